import type { CarBrand } from "../reference.types.ts";
import { car, carBrand } from "./helpers.ts";

const chevrolet = carBrand({
  en: "Chevrolet",
  ar: "شيفروليه",
  popular: 11,
  aliases:
    "chevy, chevrolette, chevrole, shevrolet, chevorlet, شفروليه, شيفرولي, شفرليه, شيفي, شفر, شوفروليه",
  models: [
    car("Spark", "سبارك", "small", "hatchback", "1998-2022", "spark gt, سبرك"),
    car("Aveo", "أفيو", "small", ["sedan", "hatchback"], "2002-", "avio, افيوو"),
    car("Sonic", "سونيك", "small", ["sedan", "hatchback"], "2011-2020"),
    car("Optra", "أوبترا", "family", "sedan", "2002-", "lacetti, obtra"),
    car("Cruze", "كروز", "family", ["sedan", "hatchback"], "2008-2023", "cruz, kruz, كروزي"),
    car("Malibu", "ماليبو", "family", "sedan", "1964-2025", "maliboo, ملبو"),
    car("Impala", "إمبالا", "family", "sedan", "1957-2020"),
    car("Caprice", "كابريس", "family", "sedan", "1964-2017", "caprise, كبرس"),
    car("Lumina", "لومينا", "family", "sedan", "1989-2013"),
    car("Epica", "إيبيكا", "family", "sedan", "1999-2014"),
    car("Camaro", "كامارو", "luxury", ["coupe", "convertible"], "1966-2024", "kamaro, camero, كمارو"),
    car("Corvette", "كورفيت", "luxury", ["coupe", "convertible"], "1953-", "corvet, korvet, كورفت"),
    car("Bolt", "بولت", "small", "hatchback", "2016-", "bolt ev"),
    car("Volt", "فولت", "family", "hatchback", "2010-2019"),
    car("Trax", "تراكس", "small", "crossover", "2012-", "tracks, تركس"),
    car("Captiva", "كابتيفا", "family", "suv", "2006-", "kaptiva, captifa, كبتيفا"),
    car("Equinox", "إكوينوكس", "family", "crossover", "2004-", "ekwinox, اكينوكس"),
    car("Blazer", "بليزر", "family", "suv", "1969-", "blaizer, بلايزر"),
    car("TrailBlazer", "تريل بليزر", "family", "suv", "2001-", "trail blazer, تريلبليزر, ترايل بليزر"),
    car("Traverse", "ترافرس", "family", "suv", "2008-", "travers, ترافيرس"),
    car("Tahoe", "تاهو", "family", "suv", "1994-", "taho, tahou"),
    car("Suburban", "سوبربان", "family", "suv", "1934-", "subarban, سوبربن, سبربان"),
    car("Silverado", "سيلفرادو", "truck", "pickup", "1998-", "silvarado, سلفرادو"),
    car("Avalanche", "أفالانش", "truck", "pickup", "2001-2013", "avalanch, افلانش"),
    car("Colorado", "كولورادو", "truck", "pickup", "2003-"),
    car("Express", "إكسبرس", "van", "van", "1995-", "اكسبريس"),
  ],
});

const gmc = carBrand({
  en: "GMC",
  ar: "جي إم سي",
  popular: 17,
  aliases: "g m c, gms, جي ام سي, جمس, جمسي, جيمس",
  models: [
    car("Terrain", "تيرين", "family", "crossover", "2009-", "terain, ترين"),
    car("Acadia", "أكاديا", "family", "suv", "2006-", "akadia, accadia"),
    car("Envoy", "إنفوي", "family", "suv", "1998-2009", "envoi"),
    car("Jimmy", "جيمي", "family", "suv", "1970-2005"),
    car("Yukon", "يوكن", "luxury", "suv", "1991-", "youkon, ukon, denali, يوكون, دينالي"),
    car("Sierra", "سييرا", "truck", "pickup", "1987-", "siera, سيرا"),
    car("Canyon", "كانيون", "truck", "pickup", "2003-"),
    car("Savana", "سافانا", "van", "van", "1995-"),
    car("Safari", "سفاري", "van", "van", "1985-2005"),
    car("Hummer EV", "همر كهرباء", "luxury", ["pickup", "suv"], "2021-", "hummer electric, همر كهربائي"),
  ],
});

const cadillac = carBrand({
  en: "Cadillac",
  ar: "كاديلاك",
  aliases: "cadilac, kadillac, cadilak, caddilac, كدلك, كاديلك, كادلاك, كديلاك",
  models: [
    car("ATS", "ATS", "luxury", ["sedan", "coupe"], "2012-2019", "اي تي اس"),
    car("CTS", "CTS", "luxury", ["sedan", "coupe"], "2002-2019", "cts-v, سي تي اس"),
    car("CT4", "CT4", "luxury", "sedan", "2019-"),
    car("CT5", "CT5", "luxury", "sedan", "2019-"),
    car("CT6", "CT6", "luxury", "sedan", "2015-"),
    car("STS", "STS", "luxury", "sedan", "1988-2011", "seville, اس تي اس"),
    car("DTS", "DTS", "luxury", "sedan", "1996-2011", "deville, دي تي اس"),
    car("SRX", "SRX", "luxury", "crossover", "2003-2016", "اس ار اكس"),
    car("XT4", "XT4", "luxury", "crossover", "2018-2025"),
    car("XT5", "XT5", "luxury", "crossover", "2016-"),
    car("XT6", "XT6", "luxury", "suv", "2019-2025"),
    car("Lyriq", "ليريك", "luxury", "suv", "2022-"),
    car("Escalade", "إسكاليد", "luxury", "suv", "1998-", "eskalade, escalad, اسكلايد, اسكلاد, إسكاليت"),
    car("Eldorado", "إلدورادو", "luxury", "coupe", "1953-2002"),
  ],
});

const tesla = carBrand({
  en: "Tesla",
  ar: "تسلا",
  aliases: "tessla, tisla, تيسلا, طسلا",
  models: [
    car("Model 3", "موديل 3", "luxury", "sedan", "2017-", "tesla 3"),
    car("Model Y", "موديل Y", "luxury", "crossover", "2020-", "tesla y, موديل واي"),
    car("Model S", "موديل S", "luxury", "sedan", "2012-", "tesla s, plaid, موديل اس"),
    car("Model X", "موديل X", "luxury", "suv", "2015-", "tesla x, موديل اكس"),
    car("Cybertruck", "سايبر ترك", "luxury", "pickup", "2023-", "cyber truck"),
    car("Roadster", "رودستر", "luxury", "convertible", "2008-2012"),
  ],
});

export const generalMotorsAndTesla: readonly CarBrand[] = [chevrolet, gmc, cadillac, tesla];
