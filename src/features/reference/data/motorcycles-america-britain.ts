import type { MotorcycleBrand } from "../reference.types.ts";
import { bike, bikeBrand } from "./helpers.ts";

const harleyDavidson = bikeBrand({
  en: "Harley-Davidson",
  ar: "هارلي ديفيدسون",
  popular: 6,
  aliases: "harley, harly, harley davidson, harli, hd, هارلي, هارلي دفيدسون, هارلى",
  models: [
    bike("Sportster 883", "سبورتستر 883", "cruiser", 883, "1986-2022", "iron 883, 883, sportster, ايرون 883"),
    bike("Sportster 1200", "سبورتستر 1200", "cruiser", 1202, "1988-2022", "forty-eight, 48, iron 1200"),
    bike("Sportster S", "سبورتستر S", "cruiser", 1252, "2021-"),
    bike("Nightster", "نايتستر", "cruiser", 975, "2022-"),
    bike("Street 750", "ستريت 750", "cruiser", 749, "2014-2020", "street 500, street rod"),
    bike("Dyna", "داينا", "cruiser", 1690, "1991-2017", "dyna super glide, fat bob dyna"),
    bike("Softail", "سوفتيل", "cruiser", 1746, "1984-", "softail standard, سوفتايل"),
    bike("Fat Boy", "فات بوي", "cruiser", 1868, "1990-", "fat boy 114"),
    bike("Fat Bob", "فات بوب", "cruiser", 1868, "2008-"),
    bike("Heritage Classic", "هيريتج كلاسيك", "cruiser", 1868, "1986-", "heritage"),
    bike("V-Rod", "في رود", "cruiser", 1247, "2001-2017", "v rod, night rod"),
    bike("Road King", "رود كينغ", "touring", 1868, "1994-", "رود كينج"),
    bike("Street Glide", "ستريت غلايد", "touring", 1923, "2006-", "ستريت جلايد"),
    bike("Road Glide", "رود غلايد", "touring", 1923, "1998-", "رود جلايد"),
    bike("Electra Glide", "إلكترا غلايد", "touring", 1868, "1965-", "ultra classic, ultra limited"),
    bike("Pan America", "بان أميركا", "adventure", 1252, "2021-", "pan america 1250"),
  ],
});

const triumph = bikeBrand({
  en: "Triumph",
  ar: "ترايمف",
  aliases: "triumf, triump, trayomf, تريومف, ترايومف, تريمف",
  models: [
    bike("Bonneville T100", "بونفيل T100", "naked", 900, "2002-", "bonneville, t100, بونيفيل"),
    bike("Bonneville T120", "بونفيل T120", "naked", 1200, "2016-", "t120"),
    bike("Street Triple", "ستريت تريبل", "naked", 765, "2007-", "street triple 675, street triple 765"),
    bike("Speed Triple", "سبيد تريبل", "naked", 1160, "1994-", "speed triple 1050, speed triple 1200"),
    bike("Trident 660", "ترايدنت 660", "naked", 660, "2021-", "trident"),
    bike("Daytona 675", "دايتونا 675", "sport", 675, "2006-2018", "daytona, دايتونة"),
    bike("Tiger 800", "تايغر 800", "adventure", 800, "2010-2020", "tiger, تايجر 800"),
    bike("Tiger 900", "تايغر 900", "adventure", 888, "2020-", "تايجر 900"),
    bike("Tiger 1200", "تايغر 1200", "adventure", 1160, "2012-", "tiger explorer, تايجر 1200"),
    bike("Thruxton", "ثراكستون", "naked", 1200, "2004-2024", "thruxton r"),
    bike("Scrambler 1200", "سكرامبلر 1200", "naked", 1200, "2019-", "scrambler 900, triumph scrambler"),
    bike("Rocket 3", "روكيت 3", "cruiser", 2458, "2004-", "rocket iii, روكت 3"),
    bike("Speed 400", "سبيد 400", "naked", 398, "2023-", "speed400, scrambler 400 x"),
  ],
});

const indian = bikeBrand({
  en: "Indian",
  ar: "إنديان",
  aliases: "indien, indian motorcycle, انديان, اندين",
  models: [
    bike("Scout", "سكاوت", "cruiser", 1133, "2014-", "skout"),
    bike("Scout Bobber", "سكاوت بوبر", "cruiser", 1133, "2017-", "bobber"),
    bike("Chief", "تشيف", "cruiser", 1890, "1999-", "chief vintage, شيف"),
    bike("Chieftain", "تشيفتن", "touring", 1811, "2013-", "chieftan"),
    bike("Roadmaster", "رود ماستر", "touring", 1811, "2014-", "road master"),
    bike("Springfield", "سبرينغفيلد", "touring", 1811, "2016-", "سبرنجفيلد"),
    bike("Challenger", "تشالنجر", "touring", 1768, "2019-", "شالنجر"),
    bike("FTR 1200", "FTR 1200", "naked", 1203, "2019-2025", "ftr"),
  ],
});

export const americanBritishMotorcycles: readonly MotorcycleBrand[] = [harleyDavidson, triumph, indian];
