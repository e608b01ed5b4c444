"""The fields that are the same for every guild of the sandbox."""

from bot.devtools.sandbox.wire import Object

GUILD_FIELDS: Object = {
    **dict.fromkeys(
        [
            "icon",
            "description",
            "home_header",
            "splash",
            "discovery_splash",
            "banner",
            "application_id",
            "afk_channel_id",
            "system_channel_id",
            "widget_channel_id",
            "max_presences",
            "vanity_url_code",
            "rules_channel_id",
            "safety_alerts_channel_id",
            "public_updates_channel_id",
            "incidents_data",
        ]
    ),
    **dict.fromkeys(
        [
            "system_channel_flags",
            "verification_level",
            "default_message_notifications",
            "mfa_level",
            "explicit_content_filter",
            "premium_tier",
            "premium_subscription_count",
            "nsfw_level",
        ],
        0,
    ),
    "features": [],
    "emojis": [],
    "stickers": [],
    "region": "",
    "afk_timeout": 300,
    "widget_enabled": False,
    "max_members": 25_000_000,
    "max_stage_video_channel_users": 50,
    "max_video_channel_users": 25,
    "premium_progress_bar_enabled": False,
    "nsfw": False,
}
