import type { MotorcycleBrand } from "../reference.types.ts";
import { bike, bikeBrand } from "./helpers.ts";

const bmw = bikeBrand({
  en: "BMW",
  ar: "بي إم دبليو",
  popular: 7,
  aliases: "bm, bmw motorrad, بي ام, بي ام دبليو, ب ام",
  models: [
    bike("S 1000 RR", "S 1000 RR", "sport", 999, "2009-", "s1000, s 1000, اس 1000"),
    bike("S 1000 R", "S 1000 R", "naked", 999, "2014-"),
    bike("S 1000 XR", "S 1000 XR", "touring", 999, "2015-"),
    bike("M 1000 RR", "M 1000 RR", "sport", 999, "2020-", "m1000"),
    bike("R 1200 GS", "R 1200 GS", "adventure", 1170, "2004-2018", "gs 1200, gs1200, 1200 gs, جي اس 1200"),
    bike("R 1250 GS", "R 1250 GS", "adventure", 1254, "2018-2024", "gs 1250, gs1250, 1250 gs, جي اس 1250"),
    bike("R 1300 GS", "R 1300 GS", "adventure", 1300, "2023-", "gs 1300, gs1300"),
    bike("F 800 GS", "F 800 GS", "adventure", 798, "2008-", "gs 800, gs800"),
    bike("F 850 GS", "F 850 GS", "adventure", 853, "2018-2023", "gs 850, gs850"),
    bike("G 310 R", "G 310 R", "naked", 313, "2016-", "g310, g 310"),
    bike("G 310 GS", "G 310 GS", "adventure", 313, "2017-", "gs 310"),
    bike("R nineT", "R nineT", "naked", 1170, "2013-2023", "ninet, r9t, nine t"),
    bike("K 1600 GTL", "K 1600 GTL", "touring", 1649, "2011-", "k1600"),
    bike("R 18", "R 18", "cruiser", 1802, "2020-"),
    bike("C 400 X", "C 400 X", "scooter", 350, "2018-", "c400, c 400 gt"),
    bike("C 650 GT", "C 650 GT", "scooter", 647, "2012-2020", "c650"),
  ],
});

const ktm = bikeBrand({
  en: "KTM",
  ar: "كي تي إم",
  popular: 8,
  aliases: "k t m, كي تي ام, كيتم",
  models: [
    bike("Duke 125", "ديوك 125", "naked", 125, "2011-", "duke, 125 duke, دوك 125"),
    bike("Duke 200", "ديوك 200", "naked", 200, "2012-", "200 duke, دوك 200"),
    bike("Duke 390", "ديوك 390", "naked", 373, "2013-", "390 duke, دوك 390"),
    bike("Duke 690", "ديوك 690", "naked", 690, "2008-2019", "690 duke"),
    bike("Duke 790", "ديوك 790", "naked", 799, "2018-", "790 duke"),
    bike("Super Duke 1290", "سوبر ديوك 1290", "naked", 1301, "2014-2023", "1290 super duke, super duke"),
    bike("RC 390", "RC 390", "sport", 373, "2014-", "rc 200, rc 125"),
    bike("390 Adventure", "390 أدفنتشر", "adventure", 373, "2020-", "adventure 390"),
    bike("790 Adventure", "790 أدفنتشر", "adventure", 799, "2019-", "adventure 790, 890 adventure"),
    bike(
      "1290 Super Adventure",
      "1290 سوبر أدفنتشر",
      "adventure",
      1301,
      "2015-2024",
      "adventure 1290, super adventure",
    ),
    bike("SX-F 250", "SX-F 250", "dirt", 250, "2005-", "250 sxf, 250 sx-f"),
    bike("SX-F 450", "SX-F 450", "dirt", 450, "2007-", "450 sxf, 450 sx-f"),
    bike("EXC 300", "EXC 300", "dirt", 293, "1990-", "300 exc, exc"),
  ],
});

const ducati = bikeBrand({
  en: "Ducati",
  ar: "دوكاتي",
  popular: 10,
  aliases: "dukati, ducatti, dokati, دوكاتى, دكاتي",
  models: [
    bike("Panigale V4", "بانيغالي V4", "sport", 1103, "2018-", "panigale, v4, v4s, بانيجالي"),
    bike("Panigale V2", "بانيغالي V2", "sport", 955, "2019-", "v2, panigale 959"),
    bike("1199 Panigale", "1199 بانيغالي", "sport", 1198, "2012-2014", "1199, 1299"),
    bike("Monster 821", "مونستر 821", "naked", 821, "2014-2020", "monster, monster 796, مونستر"),
    bike("Monster 937", "مونستر 937", "naked", 937, "2021-", "monster plus"),
    bike("Streetfighter V4", "ستريت فايتر V4", "naked", 1103, "2020-", "streetfighter, ستريتفايتر"),
    bike("Diavel", "ديافل", "cruiser", 1262, "2011-", "xdiavel, diavel v4, ديافيل"),
    bike(
      "Multistrada",
      "مالتي سترادا",
      "adventure",
      1158,
      "2003-",
      "multistrada v4, multistrada 950, ملتي سترادا",
    ),
    bike("Hypermotard", "هايبر موتارد", "naked", 937, "2007-", "hypermotard 950"),
    bike("Scrambler", "سكرامبلر", "naked", 803, "2015-", "scrambler icon, ducati scrambler"),
    bike("DesertX", "ديزرت إكس", "adventure", 937, "2022-", "desert x"),
  ],
});

