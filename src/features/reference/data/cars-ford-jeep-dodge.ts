import type { CarBrand } from "../reference.types.ts";
import { car, carBrand } from "./helpers.ts";

const jeep = carBrand({
  en: "Jeep",
  ar: "جيب",
  popular: 8,
  aliases: "jib, jeeb, geep, jip, جييب, جيب امريكي, جيب أميركي",
  models: [
    car(
      "Wrangler",
      "رانغلر",
      "family",
      ["suv", "convertible"],
      "1986-",
      "rangler, wrangeler, rubicon, sahara, رانجلر, رنجلر, روبيكون, رانكلر",
    ),
    car(
      "Grand Cherokee",
      "غراند شيروكي",
      "family",
      "suv",
      "1992-",
      "grand sheroke, gran cherokee, srt8, جراند شيروكي, كراند شيروكي, غراند",
    ),
    car("Cherokee", "شيروكي", "family", "suv", "1974-", "sheroke, cheroki, شروكي"),
    car("Liberty", "ليبرتي", "family", "suv", "2001-2012", "liberti, ليبيرتي"),
    car("Compass", "كومباس", "family", "crossover", "2006-", "kompas, كمباس"),
    car("Patriot", "باتريوت", "family", "suv", "2006-2017", "patryot"),
    car("Renegade", "رينيغيد", "small", "crossover", "2014-", "renegad, رينيجيد, رينغيد"),
    car("Commander", "كوماندر", "family", "suv", "2005-2010", "komander"),
    car("Gladiator", "غلادياتور", "truck", "pickup", "2019-", "جلادياتور"),
    car("Grand Wagoneer", "غراند واغونير", "luxury", "suv", "1984-", "جراند واجونير"),
    car("Wagoneer", "واغونير", "luxury", "suv", "1962-", "واجونير"),
    car("CJ-7", "سي جي 7", "family", "suv", "1976-1986", "cj, cj 7"),
    car("Avenger", "أفنجر", "small", "crossover", "2022-"),
  ],
});

const ford = carBrand({
  en: "Ford",
  ar: "فورد",
  popular: 10,
  aliases: "fored, fourd, forde, فوورد",
  models: [
    car("Fiesta", "فييستا", "small", "hatchback", "1976-2023", "festa, فيستا, فيستة"),
    car("Focus", "فوكس", "family", ["hatchback", "sedan"], "1998-2025", "fokus, foucus, فوكاس"),
    car("Fusion", "فيوجن", "family", "sedan", "2005-2020", "fuzion, فيوزن, فيوجين"),
    car("Mondeo", "مونديو", "family", "sedan", "1993-2022", "mundeo"),
    car("Taurus", "توروس", "family", "sedan", "1985-", "torus, tawrus, تورس, طوروس"),
    car("Crown Victoria", "كراون فيكتوريا", "family", "sedan", "1991-2011", "crown vic"),
    car(
      "Mustang",
      "موستنغ",
      "luxury",
      ["coupe", "convertible"],
      "1964-",
      "mostang, musteng, موستانج, موستانغ, مستنج, موستنج",
    ),
    car("Mustang Mach-E", "موستنغ ماك-إي", "luxury", "crossover", "2020-", "mach e, mache"),
    car("EcoSport", "إيكوسبورت", "small", "crossover", "2003-2022", "eco sport, ايكو سبورت"),
    car("Escape", "إسكيب", "family", "crossover", "2000-", "escap, اسكايب, kuga, كوغا"),
    car("Edge", "إيدج", "family", "crossover", "2006-2024", "edg, ادج"),
    car("Explorer", "إكسبلورر", "family", "suv", "1990-", "explorar, exploror, اكسبلورار, اكسبلور"),
    car("Expedition", "إكسبيديشن", "family", "suv", "1996-", "expidition, اكسبدشن, اكسبديشن"),
    car("Everest", "إيفرست", "family", "suv", "2003-"),
    car("Territory", "تيريتوري", "family", "crossover", "2018-", "teritory, تريتوري"),
    car("Flex", "فليكس", "family", "crossover", "2008-2019"),
    car("Bronco", "برونكو", "family", "suv", "1965-", "bronko"),
    car("Bronco Sport", "برونكو سبورت", "family", "crossover", "2020-"),
    car("Ranger", "رينجر", "truck", "pickup", "1982-", "rangar, ford ranger, رنجر, رانجر"),
    car("F-150", "إف 150", "truck", "pickup", "1975-", "f 150, raptor, اف 150, رابتر, رابتور"),
    car("F-250", "إف 250", "truck", "pickup", "1953-", "f 250, super duty, اف 250"),
    car("Transit", "ترانزيت", "van", "van", "1965-", "tranzit, ترانزت"),
    car("Econoline", "إيكونولاين", "van", "van", "1961-2014", "e150, e-150"),
  ],
});

const dodge = carBrand({
  en: "Dodge",
  ar: "دودج",
  aliases: "doge, dodg, dudge, دوج, دوجد",
  models: [
    car(
      "Charger",
      "تشارجر",
      "luxury",
      ["sedan", "coupe"],
      "1966-",
      "sharger, chargar, hellcat, تشارجير, شارجر, شرجر",
    ),
    car("Challenger", "تشالنجر", "luxury", "coupe", "1970-2023", "chalenger, shalenger, تشالينجر, شالنجر"),
    car("Neon", "نيون", "family", "sedan", "1994-2020"),
    car("Avenger", "أفنجر", "family", "sedan", "1995-2014", "افينجر"),
    car("Dart", "دارت", "family", "sedan", "1960-2016"),
    car("Caliber", "كاليبر", "family", "hatchback", "2006-2012", "calibre, كليبر"),
    car("Journey", "جيرني", "family", "crossover", "2008-2020", "jorney, جورني"),
    car("Nitro", "نيترو", "family", "suv", "2006-2012"),
    car("Durango", "دورانغو", "family", "suv", "1997-", "durengo, دورانجو"),
    car("Hornet", "هورنت", "family", "crossover", "2022-2025"),
    car("Viper", "فايبر", "luxury", "coupe", "1991-2017", "viber"),
    car("Ram 1500", "رام 1500", "truck", "pickup", "1981-", "ram, dodge ram, trx, دودج رام"),
    car("Grand Caravan", "غراند كارافان", "van", "van", "1984-2020", "caravan, كارافان, جراند كرفان"),
  ],
});

const chrysler = carBrand({
  en: "Chrysler",
  ar: "كرايسلر",
  aliases: "crysler, chrisler, kraysler, كرايزلر, كريسلر",
  models: [
    car("300", "300", "luxury", "sedan", "2004-2023", "300c, 300 c, 300s"),
    car("200", "200", "family", ["sedan", "convertible"], "2010-2017"),
    car("Sebring", "سيبرينغ", "family", ["sedan", "convertible"], "1995-2010", "سيبرنج"),
    car("PT Cruiser", "بي تي كروزر", "family", "hatchback", "2000-2010", "pt"),
    car("Crossfire", "كروسفاير", "luxury", ["coupe", "convertible"], "2003-2008"),
    car("Town & Country", "تاون آند كنتري", "van", "van", "1990-2016", "town country"),
    car("Pacifica", "باسيفيكا", "van", "van", "2003-"),
    car("Voyager", "فواياجر", "van", "van", "1988-"),
  ],
});

export const fordAndChryslerGroups: readonly CarBrand[] = [jeep, ford, dodge, chrysler];
