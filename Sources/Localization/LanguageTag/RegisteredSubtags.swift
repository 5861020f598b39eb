/// What the IANA Language Subtag Registry (file date 2021-08-06) has besides languages, in lower case.
///
/// Private use (scripts `Qaaa` to `Qabx`, regions `QM` to `QZ` and `XA` to `XZ`) is left to code.
enum RegisteredSubtags {
  /// Scripts.
  static let scripts: StaticString = """
    adlm afak aghb ahom arab aran armi armn avst bali bamu bass batk beng bhks blis bopo brah brai bugi buhd cakm \
    cans cari cham cher chrs cirt copt cpmn cprt cyrl cyrs deva diak dogr dsrt dupl egyd egyh egyp elba elym ethi \
    geok geor glag gong gonm goth gran grek gujr guru hanb hang hani hano hans hant hatr hebr hira hluw hmng hmnp \
    hrkt hung inds ital jamo java jpan jurc kali kana khar khmr khoj kitl kits knda kore kpel kthi lana laoo latf \
    latg latn leke lepc limb lina linb lisu loma lyci lydi mahj maka mand mani marc maya medf mend merc mero mlym \
    modi mong moon mroo mtei mult mymr nand narb nbat newa nkdb nkgb nkoo nshu ogam olck orkh orya osge osma ougr \
    palm pauc pcun pelm perm phag phli phlp phlv phnx piqd plrd prti psin ranj rjng rohg roro runr samr sara sarb \
    saur sgnw shaw shrd shui sidd sind sinh sogd sogo sora soyo sund sylo syrc syre syrj syrn tagb takr tale talu \
    taml tang tavt telu teng tfng tglg thaa thai tibt tirh tnsa toto ugar vaii visp vith wara wcho wole xpeo xsux \
    yezi yiii zanb zinh zmth zsye zsym zxxx zyyy zzzz
    """

  /// Regions: countries in two letters, larger areas in three digits.
  static let regions: StaticString = """
    001 002 003 005 009 011 013 014 015 017 018 019 021 029 030 034 035 039 053 054 057 061 142 143 145 150 151 154 \
    155 202 419 aa ac ad ae af ag ai al am an ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bl bm bn bo bq \
    br bs bt bu bv bw by bz ca cc cd cf cg ch ci ck cl cm cn co cp cr cs cu cv cw cx cy cz dd de dg dj dk dm do dz \
    ea ec ee eg eh er es et eu ez fi fj fk fm fo fr fx ga gb gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk \
    hm hn hr ht hu ic id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr \
    ls lt lu lv ly ma mc md me mf mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np \
    nr nt nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sj sk sl sm \
    sn so sr ss st su sv sx sy sz ta tc td tf tg th tj tk tl tm tn to tp tr tt tv tw tz ua ug um un us uy uz va vc \
    ve vg vi vn vu wf ws yd ye yt yu za zm zr zw zz
    """

  /// Variants.
  static let variants: StaticString = """
    1606nict 1694acad 1901 1959acad 1994 1996 abl1943 akuapem alalc97 aluku ao1990 aranes arevela arevmda arkaika \
    asante auvern baku1926 balanka barla basiceng bauddha biscayan biske bohoric boont bornholm cisaup colb1945 \
    cornu creiss dajnko ekavsk emodeng fonipa fonkirsh fonnapa fonupa fonxsamp gallo gascon grclass grital grmistr \
    hepburn heploc hognorsk hsistemo ijekavsk itihasa ivanchov jauer jyutping kkcor kociewie kscor laukika lemosin \
    lengadoc lipaw luna1918 metelko monoton ndyuka nedis newfound nicard njiva nulik osojs oxendict pahawh2 pahawh3 \
    pahawh4 pamaka peano petr1708 pinyin polyton provenc puter rigik rozaj rumgr scotland scouse simple solba sotav \
    spanglis surmiran sursilv sutsilv synnejyl tarask tongyong tunumiit uccor ucrcor ulster unifon vaidika valencia \
    vallader vecdruka vivaraup wadegile xsistemo
    """

  /// Languages that may follow another one, grouped as in ``RegisteredLanguages``.
  static let extendedLanguages: StaticString = """
    aa:o ab:hv ac:mqwxy ad:fs ae:bcdn af:bg aj:p ap:cd ar:bqsyz as:efpqw au:z av:l ay:hlnp bb:z bf:ik bj:n bo:g \
    bq:ny bt:j bv:elu bz:s cd:os cj:y cm:n cn:p co:a cp:x cs:cdefglnpqrx cz:ho do:q ds:el du:p ec:s eh:s es:lno et:h \
    fc:s fs:els ga:n gd:s go:m gs:egms gu:s ha:bfk hd:s hj:i hk:s ho:s hp:s hs:hln ic:l ik:s il:s in:ls is:egr ja:kx \
    jc:s jh:s jk:s jl:s jo:s js:l ju:s kg:i kn:n kv:bkr kx:d lb:s lc:ef li:w ll:s ls:bglnoptvy lt:g lv:s lw:s lz:h \
    ma:x md:l me:o mf:abs mi:n mn:p mq:g mr:e ms:dir mu:i mz:cgy na:n nb:s nc:s ns:ilpr nz:s ok:l or:ns pe:l pg:az \
    pk:s pr:lz ps:cdeglopr py:s rm:s rs:ilm sd:l sf:bs sg:gx sh:u sl:fs sq:ksx ss:hpr sv:k sw:chl sy:y sz:s tm:w \
    ts:emqsy tz:a ug:ny uk:ls ur:k uz:ns vg:t vk:kt vs:ilv wb:s wu:u xk:i xm:lms yd:s yg:s yh:s ys:lm yu:e zi:b zl:m \
    zm:i zs:lm
    """

  /// Whole tags from before there were subtags.
  static let grandfathered: StaticString = """
    art-lojban cel-gaulish en-gb-oed i-ami i-bnn i-default i-enochian i-hak i-klingon i-lux i-mingo i-navajo i-pwn \
    i-tao i-tay i-tsu no-bok no-nyn sgn-be-fr sgn-be-nl sgn-ch-de zh-guoyu zh-hakka zh-min zh-min-nan zh-xiang
    """
}
