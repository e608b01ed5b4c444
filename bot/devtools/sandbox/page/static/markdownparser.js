/** A parser of Discord's markdown, from text to a tree of nodes. */

/** @typedef {{kind: string, [key: string]: any}} MarkdownNode */

const URL_END = /[.,:;!?'")\]]+$/;

/** Inline rules in order; each returns a node, or null if it does not apply. */
const INLINE = /** @type {[RegExp, (m: RegExpExecArray, whole: string) => MarkdownNode | string | null][]} */ ([
  [/\\([^\p{L}\p{N}\s])/uy, (m) => m[1]],
  [/(`{1,2})([^]*?[^`])\1(?!`)/y, (m) => ({ kind: "code", text: m[2].trim() || m[2] })],
  [/<a?:(\w+):(\d+)>/y, (m) => ({ kind: "emoji", name: m[1], id: m[2] })],
  [/<@!?(\d+)>/y, (m) => ({ kind: "person", id: m[1] })],
  [/<@&(\d+)>/y, (m) => ({ kind: "role", id: m[1] })],
  [/<#(\d+)>/y, (m) => ({ kind: "channel", id: m[1] })],
  [/<\/([^:<>]+):\d+>/y, (m) => ({ kind: "command", name: m[1] })],
  [/<t:(-?\d+)(?::([tTdDfFR]))?>/y, (m) => ({ kind: "moment", at: Number(m[1]), style: m[2] ?? "f" })],
  [/<(https?:\/\/[^\s>]+)>/y, (m) => ({ kind: "link", url: m[1], inner: [m[1]] })],
  [
    /\[((?:\\.|[^\]\\])+)\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"]*")?\)/y,
    (m) => ({ kind: "link", url: m[2], inner: inline(m[1]) }),
  ],
  [/https?:\/\/[^\s<]+/y, (m) => bareLink(m[0])],
  [/\|\|([^]+?)\|\|/y, (m) => ({ kind: "spoiler", inner: inline(m[1]) })],
  [/\*\*\*([^]+?)\*\*\*(?!\*)/y, (m) => ({ kind: "strong", inner: [{ kind: "em", inner: inline(m[1]) }] })],
  [/\*\*([^]+?)\*\*(?!\*)/y, (m) => ({ kind: "strong", inner: inline(m[1]) })],
  [/__([^]+?)__(?!_)/y, (m) => ({ kind: "u", inner: inline(m[1]) })],
  [/~~([^]+?)~~/y, (m) => ({ kind: "s", inner: inline(m[1]) })],
  [/\*(?=\S)((?:\*\*|\\[^]|[^*\\])+?)\*(?!\*)/y, (m) => ({ kind: "em", inner: inline(m[1]) })],
  [
    /_((?:\\[^]|[^_\\])+?)_(?![\p{L}\p{N}_])/uy,
    (m, whole) =>
      /[\p{L}\p{N}]/u.test(whole[m.index - 1] ?? "") ? null : { kind: "em", inner: inline(m[1]) },
  ],
  [/@(everyone|here)\b/y, (m) => ({ kind: "everyone", name: m[1] })],
]);

/** @param {string} found */
function bareLink(found) {
  const url = found.replace(URL_END, "");
  return { kind: "link", url, inner: [url], rest: found.slice(url.length) };
}

/**
 * Parse inline markdown.
 * @param {string} text
 * @returns {(string | MarkdownNode)[]}
 */
export function inline(text) {
  /** @type {(string | MarkdownNode)[]} */
  const found = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    const hit = /[\\`<[h|*_~@]/.test(text[at]) ? first(text, at) : null;
    if (!hit) {
      plain += text[at];
      at += 1;
    } else {
      if (typeof hit.mark === "string") plain += hit.mark;
      else {
        if (plain) found.push(plain);
        plain = hit.mark.rest ?? "";
        found.push(hit.mark);
      }
      at = hit.end;
    }
  }
  if (plain) found.push(plain);
  return found;
}

/** @param {string} text @param {number} at */
function first(text, at) {
  for (const [rule, make] of INLINE) {
    rule.lastIndex = at;
    const match = rule.exec(text);
    const mark = match && make(match, text);
    if (mark !== null && mark !== undefined)
      return { mark, end: at + /** @type {RegExpExecArray} */ (match)[0].length };
  }
  return null;
}

/**
 * Parse a whole text.
 * @param {string} text
 * @returns {MarkdownNode[]}
 */
export function blocks(text) {
  /** @type {MarkdownNode[]} */
  const found = [];
  const fence = /```(?:([\w+-]*)\n)?([^]*?)```\n?/g;
  let at = 0;
  for (let match = fence.exec(text); match; match = fence.exec(text)) {
    found.push(...lines(text.slice(at, match.index).replace(/\n$/, "")));
    found.push({ kind: "block", language: match[1] ?? "", text: match[2].replace(/^\n|\n$/g, "") });
    at = fence.lastIndex;
  }
  found.push(...lines(text.slice(at)));
  return found;
}

/** @param {string} text @returns {MarkdownNode[]} */
function lines(text) {
  if (!text) return [];
  /** @type {MarkdownNode[]} */
  const found = [];
  const rows = text.split("\n");
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at];
    const last = found.at(-1);
    if (row.startsWith(">>> ")) {
      found.push({ kind: "quote", inner: blocks([row.slice(4), ...rows.slice(at + 1)].join("\n")) });
      break;
    }
    const heading = /^(#{1,3}) +(.+)$/.exec(row);
    const item = /^( *)([-*]|\d+\.) +(.+)$/.exec(row);
    if (row.startsWith("> ") || row === ">") {
      const quoted = [row.slice(2)];
      while (rows[at + 1]?.startsWith("> ")) quoted.push(rows[(at += 1)].slice(2));
      found.push({ kind: "quote", inner: lines(quoted.join("\n")) });
    } else if (heading) found.push({ kind: "heading", level: heading[1].length, inner: inline(heading[2]) });
    else if (/^-# +\S/.test(row)) found.push({ kind: "small", inner: inline(row.slice(3).trim()) });
    else if (item) {
      const ordered = /\d/.test(item[2]);
      const entry = { depth: Math.min(Math.floor(item[1].length / 2), 5), inner: inline(item[3]) };
      if (last?.kind === "list" && last.ordered === ordered) last.items.push(entry);
      else found.push({ kind: "list", ordered, start: ordered ? parseInt(item[2], 10) : 1, items: [entry] });
    } else if (last?.kind === "text") last.rows.push(row);
    else found.push({ kind: "text", rows: [row] });
  }
  // Inline markdown may span several lines of a paragraph.
  for (const one of found) if (one.kind === "text") one.inner = inline(one.rows.join("\n"));
  return found;
}
