# Names of teams: /team, and the form that asks for a name.

command-team = Takımının buradaki adı
command-team-name = Takımlarından birine bu sunucuda bir ad ver
command-team-clear = Bir takım adını sil: kendininkini ya da mesajları yönetebiliyorsan herhangi birini
option-team = Hangi takım; yazmazsan son oynadığın

button-team-name = Takımına ad ver
team-form-title = Takımına ad ver
team-form-label = Adınız ne olsun?
reply-team-named = Takımının bu sunucudaki adı artık **{ $name }**. Takımdan herkes bunu `/team name` ile değiştirebilir.
reply-team-cleared = Ad silindi.

team-name-unfit = Bu ad olmuyor. 2–32 karakter olsun, bahsetme ve biçimlendirme olmasın.
team-not-your-team = Bir takıma yalnızca kendi üyeleri ad verebilir.
team-no-team-yet = Burada böyle bir ad yok. Bir takım bu sunucuda bir oyun bitirince kendine ad verebilir.
