import type { MotorcycleBrand } from "../reference.types.ts";
import { bike, bikeBrand } from "./helpers.ts";

const bajaj = bikeBrand({
  en: "Bajaj",
  ar: "باجاج",
  aliases: "bajag, bajaaj, بجاج, باجاح",
  models: [
    bike("Boxer 100", "بوكسر 100", "naked", 99, "1997-", "boxer, boxer bm 100"),
    bike("Boxer 150", "بوكسر 150", "naked", 145, "2010-", "boxer bm 150"),
    bike("Discover 125", "ديسكفر 125", "naked", 125, "2004-2020", "discover"),
    bike("Pulsar 150", "بولسار 150", "naked", 149, "2001-", "pulsar 180, بلسر"),
    bike("Pulsar NS200", "بولسار NS200", "naked", 199, "2012-", "ns200, ns 200, pulsar 200"),
    bike("Pulsar RS200", "بولسار RS200", "sport", 199, "2015-", "rs200, rs 200"),
    bike("Dominar 400", "دومينار 400", "touring", 373, "2016-", "dominar, dominar 250"),
    bike("Avenger 220", "أفنجر 220", "cruiser", 220, "2010-", "avenger"),
    bike("Platina 100", "بلاتينا 100", "naked", 102, "2006-", "platina"),
  ],
});

const tvs = bikeBrand({
  en: "TVS",
  ar: "تي في إس",
  aliases: "t v s, tvs motor, تي في اس",
  models: [
    bike("Apache RTR 160", "أباتشي RTR 160", "naked", 160, "2007-", "apache 160, اباتشي 160"),
    bike("Apache RTR 180", "أباتشي RTR 180", "naked", 177, "2009-", "apache 180, اباتشي 180"),
    bike("Apache RTR 200", "أباتشي RTR 200", "naked", 198, "2016-", "apache 200, اباتشي 200"),
    bike("Apache RR 310", "أباتشي RR 310", "sport", 312, "2017-", "rr310, apache 310"),
    bike("HLX 125", "HLX 125", "naked", 125, "2013-", "hlx, star hlx, tvs star"),
    bike("HLX 150", "HLX 150", "naked", 147, "2016-", "hlx 150x"),
    bike("NTorq 125", "إنتورك 125", "scooter", 125, "2018-", "ntorq, n torq"),
    bike("Jupiter", "جوبيتر", "scooter", 110, "2013-", "jupiter 110, jupiter 125"),
    bike("Wego", "ويغو", "scooter", 110, "2010-2021", "we go, ويجو"),
    bike("iQube", "آي كيوب", "electric", 0, "2020-", "i qube"),
  ],
});

const hero = bikeBrand({
  en: "Hero",
  ar: "هيرو",
  aliases: "hero honda, hero motocorp, hiro, heero, هيرو هوندا",
  models: [
    bike("Splendor", "سبلندر", "naked", 97, "1994-", "splendor plus, سبلندور"),
    bike("Passion Pro", "باشن برو", "naked", 113, "2001-", "passion"),
    bike("Glamour", "غلامور", "naked", 125, "2005-", "جلامور"),
    bike("Hunk", "هانك", "naked", 150, "2007-", "hunk 150, hunk 160, hunk 200"),
    bike("Karizma", "كاريزما", "sport", 223, "2003-", "karizma zmr, karizma xmr"),
    bike("Xpulse 200", "إكس بلس 200", "adventure", 200, "2019-", "x pulse, xpulse"),
    bike("Xtreme 160R", "إكستريم 160R", "naked", 163, "2020-", "xtreme, xtreme 200"),
    bike("Pleasure", "بليجر", "scooter", 111, "2006-", "pleasure plus"),
    bike("Maestro", "مايسترو", "scooter", 110, "2012-2023", "maestro edge"),
  ],
});

const royalEnfield = bikeBrand({
  en: "Royal Enfield",
  ar: "رويال إنفيلد",
  aliases: "royal, enfield, royal infield, royalenfild, رويال انفيلد, انفيلد",
  models: [
    bike("Classic 350", "كلاسيك 350", "cruiser", 349, "2009-", "classic"),
    bike("Classic 500", "كلاسيك 500", "cruiser", 499, "2009-2020"),
    bike("Bullet 350", "بوليت 350", "cruiser", 349, "1948-", "bullet, بولت"),
    bike("Meteor 350", "ميتيور 350", "cruiser", 349, "2020-", "meteor"),
    bike("Hunter 350", "هنتر 350", "naked", 349, "2022-", "hunter"),
    bike("Himalayan", "هيمالايان", "adventure", 411, "2016-", "himalayan 411, himalayan 450, همالايا"),
    bike("Scram 411", "سكرام 411", "adventure", 411, "2022-", "scram"),
    bike("Interceptor 650", "إنترسبتور 650", "naked", 648, "2018-", "interceptor, int 650"),
    bike("Continental GT 650", "كونتيننتال GT 650", "naked", 648, "2018-", "continental gt, gt 650"),
    bike("Super Meteor 650", "سوبر ميتيور 650", "cruiser", 648, "2023-", "super meteor"),
  ],
});

