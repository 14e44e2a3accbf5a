import { brand, type CarFacts, car } from "./facts.types.ts";

const rear = ["rwd"] as const;
const all = ["awd"] as const;
const fourByFour = ["4wd"] as const;
const rearOrAll = ["rwd", "rwd", "awd"] as const;
const tiptronic = ["tiptronic", "automatic"] as const;
const manualToo = ["automatic", "manual"] as const;

export const germanCars: readonly CarFacts[] = [
  ...brand(
    "mercedes-benz",
    car("c-180", 6, "1994-2024", 52_000, "1.6/156 1.8/156 1.5/170", "Avantgarde, AMG Line, Elegance", {
      decay: 1.18,
      drives: rear,
    }),
    car("c-200", 10, "1997-2025", 56_000, "2.0/184 1.8/184 1.5/204", "Avantgarde, AMG Line, Kompressor", {
      decay: 1.18,
      drives: rear,
    }),
    car("c-250", 7, "2009-2018", 58_000, "1.8/201 2.0/211", "AMG Line, Avantgarde, Coupe", {
      decay: 1.2,
      drives: rear,
    }),
    car("c-300", 9, "2008-2024", 61_000, "2.0/241 3.0/228 2.0/255", "4Matic, AMG Line, Luxury", {
      decay: 1.2,
      drives: rearOrAll,
    }),
    car("e-200", 4, "1994-2025", 72_000, "2.0/184 1.8/163 2.0/197", "Avantgarde, AMG Line", {
      decay: 1.2,
      drives: rear,
    }),
    car("e-250", 4, "2010-2018", 74_000, "1.8/204 2.0/211", "AMG Line, Avantgarde", {
      decay: 1.22,
      drives: rear,
    }),
    car("e-300", 5, "1993-2024", 80_000, "2.0/255 3.0/252 3.0/228", "AMG Line, 4Matic", {
      decay: 1.22,
      drives: rearOrAll,
    }),
    car("e-320", 3, "1994-2006", 72_000, "3.2/224", "Elegance, Avantgarde", { decay: 1, drives: rear }),
    car("e-350", 6, "2006-2024", 82_000, "3.5/302 3.5/268", "AMG Line, 4Matic, Luxury", {
      decay: 1.24,
      drives: rearOrAll,
    }),
    car("s-500", 2, "1995-2024", 142_000, "5.0/302 4.7/455 3.0/435", "AMG Line, Long", {
      decay: 1.25,
      drives: rear,
    }),
    car("s-550", 2, "2007-2017", 132_000, "5.5/382 4.7/449", "AMG Line, 4Matic", {
      decay: 1.28,
      drives: rearOrAll,
    }),
    car("cla-250", 4, "2014-2024", 48_000, "2.0/208", "AMG Line, 4Matic", { decay: 1.2 }),
    car("a-200", 2, "2013-2023", 41_000, "1.6/156 1.3/163", "AMG Line", { decay: 1.18 }),
    car("glk-350", 4, "2009-2015", 52_000, "3.5/302", "4Matic, AMG Line", { decay: 1.12, drives: all }),
    car("glc-300", 5, "2016-2025", 70_000, "2.0/241 2.0/255", "4Matic, AMG Line", {
      decay: 1.12,
      drives: all,
    }),
    car("gla-250", 3, "2015-2024", 50_000, "2.0/208", "4Matic, AMG Line", {
      decay: 1.18,
      drives: ["awd", "fwd"],
    }),
    car("ml-350", 6, "2003-2015", 65_000, "3.5/268 3.5/302", "4Matic, AMG Line, Bluetec", {
      decay: 1.18,
      drives: all,
    }),
    car("gle-350", 3, "2016-2024", 82_000, "3.5/302 2.0/255", "4Matic, AMG Line", {
      decay: 1.15,
      drives: all,
    }),
    car("gle-450", 1, "2019-2025", 98_000, "3.0/362", "4Matic, AMG Line", { decay: 1.15, drives: all }),
    car("gl-450", 2, "2007-2015", 84_000, "4.7/335", "4Matic", { decay: 1.25, drives: all }),
    car("g-500", 2, "1998-2024", 175_000, "5.0/296 5.5/382 4.0/416", "", { decay: 0.72, drives: fourByFour }),
    car("g-63-amg", 1, "2013-2025", 260_000, "5.5/536 4.0/577", "Edition", {
      decay: 0.85,
      drives: fourByFour,
    }),
    car("slk-200", 2, "1998-2015", 52_000, "1.8/163 2.0/136", "Kompressor, AMG Line", {
      decay: 1.02,
      drives: rear,
    }),
    car("sprinter", 2, "1999-2023", 58_000, "2.2/143d 2.7/156d", "311, 313, 316", {
      decay: 0.9,
      gears: ["manual"],
      drives: rear,
    }),
    car("actros", 1, "1998-2018", 95_000, "12/428d", "1843, 1845", {
      decay: 0.9,
      gears: ["manual"],
      drives: rear,
    }),
  ),
  ...brand(
    "bmw",
    car("116i", 2, "2006-2018", 38_000, "1.6/136 1.5/109", "M Sport", { decay: 1.2, drives: rear }),
    car("118i", 2, "2008-2023", 41_000, "1.6/170 1.5/136", "M Sport, Sport", { decay: 1.2, drives: rear }),
    car("316i", 4, "1991-2015", 44_000, "1.6/136 1.9/105", "M Sport", { decay: 1.12, drives: rear }),
    car("318i", 4, "1992-2023", 47_000, "2.0/143 1.5/136", "M Sport", { decay: 1.14, drives: rear }),
    car("320i", 7, "1999-2025", 53_000, "2.0/184 2.0/170", "M Sport, Luxury, Sport Line", {
      decay: 1.2,
      drives: rear,
    }),
    car("325i", 4, "1992-2012", 50_000, "2.5/218 2.5/192", "M Sport, Coupe", { decay: 1.12, drives: rear }),
    car("328i", 7, "1996-2016", 54_000, "2.0/240 3.0/230", "M Sport, xDrive, Luxury", {
      decay: 1.22,
      drives: rearOrAll,
    }),
    car("330i", 4, "2001-2024", 60_000, "2.0/255 3.0/231", "M Sport, xDrive", {
      decay: 1.18,
      drives: rearOrAll,
    }),
    car("335i", 2, "2007-2015", 61_000, "3.0/306", "M Sport, Coupe", {
      decay: 1.2,
      gears: manualToo,
      drives: rear,
    }),
    car("428i", 2, "2014-2016", 60_000, "2.0/240", "M Sport, Gran Coupe", { decay: 1.2, drives: rearOrAll }),
    car("520i", 4, "1997-2024", 68_000, "2.0/184 2.2/170", "M Sport, Luxury", { decay: 1.22, drives: rear }),
    car("528i", 5, "1997-2016", 70_000, "2.0/240 3.0/258 2.8/193", "M Sport, xDrive", {
      decay: 1.25,
      drives: rearOrAll,
    }),
    car("530i", 3, "2001-2024", 73_000, "3.0/231 2.0/252", "M Sport, xDrive", {
      decay: 1.22,
      drives: rearOrAll,
    }),
    car("535i", 2, "2008-2016", 76_000, "3.0/300", "M Sport, xDrive", { decay: 1.28, drives: rearOrAll }),
    car("740li", 2, "1998-2023", 118_000, "3.0/320 4.4/286", "M Sport", { decay: 1.35, drives: rear }),
    car("750li", 1, "2006-2020", 135_000, "4.8/367 4.4/449", "M Sport, xDrive", {
      decay: 1.42,
      drives: rear,
    }),
    car("x1", 4, "2010-2025", 46_000, "2.0/240 2.0/192", "xDrive28i, sDrive20i, M Sport", {
      decay: 1.18,
      drives: ["awd", "fwd"],
    }),
    car("x3", 5, "2004-2025", 62_000, "2.0/245 3.0/258 2.5/192", "xDrive28i, xDrive30i, M Sport", {
      decay: 1.2,
      drives: all,
    }),
    car(
      "x5",
      11,
      "2001-2025",
      92_000,
      "3.0/300 4.8/350 3.0/335 4.4/286",
      "xDrive35i, xDrive40i, M Sport, 3.0",
      { decay: 1.28, drives: all },
    ),
    car("x6", 4, "2009-2024", 98_000, "3.0/306 4.4/400", "xDrive35i, xDrive50i, M Sport", {
      decay: 1.22,
      drives: all,
    }),
    car("z4", 1, "2003-2023", 60_000, "2.5/192 2.0/184", "sDrive28i, M Sport", { decay: 1.02, drives: rear }),
    car("m3", 1, "1997-2024", 96_000, "3.2/343 4.0/420 3.0/473", "Competition", {
      decay: 0.88,
      gears: ["manual", "tiptronic"],
      drives: rear,
    }),
  ),
  ...brand(
    "audi",
    car("a3", 4, "2000-2024", 40_000, "1.4/150 1.8/180 2.0/200", "S-Line, TFSI", { decay: 1.18 }),
    car("a4", 7, "1998-2024", 48_000, "2.0/211 1.8/170 2.0/190", "S-Line, Quattro, TFSI", {
      decay: 1.22,
      gears: tiptronic,
      drives: ["awd", "fwd"],
    }),
    car("a5", 2, "2009-2023", 54_000, "2.0/211 3.2/265", "S-Line, Coupe, Sportback", {
      decay: 1.18,
      drives: all,
    }),
    car("a6", 4, "1999-2024", 66_000, "3.0/310 2.0/252 3.2/255", "S-Line, Quattro", {
      decay: 1.3,
      gears: tiptronic,
      drives: all,
    }),
    car("a8", 1, "2004-2022", 108_000, "4.2/350 3.0/310", "L, Quattro", {
      decay: 1.4,
      gears: tiptronic,
      drives: all,
    }),
    car("q3", 2, "2012-2024", 45_000, "2.0/200 1.4/150", "S-Line", { decay: 1.15, drives: ["awd", "fwd"] }),
    car("q5", 4, "2009-2024", 60_000, "2.0/211 3.2/270 2.0/252", "S-Line, Quattro, Premium Plus", {
      decay: 1.2,
      gears: tiptronic,
      drives: all,
    }),
    car("q7", 4, "2007-2024", 84_000, "3.6/280 3.0/333 4.2/350", "S-Line, Quattro", {
      decay: 1.3,
      gears: tiptronic,
      drives: all,
    }),
    car("tt", 1, "2000-2021", 54_000, "2.0/211 1.8/180", "Quattro, S-Line", {
      decay: 1.08,
      drives: ["awd", "fwd"],
    }),
  ),
  ...brand(
    "volkswagen",
    car("golf", 8, "1994-2024", 31_000, "1.4/122 1.6/102 2.0/150", "Trendline, Comfortline, Highline", {
      decay: 1.02,
      gears: manualToo,
    }),
    car("golf-gti", 3, "2005-2024", 42_000, "2.0/210 2.0/230", "Performance", {
      decay: 1.02,
      gears: ["tiptronic", "manual"],
    }),
    car("jetta", 5, "2000-2024", 26_000, "1.4/150 2.5/170 2.0/115", "SE, S, Wolfsburg", { decay: 1.1 }),
    car("passat", 4, "1999-2022", 32_000, "1.8/170 2.0/200", "Comfortline, SE, R-Line", {
      decay: 1.15,
      gears: tiptronic,
    }),
    car("polo", 3, "2003-2023", 19_000, "1.4/85 1.6/105", "Trendline, Comfortline", {
      decay: 1,
      gears: manualToo,
    }),
    car("beetle", 1, "1999-2018", 27_000, "2.0/115 1.8/170", "", { decay: 0.98 }),
    car("tiguan", 5, "2009-2025", 36_000, "2.0/200 1.4/150 2.0/184", "SE, SEL, R-Line", {
      decay: 1.08,
      gears: tiptronic,
      drives: ["awd", "fwd"],
    }),
    car("touareg", 4, "2004-2023", 66_000, "3.6/280 3.2/240 3.0/335", "V6, R-Line", {
      decay: 1.35,
      gears: tiptronic,
      drives: all,
    }),
  ),
  ...brand(
    "porsche",
    car("cayenne", 6, "2004-2025", 105_000, "3.6/300 4.8/400 3.0/335", "S, GTS, Turbo, Platinum", {
      decay: 1.2,
      gears: tiptronic,
      drives: all,
    }),
    car("macan", 2, "2015-2024", 78_000, "2.0/252 3.0/340", "S, GTS", {
      decay: 1.05,
      gears: ["tiptronic"],
      drives: all,
    }),
    car("panamera", 2, "2010-2023", 125_000, "3.6/300 4.8/400", "4S, Turbo", {
      decay: 1.25,
      gears: ["tiptronic"],
      drives: rearOrAll,
    }),
    car("911", 1, "1999-2024", 150_000, "3.6/325 3.0/385", "Carrera, Carrera S, Targa", {
      decay: 0.72,
      gears: ["tiptronic", "manual"],
      drives: rear,
    }),
    car("boxster", 1, "1998-2016", 72_000, "2.7/245 3.2/280", "S", {
      decay: 0.98,
      gears: ["tiptronic", "manual"],
      drives: rear,
    }),
  ),
  ...brand(
    "mini",
    car("cooper", 5, "2003-2024", 34_000, "1.6/122 1.5/136", "Chili, Classic", {
      decay: 1.08,
      gears: manualToo,
    }),
    car("cooper-s", 3, "2003-2024", 40_000, "1.6/184 2.0/192", "JCW Kit", { decay: 1.08, gears: manualToo }),
    car("countryman", 2, "2011-2023", 39_000, "1.6/184 2.0/192", "S, ALL4", {
      decay: 1.15,
      drives: ["fwd", "awd"],
    }),
  ),
  ...brand(
    "opel",
    car("astra", 3, "1999-2021", 23_000, "1.6/115 1.4/140", "Enjoy, Cosmo, OPC Line", {
      decay: 1.1,
      gears: manualToo,
    }),
    car("corsa", 2, "2001-2022", 17_500, "1.4/90 1.2/85", "Enjoy", { decay: 1.05, gears: manualToo }),
  ),
];
