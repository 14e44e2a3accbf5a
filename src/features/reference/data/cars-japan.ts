import type { CarBrand } from "../reference.types.ts";
import { car, carBrand } from "./helpers.ts";

const mitsubishi = carBrand({
  en: "Mitsubishi",
  ar: "ميتسوبيشي",
  popular: 15,
  aliases:
    "mitsubichi, mitsobishi, mitsibushi, metsubishi, mitshubishi, متسوبيشي, ميتسوبشي, متسوبشي, ميتسوبيتشي",
  models: [
    car("Lancer", "لانسر", "family", "sedan", "1973-2017", "lanser, lansar, evolution, evo, لنسر, ايفو"),
    car("Attrage", "أتراج", "small", "sedan", "2013-", "atrage, اتراج"),
    car("Mirage", "ميراج", "small", "hatchback", "1978-", "mirag, space star"),
    car("Colt", "كولت", "small", "hatchback", "1962-", "kolt"),
    car("Galant", "غالانت", "family", "sedan", "1969-2017", "gallant, جالانت, جلنت"),
    car("Eclipse", "إكليبس", "family", ["coupe", "convertible"], "1989-2012", "eclips"),
    car("Eclipse Cross", "إكليبس كروس", "family", "crossover", "2017-"),
    car("ASX", "ASX", "family", "crossover", "2010-", "rvr, اي اس اكس"),
    car("Outlander", "أوتلاندر", "family", "suv", "2001-", "out lander, outlender, اوت لاندر"),
    car("Outlander Sport", "أوتلاندر سبورت", "family", "crossover", "2010-"),
    car("Xpander", "إكسباندر", "van", "van", "2017-", "expander, اكسبندر"),
    car("Pajero", "باجيرو", "family", "suv", "1982-2021", "bajero, pagero, montero, باجيروو, بجيرو, مونتيرو"),
    car("Montero Sport", "مونتيرو سبورت", "family", "suv", "1996-", "pajero sport, باجيرو سبورت"),
    car("Nativa", "ناتيفا", "family", "suv", "1996-2015"),
    car("3000GT", "3000GT", "luxury", "coupe", "1990-2000", "gto"),
    car("L200", "إل 200", "truck", "pickup", "1978-", "l 200, triton, ال 200"),
    car("Canter", "كانتر", "truck", "truck", "1963-", "fuso, kanter, فوسو"),
    car("L300", "إل 300", "van", "van", "1968-", "l 300, delica, ال 300"),
  ],
});

const mazda = carBrand({
  en: "Mazda",
  ar: "مازدا",
  popular: 18,
  aliases: "mazdah, masda, mazeda, مزدا, مازده",
  models: [
    car("2", "2", "small", ["hatchback", "sedan"], "2002-", "mazda 2, mazda2, مازدا 2, demio"),
    car("3", "3", "family", ["sedan", "hatchback"], "2003-", "mazda 3, mazda3, مازدا 3, axela"),
    car("5", "5", "van", "van", "2005-2018", "mazda 5, mazda5, مازدا 5"),
    car("6", "6", "family", "sedan", "2002-", "mazda 6, mazda6, مازدا 6"),
    car("323", "323", "small", ["sedan", "hatchback"], "1977-2003", "mazda 323, familia"),
    car("626", "626", "family", "sedan", "1979-2002", "mazda 626"),
    car("929", "929", "luxury", "sedan", "1973-1997", "mazda 929"),
    car("CX-3", "CX-3", "small", "crossover", "2014-", "cx 3, سي اكس 3"),
    car("CX-30", "CX-30", "family", "crossover", "2019-", "cx 30, سي اكس 30"),
    car("CX-5", "CX-5", "family", ["crossover", "suv"], "2012-", "cx 5, سي اكس 5"),
    car("CX-7", "CX-7", "family", "crossover", "2006-2012", "cx 7, سي اكس 7"),
    car("CX-9", "CX-9", "family", "suv", "2006-2023", "cx 9, سي اكس 9"),
    car("CX-60", "CX-60", "luxury", "suv", "2022-", "cx 60"),
    car("CX-90", "CX-90", "luxury", "suv", "2023-", "cx 90"),
    car("MX-5", "MX-5", "family", "convertible", "1989-", "mx 5, miata, مياتا"),
    car("RX-7", "RX-7", "luxury", "coupe", "1978-2002", "rx 7"),
    car("RX-8", "RX-8", "family", "coupe", "2003-2012", "rx 8, ار اكس 8"),
    car("Tribute", "تربيوت", "family", "suv", "2000-2011"),
    car("BT-50", "BT-50", "truck", "pickup", "2006-", "bt 50"),
  ],
});