const sym = bikeBrand({
  en: "SYM",
  ar: "إس واي إم",
  popular: 3,
  aliases: "s y m, sanyang, اس واي ام",
  models: [
    bike("Symphony ST 200", "سيمفوني ST 200", "scooter", 169, "2015-", "st 200, st200, سمفوني 200"),
    bike(
      "Symphony SR 150",
      "سيمفوني SR 150",
      "scooter",
      150,
      "2009-",
      "symphony, sr 150, symphony s, سمفوني",
    ),
    bike("Jet 14", "جت 14", "scooter", 169, "2017-", "jet, jet 14 200"),
    bike("Fiddle III", "فيدل 3", "scooter", 169, "2014-", "fiddle, fiddle 2, fiddle 3, فيديل"),
    bike("Orbit II", "أوربت 2", "scooter", 124, "2008-", "orbit, orbit 2, orbit 3"),
    bike("HD 200", "HD 200", "scooter", 171, "2003-2019", "hd2, hd 300"),
    bike("Citycom 300", "سيتي كوم 300", "scooter", 263, "2008-2020", "citycom, city com"),
    bike("Joymax 250", "جوي ماكس 250", "scooter", 249, "2006-", "joymax, joymax z, joy max"),
    bike("Joyride 200", "جوي رايد 200", "scooter", 171, "2001-", "joyride, joy ride, joyride 16"),
    bike("Cruisym 300", "كروسيم 300", "scooter", 278, "2017-", "cruisym"),
    bike("Maxsym 400", "ماكسيم 400", "scooter", 399, "2011-", "maxsym, maxsym 600, maxsym tl"),
    bike("Wolf 125", "وولف 125", "naked", 124, "1980-", "wolf, wolf sb250"),
    bike("NH T 300", "NH T 300", "adventure", 278, "2019-", "nht, nht 200, nhx"),
  ],
});

const kymco = bikeBrand({
  en: "Kymco",
  ar: "كيمكو",
  aliases: "kimco, kimko, kymko, كمكو, كيمكوو",
  models: [
    bike("Agility 125", "أجيليتي 125", "scooter", 125, "2005-", "agility, agility 150, agility 200, اجلتي"),
    bike("Like 150", "لايك 150", "scooter", 150, "2009-", "like, like 125, like 200"),
    bike("People S 200", "بيبل S 200", "scooter", 163, "1999-", "people, people s, people gt"),
    bike("Super 8", "سوبر 8", "scooter", 150, "2007-", "super 8 150"),
    bike("Downtown 300", "داون تاون 300", "scooter", 299, "2009-", "downtown, downtown 350, داونتاون"),
    bike(
      "Xciting 400",
      "إكسايتينغ 400",
      "scooter",
      400,
      "2005-",
      "xciting, xciting 500, xciting 250, exciting, اكسايتنج",
    ),
    bike("AK 550", "AK 550", "scooter", 550, "2017-", "ak, ak550"),
    bike("DT X360", "DT X360", "scooter", 321, "2021-", "dtx, dtx 360"),
    bike("Venox 250", "فينوكس 250", "cruiser", 249, "2002-2014", "venox"),
    bike("Pulsar 125", "بولسار 125", "naked", 124, "1998-", "kymco pulsar"),
  ],
});

const cfmoto = bikeBrand({
  en: "CFMoto",
  ar: "سي إف موتو",
  aliases: "cf moto, cf, سي اف موتو, سي اف",
  models: [
    bike("250NK", "250NK", "naked", 249, "2018-", "nk 250, 250 nk"),
    bike("300NK", "300NK", "naked", 292, "2018-", "nk 300, 300 nk"),
    bike("450NK", "450NK", "naked", 449, "2023-", "nk 450, 450 nk"),
    bike("650NK", "650NK", "naked", 649, "2011-", "nk 650, 650 nk"),
    bike("800NK", "800NK", "naked", 799, "2023-", "nk 800, 800 nk"),
    bike("300SR", "300SR", "sport", 292, "2020-", "sr 300, 250sr, 300 sr"),
    bike("450SR", "450SR", "sport", 449, "2022-", "sr 450, 450 sr"),
    bike("650MT", "650MT", "adventure", 649, "2016-", "mt 650, 650 mt"),
    bike("450MT", "450MT", "adventure", 449, "2023-", "mt 450, 450 mt, ibex 450"),
    bike("800MT", "800MT", "adventure", 799, "2021-", "mt 800, 800 mt, ibex 800"),
    bike("650GT", "650GT", "touring", 649, "2019-", "gt 650, 650 gt"),
    bike("700CL-X", "700CL-X", "naked", 693, "2020-", "clx, 700 clx, clx 700"),
    bike("450CL-C", "450CL-C", "cruiser", 449, "2023-", "clc 450, 450 clc"),
  ],
});

export const asianMotorcycles: readonly MotorcycleBrand[] = [
  bajaj,
  tvs,
  hero,
  royalEnfield,
  sym,
  kymco,
  cfmoto,
];
