import { brand, type CarFacts, car } from "./facts.types.ts";

const rear = ["rwd"] as const;
const all = ["awd"] as const;
const fourByFour = ["4wd"] as const;
const manualToo = ["automatic", "manual"] as const;

export const otherEuropeanCars: readonly CarFacts[] = [
  ...brand(
    "land-rover",
    car(
      "range-rover",
      6,
      "2003-2025",
      155_000,
      "4.4/306 5.0/375 3.0/355",
      "HSE, Vogue, Supercharged, Autobiography",
      { decay: 1.35, drives: fourByFour },
    ),
    car(
      "range-rover-sport",
      9,
      "2006-2025",
      108_000,
      "3.0/340 5.0/510 4.4/300",
      "HSE, SE, Supercharged, Dynamic",
      { decay: 1.35, drives: fourByFour },
    ),
    car("range-rover-evoque", 4, "2012-2024", 60_000, "2.0/240", "Dynamic, Pure, Prestige, R-Dynamic", {
      decay: 1.25,
      drives: all,
    }),
    car("range-rover-velar", 2, "2018-2024", 75_000, "2.0/247 3.0/340", "R-Dynamic, SE", {
      decay: 1.22,
      drives: all,
    }),
    car("discovery", 2, "2003-2023", 74_000, "4.4/300 3.0/340", "HSE, SE", {
      decay: 1.3,
      drives: fourByFour,
    }),
    car("lr4", 2, "2010-2016", 66_000, "5.0/375 3.0/340", "HSE", { decay: 1.25, drives: fourByFour }),
    car("lr2", 2, "2007-2015", 44_000, "3.2/230 2.0/240", "HSE, SE", { decay: 1.25, drives: all }),
    car("defender", 2, "1998-2025", 82_000, "2.4/122d 2.0/296 3.0/395", "90, 110, X-Dynamic", {
      decay: 0.78,
      drives: fourByFour,
    }),
  ),
  ...brand(
    "jaguar",
    car("xf", 2, "2009-2022", 58_000, "3.0/238 2.0/240", "Luxury, R-Sport", { decay: 1.4, drives: rear }),
    car("f-pace", 1, "2017-2024", 66_000, "2.0/247 3.0/340", "R-Sport, Prestige", {
      decay: 1.3,
      drives: all,
    }),
  ),
  ...brand(
    "volvo",
    car("s60", 2, "2002-2023", 46_000, "2.0/250 2.5/210", "T5, R-Design", { decay: 1.2 }),
    car("xc60", 2, "2009-2024", 58_000, "2.0/250 3.0/281", "T5, T6, R-Design", { decay: 1.18, drives: all }),
    car("xc90", 2, "2004-2024", 76_000, "2.5/210 2.0/316", "T6, Momentum, Inscription", {
      decay: 1.2,
      drives: all,
    }),
  ),
  ...brand(
    "peugeot",
    car("206", 3, "1999-2010", 15_000, "1.4/75 1.6/110", "XR, XT", {
      decay: 1,
      gears: ["manual", "automatic"],
    }),
    car("207", 3, "2007-2013", 17_000, "1.6/120 1.4/75", "Premium", { decay: 1.08, gears: manualToo }),
    car("208", 3, "2013-2024", 19_500, "1.2/82 1.6/115", "Active, Allure", { decay: 1.05, gears: manualToo }),
    car("301", 2, "2013-2022", 16_000, "1.6/115", "Active, Allure", { decay: 1.08, gears: manualToo }),
    car("308", 3, "2009-2023", 24_500, "1.6/120 1.2/130", "Active, Allure", { decay: 1.15 }),
    car("508", 2, "2012-2024", 33_500, "1.6/156", "Allure, GT", { decay: 1.2 }),
    car("2008", 2, "2014-2024", 24_000, "1.2/130 1.6/120", "Active, Allure, GT", { decay: 1.08 }),
    car("3008", 3, "2010-2024", 33_500, "1.6/156 1.6/165", "Active, Allure, GT", { decay: 1.1 }),
    car("partner", 1, "2003-2023", 19_500, "1.6/90d 1.4/75", "", { decay: 0.98, gears: ["manual"] }),
  ),
  ...brand(
    "renault",
    car("clio", 5, "1999-2023", 18_000, "1.2/75 1.6/111", "Expression, Dynamique, RS", {
      decay: 1.05,
      gears: manualToo,
    }),
    car("symbol", 2, "2003-2022", 13_500, "1.6/105", "PE, SE", {
      decay: 1.05,
      gears: ["manual", "automatic"],
    }),
    car("megane", 3, "2001-2022", 22_500, "1.6/115 2.0/136", "Dynamique, GT-Line", {
      decay: 1.15,
      gears: manualToo,
    }),
    car("fluence", 2, "2010-2017", 19_500, "1.6/110 2.0/143", "Expression, Dynamique", { decay: 1.12 }),
    car("duster", 4, "2012-2025", 20_500, "2.0/135 1.6/115", "PE, SE, LE", {
      decay: 0.95,
      gears: manualToo,
      drives: ["fwd", "4wd"],
    }),
    car("captur", 2, "2014-2024", 22_000, "1.2/120 1.3/130", "SE, LE", { decay: 1.1 }),
    car("kangoo", 1, "2000-2021", 17_500, "1.6/95 1.5/90d", "Express", { decay: 0.98, gears: ["manual"] }),
    car("koleos", 1, "2009-2023", 30_000, "2.5/171", "Dynamique, LE", {
      decay: 1.12,
      gears: ["cvt"],
      drives: ["fwd", "awd"],
    }),
  ),
  ...brand(
    "citroen",
    car("c3", 2, "2004-2023", 17_500, "1.4/75 1.2/82", "SX, Feel", { decay: 1.1, gears: manualToo }),
    car("c4", 2, "2006-2023", 22_500, "1.6/120 2.0/143", "Exclusive, Feel", { decay: 1.18 }),
    car("berlingo", 1, "2001-2023", 19_500, "1.6/110 1.6/92d", "", { decay: 1, gears: ["manual"] }),
  ),
  ...brand(
    "fiat",
    car("500", 3, "2009-2023", 20_500, "1.4/100 1.2/69", "Pop, Lounge, Abarth", {
      decay: 1.12,
      gears: manualToo,
    }),
    car("punto", 1, "2001-2013", 15_500, "1.4/77", "", { decay: 1.1, gears: ["manual"] }),
    car("fiorino", 1, "2009-2023", 15_500, "1.4/73 1.3/75d", "", { decay: 0.95, gears: ["manual"] }),
  ),
  ...brand(
    "skoda",
    car("octavia", 2, "2003-2023", 27_000, "1.8/160 1.6/102", "Ambition, Elegance", { decay: 1.08 }),
  ),
  ...brand(
    "seat",
    car("ibiza", 2, "2003-2023", 18_500, "1.4/85 1.6/105", "Reference, Style, FR", {
      decay: 1.05,
      gears: manualToo,
    }),
  ),
  ...brand(
    "alfa-romeo",
    car("giulietta", 1, "2011-2020", 31_000, "1.4/170", "Veloce", { decay: 1.3, gears: manualToo }),
  ),
];
