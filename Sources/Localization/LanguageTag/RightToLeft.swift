/// Which scripts and languages are written from right to left, by Unicode's likely scripts, in lower case.
enum RightToLeft {
  /// Scripts.
  static let scripts: StaticString = """
    adlm arab armi avst chrs cprt elym gara hatr hebr hung khar lydi mand mani mend merc mero narb nbat nkoo orkh \
    ougr palm phli phlp phnx prti rohg samr sarb sogd sogo syrc thaa yezi
    """

  /// Languages of two letters.
  static let twoLetterLanguages: StaticString = """
    ae ar dv fa he iw ji ks ps sd ug ur yi
    """

  /// Languages of three letters, grouped as in ``RegisteredLanguages``.
  static let threeLetterLanguages: StaticString = """
    aa:o ab:hv ac:mqwx ad:f ae:bceq af:b ai:bijq am:w ap:cd ar:cqsyz as:k at:n au:jz av:dl ay:hlnp az:b ba:l bd:z \
    be:j bf:t bg:np bh:emn bj:fm bq:i br:hk bs:hk ch:g cj:a ck:b cl:h cz:k dc:c de:fh dg:l dm:kl ec:y es:h fa:yz \
    fi:a fu:b gb:z gg:g gh:ar gi:g gj:ku gl:hk gw:cft gz:i ha:cz hb:o hk:h hn:do ho:h hr:tz hs:s hu:y is:k it:k \
    ja:dt jb:en jd:g jn:d jo:g jp:ar jr:b jy:e kb:uy kc:y kf:m kh:w kl:j km:z kq:d kt:l kv:x kx:p la:dh lh:s lk:i \
    lr:ckl ls:ads lu:vz mb:y md:e mf:ai mh:j mi:d mk:i mn:j mv:ey my:z mz:n nl:im nq:o nt:z ny:q oa:r ob:m od:k or:u \
    ot:ak ou:i pa:l pb:t pg:d ph:lnrv pl:k pr:acdx ps:hit qx:q rd:b rh:g rm:t sa:m sb:n sc:l sd:bfghs sg:ry sh:dmuv \
    si:yz sk:r sm:py so:g sq:ot sr:hz ss:h st:s sw:b sy:cnr tj:o tk:s tm:r to:v tr:agmw us:h uz:s va:f vg:r vm:h \
    wb:k wl:o wn:ei ws:v xc:o xh:e xk:acjp xl:dy xm:nr xn:a xp:r xs:a xv:i yd:g yh:d yi:h yu:d zb:a zd:j zr:p zu:m
    """

  /// Languages that are written so in some countries only.
  static let languagesByRegion: StaticString = """
    az-iq az-ir ha-cm ha-sd kk-af kk-cn kk-ir kk-mn ku-lb ky-cn ms-cc pa-pk tg-pk uz-af
    """

  /// Languages of these lists that are written from left to right in some countries.
  static let exceptionsByRegion: StaticString = """
    sd-in ug-kz ug-mn
    """
}
