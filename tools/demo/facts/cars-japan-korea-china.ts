import { brand, type CarFacts, car } from "./facts.types.ts";

const manualToo = ["automatic", "automatic", "automatic", "manual"] as const;
const cvt = ["cvt"] as const;
const fourByFour = ["4wd"] as const;
const frontOrAll = ["fwd", "fwd", "awd"] as const;

export const asianCars: readonly CarFacts[] = [
  ...brand(
    "toyota",
    car("corolla", 30, "1998-2026", 25_000, "1.6/122 1.8/140 1.8/122h", "XLI, GLI, LE, SE, S", {
      decay: 0.85,
      gears: manualToo,
    }),
    car("yaris", 13, "2006-2025", 19_500, "1.3/99 1.5/107", "E, SE, Y", { decay: 0.85, gears: manualToo }),
    car("camry", 10, "2000-2026", 33_000, "2.5/181 2.4/158 3.5/268 2.5/218h", "LE, SE, XLE, GLX", {
      decay: 0.9,
    }),
    car("rav4", 13, "2001-2026", 36_000, "2.5/176 2.0/150 2.5/219h", "LE, XLE, Limited, Adventure", {
      decay: 0.85,
      drives: ["awd", "fwd"],
    }),
    car("land-cruiser", 6, "1998-2026", 98_000, "4.6/304 5.7/381 3.5/409 4.5/235d", "GXR, VXR, GX, VX", {
      decay: 0.72,
      drives: fourByFour,
    }),
    car("land-cruiser-prado", 9, "2000-2025", 58_000, "2.7/163 4.0/271", "TX, TXL, VX, VXL", {
      decay: 0.74,
      drives: fourByFour,
    }),
    car("highlander", 3, "2004-2025", 46_000, "3.5/270 2.5/243h", "LE, XLE, Limited", {
      decay: 0.9,
      drives: ["awd"],
    }),
    car("4runner", 3, "2003-2025", 52_000, "4.0/270", "SR5, Limited, TRD", {
      decay: 0.72,
      drives: fourByFour,
    }),
    car("fj-cruiser", 3, "2007-2022", 46_000, "4.0/260", "GXR, TRD", { decay: 0.6, drives: fourByFour }),
    car("fortuner", 2, "2012-2025", 42_000, "2.7/164 4.0/235", "EXR, GXR, VXR", {
      decay: 0.8,
      drives: fourByFour,
    }),
    car("prius", 4, "2006-2023", 30_000, "1.8/121h", "Two, Three, Touring", { decay: 1, gears: cvt }),
    car("c-hr", 2, "2017-2024", 29_000, "1.8/122h 2.0/148", "", { gears: cvt }),
    car("avalon", 1, "2006-2022", 44_000, "3.5/268", "XLE, Limited", { decay: 1.05 }),
    car("hilux", 8, "1998-2026", 38_000, "2.7/164 2.4/150d 4.0/235", "GL, GLX, SR5, Adventure", {
      decay: 0.72,
      gears: ["manual", "automatic"],
      drives: ["4wd", "4wd", "rwd"],
    }),
    car("tundra", 1, "2008-2024", 62_000, "5.7/381", "SR5, Limited, TRD Pro", {
      decay: 0.82,
      drives: fourByFour,
    }),
    car("hiace", 3, "2000-2025", 36_000, "2.7/158 2.5/102d", "", {
      decay: 0.75,
      gears: ["manual"],
      drives: ["rwd"],
    }),
  ),
  ...brand(
    "lexus",
    car("rx-350", 5, "2007-2025", 66_000, "3.5/295", "F Sport, Luxury, Platinum", {
      decay: 1.02,
      drives: ["awd"],
    }),
    car("es-350", 2, "2007-2024", 56_000, "3.5/302", "Luxury, Platinum", { decay: 1.02 }),
    car("is-250", 3, "2006-2015", 44_000, "2.5/204", "F Sport", { decay: 1.02, drives: ["rwd"] }),
    car("lx-570", 2, "2008-2021", 115_000, "5.7/383", "Sport, Platinum", { decay: 0.78, drives: fourByFour }),
    car("gx-460", 1, "2010-2023", 72_000, "4.6/301", "Premium", { decay: 0.85, drives: fourByFour }),
    car("nx-300", 2, "2018-2021", 50_000, "2.0/235", "F Sport", { drives: ["awd"] }),
  ),
  ...brand(
    "nissan",
    car("sunny", 11, "2003-2024", 17_500, "1.5/108 1.6/118", "S, SV, SL", { decay: 0.98, gears: manualToo }),
    car("sentra", 5, "2007-2024", 21_000, "1.8/130 1.6/118", "S, SV, SR", { gears: cvt }),
    car("altima", 4, "2005-2024", 29_000, "2.5/182 3.5/270", "S, SV, SL, SR", { decay: 1.1, gears: cvt }),
    car("tiida", 6, "2006-2017", 17_000, "1.6/109 1.8/126", "S, SL", { decay: 1 }),
    car("micra", 6, "2004-2022", 14_000, "1.2/80 1.4/88", "S, SV", { decay: 0.9, gears: manualToo }),
    car("juke", 5, "2011-2024", 23_000, "1.6/117 1.6/190", "S, SV, SL", { gears: cvt }),
    car("kicks", 4, "2017-2025", 22_500, "1.6/118", "S, SV, SL", { gears: cvt }),
    car("qashqai", 6, "2008-2024", 27_000, "2.0/144 1.6/117", "SV, SL, Acenta", {
      gears: cvt,
      drives: frontOrAll,
    }),
    car("rogue", 4, "2009-2024", 31_000, "2.5/170", "S, SV, SL", {
      decay: 1.08,
      gears: cvt,
      drives: frontOrAll,
    }),
    car("x-trail", 8, "2003-2025", 33_000, "2.5/169 2.0/144", "S, SV, SL, Acenta", {
      gears: cvt,
      drives: frontOrAll,
    }),
    car("murano", 3, "2005-2023", 40_000, "3.5/260", "SV, SL, Platinum", {
      decay: 1.15,
      gears: cvt,
      drives: ["awd"],
    }),
    car("pathfinder", 4, "2006-2024", 42_000, "4.0/266 3.5/284", "S, SV, SL, LE", {
      decay: 1.1,
      drives: ["4wd"],
    }),
    car("patrol", 5, "2003-2025", 76_000, "5.6/400 4.0/275 4.8/280", "XE, SE, LE, Platinum", {
      decay: 0.82,
      drives: fourByFour,
    }),
    car("armada", 2, "2005-2023", 62_000, "5.6/390", "SV, SL, Platinum", { decay: 1.1, drives: fourByFour }),
    car("350z", 1, "2003-2009", 42_000, "3.5/300", "Touring", {
      decay: 0.72,
      gears: ["manual", "automatic"],
      drives: ["rwd"],
    }),
    car("navara", 2, "2006-2024", 31_000, "2.5/174d 2.5/165", "SE, LE", {
      decay: 0.9,
      gears: ["manual", "automatic"],
      drives: fourByFour,
    }),
    car("urvan", 2, "2005-2024", 30_000, "2.5/145", "", { decay: 0.85, gears: ["manual"], drives: ["rwd"] }),
  ),
  ...brand(
    "infiniti",
    car("fx35", 3, "2004-2012", 50_000, "3.5/303", "Premium, Sport", { decay: 1.15, drives: ["awd"] }),
    car("g37", 2, "2008-2013", 42_000, "3.7/330", "S, Journey", { decay: 1.1, drives: ["rwd"] }),
    car("qx60", 2, "2014-2024", 55_000, "3.5/265", "Luxe, Pure", { decay: 1.2, gears: cvt, drives: ["awd"] }),
    car("qx80", 1, "2014-2024", 85_000, "5.6/400", "Luxe, Limited", { decay: 1.15, drives: fourByFour }),
  ),
  ...brand(
    "honda",
    car("civic", 16, "1996-2025", 27_000, "1.8/140 1.5/174 2.0/158", "LX, EX, Touring, Si", {
      decay: 0.88,
      gears: manualToo,
    }),
    car("accord", 8, "1998-2024", 34_000, "2.4/185 1.5/192 3.5/278", "LX, EX-L, Sport, Touring", {
      decay: 0.95,
    }),
    car("cr-v", 13, "1998-2025", 35_000, "2.4/185 1.5/190 2.0/155", "LX, EX, EX-L, Touring", {
      decay: 0.88,
      drives: ["awd", "fwd"],
    }),
    car("hr-v", 3, "2015-2024", 26_000, "1.8/141", "LX, EX", { gears: cvt }),
    car("jazz", 3, "2004-2020", 18_000, "1.3/99 1.5/120", "", { decay: 0.9 }),
    car("city", 2, "2009-2024", 19_000, "1.5/120", "LX, EX", { gears: cvt }),
    car("pilot", 3, "2005-2023", 46_000, "3.5/280", "EX, EX-L, Touring", { decay: 1, drives: ["awd"] }),
  ),
  ...brand(
    "mitsubishi",
    car("lancer", 7, "1999-2017", 19_500, "1.6/117 2.0/148", "GLX, GLS, GT", { gears: manualToo }),
    car("attrage", 4, "2014-2024", 14_800, "1.2/78", "GLX, GLS", { gears: cvt }),
    car("mirage", 2, "2013-2022", 13_500, "1.2/78", "GLX", { gears: cvt }),
    car("asx", 4, "2011-2024", 22_000, "2.0/150 1.6/117", "GLX, GLS", { gears: cvt, drives: frontOrAll }),
    car("outlander", 6, "2004-2024", 31_000, "2.4/167 3.0/224", "GLX, GLS, SE", {
      gears: cvt,
      drives: frontOrAll,
    }),
    car("pajero", 6, "1995-2020", 40_000, "3.5/194 3.8/247 3.0/178", "GLS, GLX, V6", {
      decay: 0.92,
      drives: fourByFour,
    }),
    car("nativa", 2, "1999-2013", 31_000, "3.0/170", "", { decay: 1, drives: fourByFour }),
    car("l200", 2, "2000-2024", 29_000, "2.5/136d 2.4/132", "GLX, GLS", {
      decay: 0.85,
      gears: ["manual"],
      drives: fourByFour,
    }),
    car("canter", 1, "1996-2022", 34_000, "3.9/130d 3.0/150d", "", {
      decay: 0.8,
      gears: ["manual"],
      drives: ["rwd"],
    }),
  ),
  ...brand(
    "mazda",
    car("3", 5, "2005-2024", 26_000, "1.6/105 2.0/155 2.5/186", "S, V, Touring", {}),
    car("6", 3, "2004-2023", 31_000, "2.5/187 2.0/147", "S, Touring, GT", { decay: 1.08 }),
    car("cx-5", 5, "2013-2025", 34_000, "2.5/187 2.0/155", "Touring, Grand Touring", { drives: frontOrAll }),
    car("cx-9", 2, "2008-2023", 45_000, "3.7/273 2.5/250", "Touring, Grand Touring", {
      decay: 1.1,
      drives: ["awd"],
    }),
    car("mx-5", 1, "2006-2023", 36_000, "2.0/181", "Club", {
      decay: 0.85,
      gears: ["manual"],
      drives: ["rwd"],
    }),
  ),
  ...brand(
    "suzuki",
    car("swift", 4, "2006-2025", 16_500, "1.2/90 1.4/94 1.5/101", "GL, GLX, Sport", {
      decay: 0.9,
      gears: manualToo,
    }),
    car("alto", 2, "2010-2023", 11_000, "0.8/47 1.0/68", "GL", { decay: 0.88, gears: manualToo }),
    car("jimny", 4, "2000-2025", 25_000, "1.5/102 1.3/85", "GL, GLX", {
      decay: 0.65,
      gears: ["manual", "automatic"],
      drives: fourByFour,
    }),
    car("grand-vitara", 4, "2000-2024", 25_000, "2.4/169 2.0/140", "GL, GLX", {
      decay: 0.95,
      drives: fourByFour,
    }),
    car("celerio", 1, "2015-2024", 11_500, "1.0/67", "GL, GLX", { decay: 0.92, gears: manualToo }),
    car("apv", 1, "2006-2020", 16_000, "1.6/92", "", { decay: 0.85, gears: ["manual"], drives: ["rwd"] }),
  ),
  ...brand(
    "subaru",
    car("forester", 2, "2004-2024", 36_000, "2.5/170 2.0/150", "Premium, Limited", {
      gears: cvt,
      drives: ["awd"],
    }),
    car("impreza", 2, "2004-2022", 26_000, "2.0/148 2.5/170", "Premium", { drives: ["awd"] }),
    car("crosstrek", 1, "2014-2024", 30_000, "2.0/152", "Premium, Limited", { gears: cvt, drives: ["awd"] }),
  ),
  ...brand(
    "kia",
    car("picanto", 22, "2005-2025", 14_200, "1.0/66 1.2/84", "LX, EX, GT-Line", {
      decay: 0.82,
      gears: manualToo,
    }),
    car("rio", 12, "2004-2024", 17_500, "1.4/100 1.6/123", "LX, EX", { decay: 0.9, gears: manualToo }),
    car("cerato", 11, "2006-2023", 21_500, "1.6/128 2.0/150", "LX, EX, SX", { decay: 0.95 }),
    car("optima", 4, "2008-2020", 27_000, "2.4/185 2.0/245", "LX, EX, SX", { decay: 1.05 }),
    car("k5", 2, "2020-2025", 29_500, "2.5/191 1.6/180", "LXS, GT-Line, EX", { decay: 1 }),
    car("soul", 3, "2010-2023", 21_000, "1.6/130 2.0/164", "LX, EX", { decay: 1 }),
    car("seltos", 4, "2020-2025", 25_000, "1.6/123 2.0/147", "LX, EX, S", { gears: cvt }),
    car("sportage", 17, "2000-2025", 31_000, "2.0/155 2.4/181 1.6/177", "LX, EX, GT-Line", {
      decay: 0.92,
      drives: frontOrAll,
    }),
    car("sorento", 10, "2003-2025", 40_000, "2.4/172 3.3/290 3.5/277", "LX, EX, SX", {
      decay: 0.98,
      drives: ["awd", "fwd"],
    }),
    car("carnival", 2, "2006-2025", 42_000, "3.5/276 3.3/266", "LX, EX, SX", { decay: 1.05 }),
    car("niro", 2, "2017-2024", 30_000, "1.6/139h", "LX, EX"),
    car("bongo", 2, "1999-2018", 24_000, "2.7/80d 2.9/126d", "", {
      decay: 0.85,
      gears: ["manual"],
      drives: ["rwd"],
    }),
  ),
  ...brand(
    "hyundai",
    car("i10", 12, "2008-2025", 14_000, "1.1/65 1.2/87", "GL, GLS", { decay: 0.84, gears: manualToo }),
    car("i20", 4, "2010-2024", 17_000, "1.4/100 1.2/85", "GL, GLS", { decay: 0.92, gears: manualToo }),
    car("i30", 3, "2009-2022", 21_000, "1.6/126 2.0/150", "GL, GLS"),
    car("accent", 9, "1998-2023", 17_500, "1.4/100 1.6/123", "GL, GLS", { decay: 0.9, gears: manualToo }),
    car("elantra", 11, "2001-2025", 22_500, "1.6/128 1.8/148 2.0/147", "GL, GLS, SE, Limited", {
      decay: 0.96,
    }),
    car("sonata", 5, "2002-2024", 28_500, "2.4/185 2.0/245", "GLS, SE, Limited", { decay: 1.06 }),
    car("tucson", 15, "2005-2025", 31_500, "2.0/155 2.4/182 2.5/187", "GL, GLS, Limited", {
      decay: 0.93,
      drives: frontOrAll,
    }),
    car("santa-fe", 9, "2001-2025", 39_500, "2.4/190 2.7/189 3.3/290", "GLS, Limited, Ultimate", {
      decay: 0.97,
      drives: ["awd", "fwd"],
    }),
    car("creta", 4, "2016-2025", 23_500, "1.6/123 1.5/115", "GL, GLS"),
    car("kona", 3, "2018-2024", 26_000, "2.0/147 1.6/175", "SE, SEL, Limited", { drives: frontOrAll }),
    car("h-1", 2, "1999-2020", 32_000, "2.4/175 2.5/170d", "GL", {
      decay: 0.85,
      gears: ["manual", "automatic"],
      drives: ["rwd"],
    }),
    car("ioniq-5", 1, "2022-2025", 46_000, "0/225e 0/320e", "SE, SEL, Limited", {
      decay: 1.7,
      drives: ["rwd", "awd"],
    }),
  ),
  ...brand(
    "mg",
    car("5", 3, "2019-2025", 16_500, "1.5/112", "STD, COM, LUX", { decay: 1.2, gears: cvt }),
    car("zs", 4, "2018-2025", 19_500, "1.5/114 1.3/163", "STD, COM, LUX", { decay: 1.2 }),
    car("hs", 2, "2019-2025", 25_500, "1.5/162 2.0/231", "COM, LUX", { decay: 1.2 }),
  ),
  ...brand(
    "byd",
    car("song-plus", 2, "2022-2025", 33_000, "1.5/197h", "Flagship", { decay: 1.4 }),
    car("atto-3", 1, "2022-2025", 31_000, "0/201e", "", { decay: 1.7 }),
    car("dolphin", 1, "2022-2025", 22_500, "0/94e 0/201e", "", { decay: 1.7 }),
    car("seagull", 1, "2023-2025", 16_500, "0/74e", "", { decay: 1.6 }),
  ),
  ...brand(
    "chery",
    car("tiggo-7", 2, "2019-2025", 22_000, "1.5/145", "Comfort, Luxury, Pro", { decay: 1.3, gears: cvt }),
    car("tiggo-8", 1, "2020-2025", 28_000, "1.6/195", "Luxury, Pro Max", { decay: 1.3 }),
  ),
  ...brand("geely", car("coolray", 2, "2020-2025", 21_000, "1.5/174", "Comfort, Sport", { decay: 1.25 })),
  ...brand("changan", car("cs35", 1, "2018-2025", 18_500, "1.6/124 1.4/156", "Plus", { decay: 1.3 })),
];
