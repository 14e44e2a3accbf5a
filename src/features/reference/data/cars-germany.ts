import type { CarBrand } from "../reference.types.ts";
import { car, carBrand } from "./helpers.ts";

const volkswagen = carBrand({
  en: "Volkswagen",
  ar: "فولكس فاغن",
  popular: 13,
  aliases:
    "vw, volkswagon, wolkswagen, volkswagn, volks, foulks, folks, فولكس, فولكسفاغن, فولكس واجن, فولكسواغن, فولز, فولس, فولزفاكن, فولزفاغن, فولسفاكن",
  models: [
    car("Golf", "غولف", "family", ["hatchback", "wagon"], "1974-", "gulf, golff, جولف, كولف, قولف"),
    car(
      "Golf GTI",
      "غولف GTI",
      "family",
      "hatchback",
      "1976-",
      "gti, جي تي اي, جولف جي تي اي, غولف جي تي اي",
    ),
    car("Golf R", "غولف R", "luxury", "hatchback", "2002-", "r32, جولف ار"),
    car("Jetta", "جيتا", "family", "sedan", "1979-", "jeta, getta, جتا"),
    car("Passat", "باسات", "family", ["sedan", "wagon"], "1973-", "pasat, passad, بسات"),
    car("CC", "CC", "family", "sedan", "2008-2017", "passat cc, سي سي"),
    car("Arteon", "أرتيون", "luxury", "sedan", "2017-2024"),
    car("Polo", "بولو", "small", "hatchback", "1975-", "bolo, polo gti"),
    car("Up", "أب", "small", "hatchback", "2011-2023", "vw up, up!"),
    car(
      "Beetle",
      "بيتل",
      "small",
      ["hatchback", "convertible"],
      "1938-2019",
      "bettle, new beetle, coccinelle, خنفسة, بيتلز",
    ),
    car("Bora", "بورا", "family", "sedan", "1998-2015"),
    car("Scirocco", "سيروكو", "family", "coupe", "1974-2017", "siroco, sirocco, شيروكو"),
    car("Eos", "إيوس", "family", "convertible", "2006-2015"),
    car("Phaeton", "فايتون", "luxury", "sedan", "2002-2016"),
    car("T-Roc", "تي روك", "family", "crossover", "2017-", "t roc"),
    car("T-Cross", "تي كروس", "small", "crossover", "2018-", "t cross"),
    car("Taos", "تاوس", "family", "crossover", "2020-"),
    car("Tiguan", "تيغوان", "family", ["suv", "crossover"], "2007-", "tigwan, tiguen, تيجوان, تيقوان"),
    car("Atlas", "أطلس", "family", "suv", "2017-", "teramont, تيرامونت"),
    car("Touareg", "طوارق", "luxury", "suv", "2002-", "tuareg, toareg, twareg, طوارغ, تواريغ, توارق"),
    car("ID.3", "آي دي 3", "family", "hatchback", "2019-", "id 3"),
    car("ID.4", "آي دي 4", "family", "crossover", "2020-", "id 4"),
    car("ID.6", "آي دي 6", "family", "suv", "2021-", "id 6"),
    car("Touran", "توران", "van", "van", "2003-"),
    car("Caddy", "كادي", "van", "van", "1980-", "cady"),
    car("Transporter", "ترانسبورتر", "van", "van", "1950-", "multivan, caravelle, t4, t5"),
    car("Amarok", "أماروك", "truck", "pickup", "2010-"),
  ],
});

const porsche = carBrand({
  en: "Porsche",
  ar: "بورشه",
  popular: 16,
  aliases: "porsh, porche, borsh, borsche, porshe, بورش, بورشة, بورشي",
  models: [
    car(
      "911",
      "911",
      "luxury",
      ["coupe", "convertible"],
      "1963-",
      "carrera, turbo s, gt3, كاريرا, 911 كاريرا",
    ),
    car("Boxster", "بوكستر", "luxury", "convertible", "1996-2016", "boxter, boxester"),
    car("Cayman", "كايمان", "luxury", "coupe", "2005-2016", "kayman"),
    car("718", "718", "luxury", ["coupe", "convertible"], "2016-2025", "718 boxster, 718 cayman"),
    car("Cayenne", "كايين", "luxury", ["suv", "coupe"], "2002-", "cayene, kayen, كاين, كيان, كايان"),
    car("Macan", "ماكان", "luxury", ["suv", "crossover"], "2014-", "makan, ماكن"),
    car("Panamera", "باناميرا", "luxury", "sedan", "2009-", "panamira, بنميرا, بانميرا"),
    car("Taycan", "تايكان", "luxury", "sedan", "2019-", "taikan"),
    car("944", "944", "luxury", "coupe", "1982-1991"),
    car("928", "928", "luxury", "coupe", "1977-1995"),
  ],
});

const opel = carBrand({
  en: "Opel",
  ar: "أوبل",
  aliases: "opal, obel, opell, vauxhall, اوبيل, اوبال",
  models: [
    car("Astra", "أسترا", "family", ["hatchback", "sedan", "wagon"], "1991-", "اسطرا"),
    car("Corsa", "كورسا", "small", "hatchback", "1982-", "korsa"),
    car("Vectra", "فيكترا", "family", "sedan", "1988-2008", "vektra, فكترا"),
    car("Insignia", "إنسيغنيا", "family", "sedan", "2008-2022", "انسيجنيا"),
    car("Omega", "أوميغا", "family", "sedan", "1986-2003", "اوميجا"),
    car("Tigra", "تيغرا", "small", "coupe", "1994-2009", "تيجرا"),
    car("Adam", "آدم", "small", "hatchback", "2012-2019"),
    car("Meriva", "ميريفا", "van", "van", "2003-2017"),
    car("Zafira", "زافيرا", "van", "van", "1999-"),
    car("Mokka", "موكا", "family", "crossover", "2012-", "moka"),
    car("Crossland", "كروسلاند", "family", "crossover", "2017-2024"),
    car("Grandland", "غراندلاند", "family", "crossover", "2017-", "جراند لاند"),
    car("Combo", "كومبو", "van", "van", "1993-"),
  ],
});

const mini = carBrand({
  en: "MINI",
  ar: "ميني",
  aliases: "miny, minni",
  models: [
    car("One", "ون", "small", "hatchback", "2001-", "mini one"),
    car("Cooper", "كوبر", "small", ["hatchback", "convertible"], "1961-", "mini cooper, koper, ميني كوبر"),
    car("Cooper S", "كوبر S", "small", ["hatchback", "convertible"], "1963-", "mini cooper s, كوبر اس"),
    car("John Cooper Works", "جون كوبر ووركس", "luxury", "hatchback", "2008-", "jcw"),
    car("Countryman", "كنتريمان", "family", "crossover", "2010-", "country man, كونتري مان, كانتريمان"),
    car("Clubman", "كلوبمان", "family", "wagon", "2007-2024", "club man, كلبمان"),
    car("Paceman", "بيسمان", "family", "crossover", "2012-2016"),
    car("Coupe", "كوبيه", "small", "coupe", "2011-2015", "mini coupe, mini roadster"),
  ],
});

export const germanCars: readonly CarBrand[] = [volkswagen, porsche, opel, mini];
