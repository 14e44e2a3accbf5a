import { classNamed, type FamilyInput, seriesNumbered } from "./family.ts";

const mercedes: FamilyInput[] = [
  classNamed("A", "ايه", /^a-\d/, "ا كلاس"),
  classNamed("B", "بي", /^b-\d/, "bi class"),
  classNamed("C", "سي", /^c-\d/, "si class, cc class, c-klasse"),
  classNamed("CLA", "سي ال ايه", /^cla-/, "سي ال اي, cl a"),
  classNamed("CLK", "سي ال كي", /^clk-/),
  classNamed("CLS", "سي ال اس", /^cls-/),
  classNamed("E", "اي", /^e-\d/, "i class, e-klasse"),
  classNamed("S", "اس", /^(s-\d|maybach)/, "es class, s-klasse"),
  classNamed("SL", "اس ال", /^sl-/),
  classNamed("SLK", "اس ال كي", /^slk-/, "slc"),
  classNamed("GLA", "جي ال ايه", /^gla-/, "جي ال اي ايه"),
  classNamed("GLB", "جي ال بي", /^glb-/),
  classNamed("GLK", "جي ال كي", /^glk-/),
  classNamed("GLC", "جي ال سي", /^glc-/),
  classNamed("ML", "ام ال", /^ml-/, "m class, em el, emel"),
  classNamed("GLE", "جي ال اي", /^gle-/),
  classNamed("GL", "جي ال", /^gl-/),
  classNamed("GLS", "جي ال اس", /^gls-/),
  classNamed(
    "G",
    "جي",
    /^g-\d/,
    "g wagon, g wagen, g-wagon, gwagon, ji class, jiclass, جي واغن, جي واجن, جي كلاص",
  ),
  classNamed("V", "في", /^(v-250|viano)$/),
  ["Mercedes|AMG", "AMG", /amg/, "amg, اي ام جي, ايه ام جي"],
  ["Mercedes|EQ", "EQ", /^eq[abces]$/, "mercedes eq, eq class, electric mercedes"],
];

const bmw: FamilyInput[] = [
  seriesNumbered(1, /^1\d\d/),
  seriesNumbered(2, /^(2\d\d|m2\d\d)/),
  seriesNumbered(3, /^3\d\d/),
  seriesNumbered(4, /^4\d\d/),
  seriesNumbered(5, /^5\d\d/),
  seriesNumbered(6, /^6\d\d/),
  seriesNumbered(7, /^7\d\d/),
  [
    "BMW|X Series",
    "الفئة X",
    /^x[1-7m]$/,
    "x series, bmw x series, x models, اكس سيريز, فئة اكس, الفئة اكس, فئة x, بي ام اكس",
  ],
  ["BMW|Z Series", "الفئة Z", /^z[34]$/, "z series, bmw z, فئة زد, فئة z"],
  ["BMW|M Series", "الفئة M", /^m[2-6]$/, "m series, bmw m, m power, ام باور, فئة ام, m models"],
  ["BMW|i Series", "الفئة i", /^i(3|4|8|x|x3)$/, "i series, bmw i, bmw electric, فئة i"],
];

const audi: FamilyInput[] = [
  ["Audi|A range", "فئة A", /^a[1-8]$/, "audi a, a series, فئة a, اودي ايه"],
  ["Audi|Q range", "فئة Q", /^q[2-8]/, "audi q, q series, كيو سيريز, اودي كيو, audi suv"],
  ["Audi|S range", "فئة S", /^(s[34568]|sq5)$/, "audi s, اودي اس"],
  ["Audi|RS range", "فئة RS", /^rs/, "audi rs, rs series, rs models, ار اس, اودي ار اس"],
];

const volkswagen: FamilyInput[] = [
  [
    "Golf (all)",
    "غولف (الكل)",
    /^golf/,
    "all golf, all golfs, كل الغولف, كل غولف, جميع الغولف, golf family, any golf",
  ],
  ["VW|ID range", "فئة ID", /^id-/, "vw id, id series, volkswagen id, فولكس اي دي"],
];

const mini: FamilyInput[] = [
  [
    "Cooper (all)",
    "كوبر (الكل)",
    /^(cooper|cooper-s|john-cooper-works)$/,
    "all cooper, any cooper, all mini cooper, كل كوبر, mini cooper all",
  ],
];

/** By brand. */
export const germanFamilies: Record<string, readonly FamilyInput[]> = {
  "mercedes-benz": mercedes,
  bmw,
  audi,
  volkswagen,
  mini,
};