const subaru = carBrand({
  en: "Subaru",
  ar: "سوبارو",
  aliases: "subarou, soubaro, subarru, سبارو, صوبارو",
  models: [
    car("Impreza", "إمبريزا", "family", ["sedan", "hatchback"], "1992-", "impresa, امبرزا"),
    car("WRX", "WRX", "luxury", "sedan", "1992-", "wrx sti, sti, impreza wrx"),
    car("Legacy", "ليغاسي", "family", ["sedan", "wagon"], "1989-2025", "legasy, ليجاسي"),
    car("Outback", "أوتباك", "family", ["wagon", "crossover"], "1994-", "out back"),
    car("Forester", "فورستر", "family", ["suv", "crossover"], "1997-", "forster, فوريستر"),
    car("Crosstrek", "كروستريك", "family", "crossover", "2012-", "cross trek"),
    car("XV", "XV", "family", "crossover", "2012-2023", "x v, اكس في"),
    car("Ascent", "أسنت", "family", "suv", "2018-"),
    car("Tribeca", "ترايبيكا", "family", "suv", "2005-2014"),
    car("BRZ", "BRZ", "family", "coupe", "2012-", "br z"),
    car("Solterra", "سولتيرا", "family", "crossover", "2022-"),
  ],
});

const suzuki = carBrand({
  en: "Suzuki",
  ar: "سوزوكي",
  popular: 20,
  aliases: "suzuky, souzouki, suzuke, sozuki, سزوكي, صوزوكي",
  models: [
    car("Alto", "ألتو", "small", "hatchback", "1979-"),
    car("Celerio", "سيليريو", "small", "hatchback", "2014-", "selerio"),
    car("S-Presso", "إس بريسو", "small", "hatchback", "2019-", "s presso, spresso, اسبريسو"),
    car("Swift", "سويفت", "small", "hatchback", "1983-", "swift sport, سويفط"),
    car("Dzire", "ديزاير", "small", "sedan", "2008-", "desire, swift dzire"),
    car("Baleno", "بالينو", "small", "hatchback", "1995-", "balino"),
    car("Ciaz", "سياز", "family", "sedan", "2014-"),
    car("Liana", "ليانا", "family", "sedan", "2001-2013"),
    car("SX4", "SX4", "family", ["hatchback", "crossover"], "2006-", "s-cross, s cross, sx 4"),
    car("Ignis", "إغنيس", "small", "crossover", "2000-", "اجنيس"),
    car("Jimny", "جيمني", "small", "suv", "1970-", "jimni, gimny, جمني"),
    car("Samurai", "ساموراي", "small", "suv", "1985-1998", "samouray"),
    car("Vitara", "فيتارا", "family", "suv", "1988-", "fitara, فيطارا"),
    car("Grand Vitara", "غراند فيتارا", "family", "suv", "1998-", "جراند فيتارا, كراند فيتارا"),
    car("XL7", "XL7", "family", "suv", "1998-", "xl 7"),
    car("Fronx", "فرونكس", "small", "crossover", "2023-"),
    car("Ertiga", "إرتيغا", "van", "van", "2012-", "ارتيجا"),
    car("APV", "APV", "van", "van", "2004-", "اي بي في"),
    car("Carry", "كاري", "truck", ["pickup", "van"], "1961-", "cary"),
  ],
});

export const japaneseCars: readonly CarBrand[] = [mitsubishi, mazda, subaru, suzuki];