const aprilia = bikeBrand({
  en: "Aprilia",
  ar: "أبريليا",
  aliases: "aprillia, abrilia, ابريلا",
  models: [
    bike("RSV4", "RSV4", "sport", 1099, "2009-", "rsv 4, rsv"),
    bike("RS 660", "RS 660", "sport", 659, "2020-"),
    bike("RS 125", "RS 125", "sport", 125, "1992-", "rs4 125"),
    bike("Tuono V4", "تونو V4", "naked", 1077, "2011-", "tuono, tuono 1100"),
    bike("Tuono 660", "تونو 660", "naked", 659, "2021-"),
    bike("Shiver 900", "شيفر 900", "naked", 896, "2007-2020", "shiver, shiver 750"),
    bike("Dorsoduro 900", "دورسودورو 900", "naked", 896, "2008-2020", "dorsoduro"),
    bike("Tuareg 660", "طوارق 660", "adventure", 659, "2021-", "tuareg"),
    bike("SR GT 200", "SR GT 200", "scooter", 174, "2021-", "sr gt"),
    bike("SR 50", "SR 50", "scooter", 49, "1992-2020", "sr, sr50 r"),
    bike("SRV 850", "SRV 850", "scooter", 839, "2012-2016", "srv"),
  ],
});

const vespa = bikeBrand({
  en: "Vespa",
  ar: "فيسبا",
  popular: 9,
  aliases: "vesba, fespa, wespa, piaggio, فسبا, فزبا, بياجيو",
  models: [
    bike("Primavera 150", "بريمافيرا 150", "scooter", 155, "2013-", "primavera, primavera 125, primavera 50"),
    bike("Sprint 150", "سبرينت 150", "scooter", 155, "2014-", "sprint, سبرنت"),
    bike("GTS 300", "GTS 300", "scooter", 278, "2008-", "gts, gts super, جي تي اس"),
    bike("GTS 250", "GTS 250", "scooter", 244, "2005-2013"),
    bike("LX 150", "LX 150", "scooter", 151, "2005-2014", "lx, lx 125, lx 50"),
    bike("S 150", "S 150", "scooter", 151, "2007-2015", "vespa s"),
    bike("PX 150", "PX 150", "scooter", 150, "1977-2017", "px, px 200, px 125"),
    bike("ET4", "ET4", "scooter", 150, "1996-2005", "et 4, et2"),
    bike("946", "946", "scooter", 155, "2013-", "vespa 946"),
    bike("Elettrica", "إليتريكا", "electric", 0, "2018-", "electrica, vespa electric"),
  ],
});

const benelli = bikeBrand({
  en: "Benelli",
  ar: "بينيلي",
  aliases: "beneli, banelli, benili, بنيلي, بينلي, بنلي",
  models: [
    bike("TNT 135", "TNT 135", "naked", 135, "2016-", "tnt"),
    bike("TNT 25", "TNT 25", "naked", 249, "2014-", "tnt 250, bn 251, bn251"),
    bike("TNT 300", "TNT 300", "naked", 300, "2014-2020", "bn 302, bn302"),
    bike("302S", "302S", "naked", 300, "2018-", "302"),
    bike("302R", "302R", "sport", 300, "2015-"),
    bike("TNT 600i", "TNT 600i", "naked", 600, "2013-", "tnt 600, bn 600"),
    bike("752S", "752S", "naked", 754, "2019-", "752"),
    bike("Leoncino 500", "ليونتشينو 500", "naked", 500, "2017-", "leoncino, ليونسينو"),
    bike("TRK 251", "TRK 251", "adventure", 249, "2018-"),
    bike("TRK 502", "TRK 502", "adventure", 500, "2017-", "trk, trk 502x, تي ار كي 502"),
    bike("Imperiale 400", "إمبريالي 400", "cruiser", 374, "2018-", "imperiale"),
  ],
});

const husqvarna = bikeBrand({
  en: "Husqvarna",
  ar: "هسكفارنا",
  aliases: "husky, huskvarna, husqwarna, هسكي, هوسكفارنا",
  models: [
    bike("Svartpilen 401", "سفارتبيلن 401", "naked", 373, "2018-", "svartpilen"),
    bike("Vitpilen 401", "فيتبيلن 401", "naked", 373, "2018-", "vitpilen"),
    bike("Svartpilen 701", "سفارتبيلن 701", "naked", 693, "2019-2021"),
    bike("701 Enduro", "701 إندورو", "adventure", 693, "2016-", "701"),
    bike("701 Supermoto", "701 سوبرموتو", "naked", 693, "2015-"),
    bike("Norden 901", "نوردن 901", "adventure", 889, "2021-", "norden"),
    bike("FC 250", "FC 250", "dirt", 250, "2014-"),
    bike("FC 450", "FC 450", "dirt", 450, "2014-"),
    bike("FE 350", "FE 350", "dirt", 350, "2013-"),
    bike("TE 300", "TE 300", "dirt", 293, "2010-"),
  ],
});

export const europeanMotorcycles: readonly MotorcycleBrand[] = [
  bmw,
  ktm,
  ducati,
  aprilia,
  vespa,
  benelli,
  husqvarna,
];
