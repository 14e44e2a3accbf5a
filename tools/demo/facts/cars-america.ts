import { brand, type CarFacts, car } from "./facts.types.ts";

const rear = ["rwd"] as const;
const all = ["awd"] as const;
const fourByFour = ["4wd"] as const;
const manualToo = ["automatic", "manual"] as const;

export const americanCars: readonly CarFacts[] = [
  ...brand(
    "jeep",
    car(
      "wrangler",
      11,
      "1998-2025",
      58_000,
      "3.6/285 3.8/202 2.0/270 4.0/181",
      "Sport, Sahara, Rubicon, Unlimited",
      { decay: 0.8, gears: ["automatic", "automatic", "manual"], drives: fourByFour },
    ),
    car(
      "grand-cherokee",
      13,
      "1996-2024",
      62_000,
      "3.6/290 4.7/235 5.7/360 4.0/190",
      "Laredo, Limited, Overland, Summit, SRT8",
      { decay: 1.15, drives: fourByFour },
    ),
    car(
      "cherokee",
      4,
      "1992-2023",
      38_000,
      "2.4/184 3.2/271 4.0/190",
      "Sport, Latitude, Limited, Trailhawk",
      { decay: 1.12, drives: fourByFour },
    ),
    car("liberty", 4, "2002-2012", 30_000, "3.7/210", "Sport, Limited", { decay: 1.1, drives: fourByFour }),
    car("compass", 3, "2008-2024", 31_500, "2.4/172 1.3/177", "Sport, Latitude, Limited", {
      decay: 1.12,
      drives: ["fwd", "4wd"],
    }),
    car("renegade", 3, "2015-2023", 29_000, "2.4/180 1.4/160", "Latitude, Limited, Trailhawk", {
      decay: 1.15,
      drives: ["fwd", "4wd"],
    }),
  ),
  ...brand(
    "chevrolet",
    car("spark", 4, "2010-2022", 13_800, "1.2/81 1.4/98", "LS, LT", { decay: 1, gears: manualToo }),
    car("aveo", 3, "2004-2018", 15_000, "1.4/94 1.6/103", "LS, LT", { decay: 1.08, gears: manualToo }),
    car("cruze", 4, "2010-2019", 20_500, "1.8/138 1.4/153", "LS, LT, LTZ, RS", { decay: 1.15 }),
    car("malibu", 2, "2008-2023", 27_500, "2.4/169 1.5/160", "LS, LT, Premier", { decay: 1.18 }),
    car("camaro", 3, "2010-2023", 46_000, "3.6/323 6.2/426", "LT, RS, SS", { decay: 0.95, drives: rear }),
    car("captiva", 2, "2007-2023", 27_000, "2.4/167 3.0/258", "LS, LT, LTZ", {
      decay: 1.15,
      drives: ["fwd", "awd"],
    }),
    car("equinox", 2, "2010-2023", 31_500, "2.4/182 1.5/170", "LS, LT, Premier", {
      decay: 1.15,
      drives: ["fwd", "awd"],
    }),
    car("trailblazer", 3, "2002-2023", 30_000, "4.2/275 1.3/155", "LS, LT, RS", {
      decay: 1.1,
      drives: fourByFour,
    }),
    car("tahoe", 4, "1998-2024", 78_000, "5.3/355 5.3/320", "LS, LT, LTZ, Z71", {
      decay: 1.1,
      drives: fourByFour,
    }),
    car("silverado", 2, "2003-2024", 56_000, "5.3/355", "LT, LTZ, Z71", { decay: 1, drives: fourByFour }),
    car("corvette", 1, "2001-2024", 92_000, "6.2/430 6.2/495", "Stingray, Z51", {
      decay: 0.82,
      drives: rear,
    }),
  ),
  ...brand(
    "ford",
    car("fiesta", 2, "2009-2019", 17_000, "1.6/120", "SE, ST", { decay: 1.12, gears: manualToo }),
    car("focus", 3, "2001-2019", 21_000, "2.0/160 1.6/115", "SE, Titanium, ST", {
      decay: 1.18,
      gears: manualToo,
    }),
    car("fusion", 4, "2008-2020", 26_500, "2.5/175 1.5/181 2.0/240", "SE, Titanium, Sport", { decay: 1.2 }),
    car("mustang", 5, "2005-2024", 48_000, "2.3/310 5.0/435 4.0/210", "EcoBoost, GT, Premium", {
      decay: 0.95,
      gears: ["automatic", "automatic", "manual"],
      drives: rear,
    }),
    car("escape", 4, "2004-2023", 31_000, "2.5/168 1.6/178 1.5/181", "S, SE, Titanium", {
      decay: 1.15,
      drives: ["fwd", "awd"],
    }),
    car("edge", 3, "2008-2023", 40_000, "3.5/285 2.0/245", "SE, SEL, Sport, Titanium", {
      decay: 1.18,
      drives: ["fwd", "awd"],
    }),
    car("explorer", 5, "2002-2024", 50_000, "3.5/290 2.3/300 4.0/210", "XLT, Limited, Sport", {
      decay: 1.15,
      drives: fourByFour,
    }),
    car("expedition", 2, "2003-2023", 72_000, "5.4/310 3.5/375", "XLT, Limited", {
      decay: 1.15,
      drives: fourByFour,
    }),
    car("f-150", 3, "2004-2024", 60_000, "5.0/385 3.5/375 5.4/300", "XLT, Lariat, Raptor", {
      decay: 0.98,
      drives: fourByFour,
    }),
    car("ranger", 1, "2012-2024", 36_000, "2.2/160d 2.3/270", "XLT, Wildtrak", {
      decay: 0.95,
      drives: fourByFour,
    }),
    car("transit", 1, "2002-2022", 40_000, "2.2/125d", "", { decay: 0.98, gears: ["manual"], drives: rear }),
  ),
  ...brand(
    "gmc",
    car("terrain", 3, "2010-2023", 33_500, "2.4/182 1.5/170", "SLE, SLT, Denali", {
      decay: 1.12,
      drives: ["fwd", "awd"],
    }),
    car("acadia", 2, "2008-2023", 44_500, "3.6/281", "SLE, SLT, Denali", { decay: 1.15, drives: all }),
    car("envoy", 2, "2002-2009", 36_000, "4.2/275", "SLE, SLT", { decay: 1.05, drives: fourByFour }),
    car("yukon", 4, "2000-2024", 88_000, "5.3/355 6.2/403", "SLT, Denali, AT4", {
      decay: 1.08,
      drives: fourByFour,
    }),
    car("sierra", 1, "2003-2024", 62_000, "5.3/355 6.2/420", "SLE, SLT, Denali, AT4", {
      decay: 1,
      drives: fourByFour,
    }),
  ),
  ...brand(
    "dodge",
    car("charger", 4, "2006-2023", 45_000, "3.6/292 5.7/370", "SXT, GT, R/T, SRT", {
      decay: 1.05,
      drives: rear,
    }),
    car("challenger", 3, "2009-2023", 46_500, "3.6/305 5.7/375", "SXT, GT, R/T", {
      decay: 0.98,
      drives: rear,
    }),
    car("durango", 2, "2005-2023", 50_000, "3.6/290 5.7/360", "SXT, GT, Limited, R/T", {
      decay: 1.12,
      drives: fourByFour,
    }),
    car("ram-1500", 2, "2004-2024", 60_000, "5.7/390 3.6/305", "SLT, Laramie, Rebel", {
      decay: 0.98,
      drives: fourByFour,
    }),
  ),
  ...brand(
    "cadillac",
    car("escalade", 2, "2003-2024", 118_000, "6.2/420 6.0/345", "Luxury, Premium, Platinum", {
      decay: 1.12,
      drives: fourByFour,
    }),
    car("srx", 2, "2005-2016", 46_000, "3.6/308 3.0/265", "Luxury, Premium", { decay: 1.22, drives: all }),
    car("cts", 1, "2004-2019", 48_000, "3.6/304 2.0/268", "Luxury, Premium", { decay: 1.25, drives: rear }),
  ),
  ...brand(
    "chrysler",
    car("300", 2, "2005-2023", 40_000, "3.6/292 5.7/363", "Limited, C, S", { decay: 1.15, drives: rear }),
  ),
  ...brand(
    "tesla",
    car("model-3", 2, "2018-2025", 47_000, "0/283e 0/450e", "Standard Range, Long Range, Performance", {
      decay: 1.6,
      drives: ["rwd", "awd"],
    }),
    car("model-y", 1, "2020-2025", 52_000, "0/384e", "Long Range, Performance", { decay: 1.55, drives: all }),
  ),
];
