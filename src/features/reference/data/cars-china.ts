import type { CarBrand } from "../reference.types.ts";
import { car, carBrand } from "./helpers.ts";

const byd = carBrand({
  en: "BYD",
  ar: "بي واي دي",
  aliases: "b y d, build your dreams, بي واى دي",
  models: [
    car("F0", "F0", "small", "hatchback", "2008-2015", "f 0"),
    car("F3", "F3", "small", "sedan", "2005-2021", "f 3, اف 3"),
    car("Seagull", "سيغال", "small", "hatchback", "2023-", "سيجل, dolphin mini, dolphin surf"),
    car("Dolphin", "دولفين", "small", "hatchback", "2021-", "dolfin"),
    car("Seal", "سيل", "luxury", "sedan", "2022-", "seal ev"),
    car("Qin Plus", "تشين بلس", "family", "sedan", "2018-", "qin, كين, تشين"),
    car("Han", "هان", "luxury", "sedan", "2020-"),
    car("Atto 3", "أتو 3", "family", "crossover", "2021-", "atto, yuan plus, يوان بلس"),
    car("Song Plus", "سونغ بلس", "family", "suv", "2020-", "song, seal u, سونج بلس, سونغ"),
    car("Tang", "تانغ", "family", "suv", "2015-", "تانج"),
    car("Shark", "شارك", "truck", "pickup", "2024-", "shark 6"),
  ],
});

const mg = carBrand({
  en: "MG",
  ar: "إم جي",
  aliases: "m g, morris garage, morris garages, ام جي, امجي",
  models: [
    car("3", "3", "small", "hatchback", "2011-", "mg 3, mg3, ام جي 3"),
    car("4", "4", "family", "hatchback", "2022-", "mg 4, mg4, ام جي 4"),
    car("5", "5", "family", "sedan", "2012-", "mg 5, mg5, ام جي 5"),
    car("6", "6", "family", "sedan", "2010-", "mg 6, mg6, ام جي 6"),
    car("7", "7", "family", "sedan", "2022-", "mg 7, mg7, ام جي 7"),
    car("360", "360", "small", "sedan", "2012-2021", "mg 360, mg360, ام جي 360"),
    car("GT", "GT", "family", "sedan", "2014-", "mg gt, ام جي جي تي"),
    car("ZS", "زد إس", "family", "crossover", "2017-", "mg zs, زد اس"),
    car("HS", "إتش إس", "family", "crossover", "2018-", "mg hs, اتش اس"),
    car("RX5", "آر إكس 5", "family", "suv", "2016-", "mg rx5, ار اكس 5"),
    car("RX8", "آر إكس 8", "family", "suv", "2018-", "mg rx8, ار اكس 8"),
    car("One", "وان", "family", "crossover", "2021-", "mg one"),
    car("Cyberster", "سايبرستر", "luxury", "convertible", "2023-"),
  ],
});

const chery = carBrand({
  en: "Chery",
  ar: "شيري",
  aliases: "cherry, chirry, sheri, تشيري, شيرى",
  models: [
    car("QQ", "كيو كيو", "small", "hatchback", "2003-", "chery qq"),
    car("Arrizo 5", "أريزو 5", "family", "sedan", "2016-", "arizo 5, arrizo, اريزو"),
    car("Arrizo 6", "أريزو 6", "family", "sedan", "2018-", "arizo 6"),
    car("Arrizo 8", "أريزو 8", "family", "sedan", "2022-", "arizo 8"),
    car("Tiggo", "تيغو", "family", "suv", "2005-2016", "tigo, تيجو"),
    car("Tiggo 2", "تيغو 2", "small", "crossover", "2016-", "tigo 2, تيجو 2"),
    car("Tiggo 3", "تيغو 3", "family", "crossover", "2014-", "tigo 3, تيجو 3"),
    car("Tiggo 4", "تيغو 4", "family", "crossover", "2017-", "tigo 4, tiggo 4 pro, تيجو 4"),
    car("Tiggo 7", "تيغو 7", "family", "crossover", "2016-", "tigo 7, tiggo 7 pro, تيجو 7"),
    car("Tiggo 8", "تيغو 8", "family", "suv", "2018-", "tigo 8, tiggo 8 pro, تيجو 8"),
    car("Tiggo 9", "تيغو 9", "family", "suv", "2023-", "tigo 9, تيجو 9"),
  ],
});

const geely = carBrand({
  en: "Geely",
  ar: "جيلي",
  aliases: "jeely, gely, geeli, jili, جيلى",
  models: [
    car("Emgrand", "إمغراند", "family", "sedan", "2009-", "ec7, emgrand 7, امجراند"),
    car("GC6", "GC6", "small", "sedan", "2014-2020", "gc 6"),
    car("LC Panda", "إل سي باندا", "small", "hatchback", "2008-2016", "panda, باندا"),
    car("Coolray", "كولراي", "family", "crossover", "2018-", "cool ray, كول راي"),
    car("Emgrand X7", "إمغراند X7", "family", "suv", "2012-2022", "x7 sport"),
    car("Azkarra", "أزكارا", "family", "suv", "2019-", "azkara"),
    car("Okavango", "أوكافانغو", "family", "suv", "2020-", "اوكافانجو"),
    car("Tugella", "توجيلا", "family", "crossover", "2019-"),
    car("Monjaro", "مونجارو", "luxury", "suv", "2021-", "منجارو"),
    car("Starray", "ستاراي", "family", "suv", "2023-", "star ray"),
    car("Geometry C", "جيومتري C", "family", "crossover", "2020-", "geometry"),
  ],
});

const changan = carBrand({
  en: "Changan",
  ar: "شانجان",
  aliases: "chang an, shangan, chanjan, تشانجان, شنجان, شانغان",
  models: [
    car("Alsvin", "ألسفن", "small", "sedan", "2009-", "السفين"),
    car("Eado", "إيدو", "family", "sedan", "2012-", "eado plus"),
    car("UNI-V", "يوني V", "family", "sedan", "2022-", "uni v, univ, يوني في"),
    car("UNI-T", "يوني T", "family", "crossover", "2020-", "uni t, يوني تي"),
    car("UNI-K", "يوني K", "family", "suv", "2021-", "uni k, يوني كي"),
    car("CS15", "CS15", "small", "crossover", "2016-", "cs 15"),
    car("CS35", "CS35", "family", "crossover", "2012-", "cs 35, cs35 plus"),
    car("CS55", "CS55", "family", "crossover", "2017-", "cs 55, cs55 plus"),
    car("CS75", "CS75", "family", "suv", "2014-", "cs 75, cs75 plus"),
    car("CS85", "CS85", "family", "suv", "2019-", "cs 85"),
    car("CS95", "CS95", "family", "suv", "2017-", "cs 95"),
    car("Hunter", "هنتر", "truck", "pickup", "2019-", "hunter pickup"),
  ],
});

export const chineseCars: readonly CarBrand[] = [byd, mg, chery, geely, changan];
