import type { CarBrand } from "../reference.types.ts";
import { car, carBrand } from "./helpers.ts";

// Rarer brands that are still seen on Lebanon's roads and in its ads.

const cupra = carBrand({
  en: "CUPRA",
  ar: "كوبرا",
  aliases: "koopra, seat cupra, كوبرة, سيات كوبرا",
  models: [
    car("Formentor", "فورمنتور", "family", "crossover", "2020-"),
    car("Leon", "ليون", "family", "hatchback", "2018-", "cupra leon"),
    car("Ateca", "أتيكا", "family", "crossover", "2018-", "cupra ateca"),
    car("Born", "بورن", "family", "hatchback", "2021-"),
  ],
});

const daewoo = carBrand({
  en: "Daewoo",
  ar: "دايو",
  aliases: "dawoo, daewo, دايوو",
  models: [
    car("Lanos", "لانوس", "small", "sedan", "1997-2009", "lanoss"),
    car("Nubira", "نوبيرا", "family", "sedan", "1997-2009"),
    car("Leganza", "ليغانزا", "family", "sedan", "1997-2002", "ليجانزا"),
    car("Matiz", "ماتيز", "small", "hatchback", "1998-2011"),
    car("Espero", "إسبيرو", "family", "sedan", "1990-1999"),
    car("Cielo", "سييلو", "small", "sedan", "1994-2016", "racer, nexia"),
  ],
});

const daihatsu = carBrand({
  en: "Daihatsu",
  ar: "دايهاتسو",
  aliases: "dihatsu, daihatso, دايهتسو, ديهاتسو",
  models: [
    car("Terios", "تيريوس", "small", "suv", "1997-", "terious"),
    car("Sirion", "سيريون", "small", "hatchback", "1998-"),
    car("Charade", "شاراد", "small", "hatchback", "1977-2013"),
    car("Feroza", "فيروزا", "small", "suv", "1988-1999", "rocky"),
    car("Gran Max", "غران ماكس", "van", ["van", "pickup"], "2007-", "granmax, جران ماكس"),
    car("Cuore", "كوري", "small", "hatchback", "1980-2013"),
  ],
});

const haval = carBrand({
  en: "Haval",
  ar: "هافال",
  aliases: "hafal, havall, great wall, gwm, هفال, جريت وول",
  models: [
    car("Jolion", "جوليان", "family", "crossover", "2020-", "jolyon, جوليون"),
    car("H2", "H2", "family", "crossover", "2014-2021", "h 2"),
    car("H6", "H6", "family", "suv", "2011-", "h 6"),
    car("H9", "H9", "family", "suv", "2014-", "h 9"),
    car("Dargo", "دارغو", "family", "suv", "2020-", "دارجو"),
  ],
});

const isuzu = carBrand({
  en: "Isuzu",
  ar: "إيسوزو",
  aliases: "izuzu, esuzu, isuzo, ايزوزو, اسوزو, ايسزو",
  models: [
    car("D-Max", "دي ماكس", "truck", "pickup", "2002-", "d max, ديماكس"),
    car("NPR", "NPR", "truck", "truck", "1984-", "ان بي ار"),
    car("NKR", "NKR", "truck", "truck", "1984-", "elf"),
    car("Trooper", "تروبر", "family", "suv", "1981-2005"),
    car("Rodeo", "روديو", "family", "suv", "1988-2004"),
    car("MU-X", "MU-X", "family", "suv", "2013-", "mu x"),
  ],
});

const jetour = carBrand({
  en: "Jetour",
  ar: "جيتور",
  aliases: "jetur, jitour, جتور",
  models: [
    car("X50", "X50", "family", "crossover", "2023-", "x 50"),
    car("X70", "X70", "family", "suv", "2018-", "x 70, x70 plus"),
    car("X90", "X90", "family", "suv", "2019-", "x 90, x90 plus"),
    car("Dashing", "داشينغ", "family", "crossover", "2022-", "داشينج"),
    car("T1", "T1", "family", "suv", "2024-", "t 1"),
    car("T2", "T2", "family", "suv", "2023-", "t 2, traveller"),
  ],
});

const smart = carBrand({
  en: "Smart",
  ar: "سمارت",
  aliases: "smart car, smarte, سمرت",
  models: [
    car("ForTwo", "فورتو", "small", ["coupe", "convertible"], "1998-2024", "for two, فور تو"),
    car("ForFour", "فورفور", "small", "hatchback", "2004-2021", "for four, فور فور"),
    car("Roadster", "رودستر", "small", "convertible", "2003-2005"),
    car("#1", "#1", "family", "crossover", "2022-", "smart 1, hashtag one"),
  ],
});

const ssangyong = carBrand({
  en: "SsangYong",
  ar: "سانغ يونغ",
  aliases: "ssang yong, sangyong, kgm, سانج يونج, سانغيونغ",
  models: [
    car("Tivoli", "تيفولي", "small", "crossover", "2015-"),
    car("Korando", "كوراندو", "family", "suv", "1983-"),
    car("Rexton", "ركستون", "family", "suv", "2001-", "rextone, ريكستون"),
    car("Actyon", "أكتيون", "family", ["suv", "pickup"], "2005-"),
    car("Musso", "موسو", "truck", ["pickup", "suv"], "1993-"),
  ],
});

export const otherCars: readonly CarBrand[] = [
  cupra,
  daewoo,
  daihatsu,
  haval,
  isuzu,
  jetour,
  smart,
  ssangyong,
];
