import type { CarBrand } from "../reference.types.ts";
import { car, carBrand } from "./helpers.ts";

// Rarer luxury brands that are still seen on Lebanon's roads and in its ads.

const bentley = carBrand({
  en: "Bentley",
  ar: "بنتلي",
  aliases: "bently, bintley, بينتلي, بنتلى",
  models: [
    car(
      "Continental GT",
      "كونتيننتال GT",
      "luxury",
      ["coupe", "convertible"],
      "2003-",
      "continental, كونتيننتال",
    ),
    car("Flying Spur", "فلاينغ سبير", "luxury", "sedan", "2005-", "فلاينج سبير"),
    car("Bentayga", "بنتايغا", "luxury", "suv", "2015-", "bentaiga, بنتايجا"),
    car("Mulsanne", "مولسان", "luxury", "sedan", "2010-2020"),
  ],
});

const ferrari = carBrand({
  en: "Ferrari",
  ar: "فيراري",
  aliases: "ferari, farari, فراري, فيرارى",
  models: [
    car("458 Italia", "458 إيطاليا", "luxury", ["coupe", "convertible"], "2009-2015", "458"),
    car("488 GTB", "488 GTB", "luxury", ["coupe", "convertible"], "2015-2019", "488"),
    car("F430", "F430", "luxury", ["coupe", "convertible"], "2004-2009", "430"),
    car("360 Modena", "360 مودينا", "luxury", ["coupe", "convertible"], "1999-2005", "360"),
    car("California", "كاليفورنيا", "luxury", "convertible", "2008-2017", "california t"),
    car("Portofino", "بورتوفينو", "luxury", "convertible", "2017-2023"),
    car("F8 Tributo", "F8 تريبوتو", "luxury", "coupe", "2019-2023", "f8"),
    car("Purosangue", "بوروسانغوي", "luxury", "suv", "2022-"),
  ],
});

const lamborghini = carBrand({
  en: "Lamborghini",
  ar: "لامبورغيني",
  aliases: "lamborgini, lambo, lamborghine, لمبرغيني, لامبورجيني, لمبورجيني",
  models: [
    car("Urus", "أوروس", "luxury", "suv", "2018-", "اورس"),
    car("Huracán", "هوراكان", "luxury", ["coupe", "convertible"], "2014-2024", "huracan, huracan evo"),
    car("Gallardo", "غالاردو", "luxury", ["coupe", "convertible"], "2003-2013", "galardo, جالاردو"),
    car("Aventador", "أفينتادور", "luxury", ["coupe", "convertible"], "2011-2022", "افنتادور"),
    car("Murciélago", "مورسيلاغو", "luxury", "coupe", "2001-2010", "murcielago, مورسيلاجو"),
  ],
});

const lincoln = carBrand({
  en: "Lincoln",
  ar: "لينكولن",
  aliases: "linkoln, lincon, لنكولن, لينكون",
  models: [
    car("Navigator", "نافيغيتور", "luxury", "suv", "1997-", "نافيجيتور"),
    car("Aviator", "أفيايتور", "luxury", "suv", "2002-"),
    car("Nautilus", "نوتيلوس", "luxury", "crossover", "2018-"),
    car("Corsair", "كورسير", "luxury", "crossover", "2019-2025"),
    car("MKZ", "MKZ", "luxury", "sedan", "2006-2020", "zephyr"),
    car("MKX", "MKX", "luxury", "crossover", "2006-2018"),
    car("MKC", "MKC", "luxury", "crossover", "2014-2019"),
    car("Town Car", "تاون كار", "luxury", "sedan", "1980-2011", "towncar"),
  ],
});

const maserati = carBrand({
  en: "Maserati",
  ar: "مازيراتي",
  aliases: "mazerati, maseraty, مازراتي, ماسيراتي, مزراتي",
  models: [
    car("Ghibli", "جيبلي", "luxury", "sedan", "2013-2023", "gibli, غيبلي"),
    car("Quattroporte", "كواتروبورتي", "luxury", "sedan", "1963-2023", "quatroporte"),
    car("Levante", "ليفانتي", "luxury", "suv", "2016-2024", "lifante"),
    car("Grecale", "غريكالي", "luxury", "crossover", "2022-", "جريكالي"),
    car(
      "GranTurismo",
      "غران توريزمو",
      "luxury",
      ["coupe", "convertible"],
      "2007-",
      "gran turismo, grancabrio",
    ),
    car("MC20", "MC20", "luxury", "coupe", "2020-", "mc 20"),
  ],
});

const rollsRoyce = carBrand({
  en: "Rolls-Royce",
  ar: "رولز رويس",
  aliases: "rolls, rolls royce, rols royce, رولزرويس, رولس رويس, رولز",
  models: [
    car("Ghost", "غوست", "luxury", "sedan", "2009-", "جوست"),
    car("Phantom", "فانتوم", "luxury", "sedan", "2003-", "fantom"),
    car("Wraith", "رايث", "luxury", "coupe", "2013-2023"),
    car("Dawn", "داون", "luxury", "convertible", "2015-2023"),
    car("Cullinan", "كولينان", "luxury", "suv", "2018-", "kullinan"),
  ],
});

const acura = carBrand({
  en: "Acura",
  ar: "أكورا",
  aliases: "akura, accura, اكيورا",
  models: [
    car("TL", "TL", "luxury", "sedan", "1995-2014", "تي ال"),
    car("TSX", "TSX", "luxury", "sedan", "2003-2014"),
    car("ILX", "ILX", "luxury", "sedan", "2012-2022"),
    car("RDX", "RDX", "luxury", "crossover", "2006-", "ار دي اكس"),
    car("MDX", "MDX", "luxury", "suv", "2000-", "ام دي اكس"),
    car("ZDX", "ZDX", "luxury", "crossover", "2009-2025"),
  ],
});

const hummer = carBrand({
  en: "Hummer",
  ar: "همر",
  aliases: "hammer, humer, هامر, هومر",
  models: [
    car("H1", "H1", "luxury", "suv", "1992-2006", "h 1"),
    car("H2", "H2", "luxury", "suv", "2002-2009", "h 2"),
    car("H3", "H3", "luxury", "suv", "2005-2010", "h 3"),
    car("H3T", "H3T", "luxury", "pickup", "2008-2010", "h3 t"),
  ],
});

export const otherLuxuryCars: readonly CarBrand[] = [
  bentley,
  ferrari,
  lamborghini,
  lincoln,
  maserati,
  rollsRoyce,
  acura,
  hummer,
];
