import type { CarBrand } from "../reference.types.ts";
import { car, carBrand } from "./helpers.ts";

const landRover = carBrand({
  en: "Land Rover",
  ar: "لاند روفر",
  popular: 9,
  aliases: "landrover, lan rover, land rovar, land rovr, land rofer, لاندروفر, لندروفر, لاند روفير",
  models: [
    car(
      "Range Rover",
      "رانج روفر",
      "luxury",
      "suv",
      "1970-",
      "range, رانج, رنج, رينج, rang rover, range rovar, rangerover, vogue, range vogue, رينج روفر, رنج روفر, رنج روفير, فوغ, رانج فوغ, رنج فوغ, فوج",
    ),
    car(
      "Range Rover Sport",
      "رانج روفر سبورت",
      "luxury",
      "suv",
      "2005-",
      "range sport, rang sport, رانج سبورت, رنج سبورت, رينج سبورت, رنج روفر سبورت, رينج روفر سبورت, rang rover sport",
    ),
    car(
      "Range Rover Evoque",
      "رانج روفر إيفوك",
      "luxury",
      ["crossover", "convertible"],
      "2011-",
      "evoque, evoke, evok, ايفوك, رانج ايفوك",
    ),
    car("Range Rover Velar", "رانج روفر فيلار", "luxury", "suv", "2017-", "velar, فيلار, رانج فيلار"),
    car("Discovery", "ديسكفري", "family", "suv", "1989-", "discovry, disco, lr5, ديسكوفري, دسكفري"),
    car("Discovery Sport", "ديسكفري سبورت", "family", "suv", "2014-", "disco sport"),
    car("Defender", "ديفندر", "family", "suv", "1983-", "difender, defendar, دفندر"),
    car("Freelander", "فريلاندر", "family", "suv", "1997-2014", "free lander, فري لاندر"),
    car("LR2", "LR2", "family", "suv", "2006-2015", "lr 2"),
    car("LR3", "LR3", "family", "suv", "2004-2009", "lr 3"),
    car("LR4", "LR4", "family", "suv", "2009-2016", "lr 4"),
  ],
});

const jaguar = carBrand({
  en: "Jaguar",
  ar: "جاكوار",
  aliases: "jagwar, gaguar, jaguare, جغوار, جاغوار, جكوار, جاجوار",
  models: [
    car("XE", "XE", "luxury", "sedan", "2015-2024", "x e, اكس اي"),
    car("XF", "XF", "luxury", "sedan", "2007-2024", "x f, اكس اف"),
    car("XJ", "XJ", "luxury", "sedan", "1968-2019", "xj6, xj8, xjl, اكس جي"),
    car("XK", "XK", "luxury", ["coupe", "convertible"], "1996-2014", "xk8, xkr"),
    car("X-Type", "X-Type", "luxury", "sedan", "2001-2009", "x type, اكس تايب"),
    car("S-Type", "S-Type", "luxury", "sedan", "1999-2007", "s type, اس تايب"),
    car("F-Type", "F-Type", "luxury", ["coupe", "convertible"], "2013-2024", "f type, اف تايب"),
    car("E-Pace", "E-Pace", "luxury", "crossover", "2017-2024", "e pace, اي بيس"),
    car("F-Pace", "F-Pace", "luxury", "suv", "2016-", "f pace, اف بيس"),
    car("I-Pace", "I-Pace", "luxury", "crossover", "2018-2024", "i pace"),
  ],
});

const volvo = carBrand({
  en: "Volvo",
  ar: "فولفو",
  aliases: "folvo, volve, vulvo, فلفو, فولفوو",
  models: [
    car("C30", "C30", "luxury", "hatchback", "2006-2013", "c 30"),
    car("C70", "C70", "luxury", "convertible", "1997-2013", "c 70"),
    car("S40", "S40", "family", "sedan", "1995-2012", "s 40"),
    car("S60", "S60", "luxury", "sedan", "2000-", "s 60"),
    car("S70", "S70", "family", "sedan", "1996-2000", "s 70"),
    car("S80", "S80", "luxury", "sedan", "1998-2016", "s 80"),
    car("S90", "S90", "luxury", "sedan", "2016-", "s 90"),
    car("V40", "V40", "family", "hatchback", "1995-2019", "v 40"),
    car("V60", "V60", "luxury", "wagon", "2010-", "v 60"),
    car("XC40", "XC40", "luxury", "crossover", "2017-", "xc 40"),
    car("XC60", "XC60", "luxury", "suv", "2008-", "xc 60"),
    car("XC70", "XC70", "luxury", "wagon", "2000-2016", "xc 70"),
    car("XC90", "XC90", "luxury", "suv", "2002-", "xc 90"),
    car("EX30", "EX30", "luxury", "crossover", "2023-", "ex 30"),
  ],
});

const skoda = carBrand({
  // Without its hook: for one letter a phone would fetch a font of 27 KB.
  en: "Skoda",
  ar: "سكودا",
  aliases: "skoda, scoda, skouda, shkoda, شكودا, سكوده, اسكودا",
  models: [
    car("Fabia", "فابيا", "small", "hatchback", "1999-"),
    car("Rapid", "رابيد", "small", "sedan", "2012-"),
    car("Scala", "سكالا", "family", "hatchback", "2019-"),
    car("Octavia", "أوكتافيا", "family", ["sedan", "wagon"], "1996-", "oktavia, اوكتفيا"),
    car("Superb", "سوبيرب", "luxury", ["sedan", "wagon"], "2001-", "سوبرب"),
    car("Yeti", "ييتي", "family", "crossover", "2009-2017"),
    car("Kamiq", "كاميك", "small", "crossover", "2019-"),
    car("Karoq", "كاروك", "family", "crossover", "2017-"),
    car("Kodiaq", "كودياك", "family", "suv", "2016-", "kodiak"),
    car("Enyaq", "إنياك", "family", "suv", "2020-"),
    car("Roomster", "رومستر", "van", "van", "2006-2015"),
  ],
});

export const britishSwedishCzechCars: readonly CarBrand[] = [landRover, jaguar, volvo, skoda];
