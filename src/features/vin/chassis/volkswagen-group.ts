/**
 * Volkswagen's brands outside North America: characters 7 and 8 are the type. The model first, then others that are built as
 * the same type; "?" where they are so different that none can be proposed. The year is that in which the type began.
 */
type Types = Readonly<Record<string, readonly [models: string, from: number]>>;

// biome-ignore format: a table
const volkswagen: Types = {
  "1H": ["golf golf-gti", 1991], "1J": ["? golf golf-gti golf-r bora", 1997], "1K": ["? golf golf-gti golf-r jetta", 2003],
  "5K": ["golf golf-gti golf-r", 2008], AU: ["golf golf-gti golf-r", 2012], "5G": ["golf golf-gti golf-r", 2012],
  CD: ["golf golf-gti golf-r", 2019], "16": ["jetta", 2010], BU: ["jetta", 2017], "3B": ["passat", 1996],
  "3C": ["? passat cc", 2005], "3G": ["passat", 2014], AN: ["arteon", 2017], "3H": ["arteon", 2017], "6N": ["polo", 1994],
  "9N": ["polo", 2001], "6R": ["polo", 2009], "6C": ["polo", 2014], AW: ["polo", 2017], "5N": ["tiguan", 2007],
  AD: ["tiguan", 2016], "7L": ["touareg", 2002], "7P": ["touareg", 2010], CR: ["touareg", 2018], "3D": ["phaeton", 2002],
  "9C": ["beetle", 1997], "1Y": ["beetle", 2002], "5C": ["beetle", 2011], "13": ["scirocco", 2008], "1F": ["eos", 2006],
  "1T": ["touran", 2003], "2K": ["caddy", 2003], SA: ["caddy", 2015], "2H": ["amarok", 2010], A1: ["t-roc", 2017],
  C1: ["t-cross", 2018], CA: ["atlas", 2017], E1: ["id-3", 2019], E2: ["id-4", 2020],
};
/** Vans have numbers of their own, of which one is the Touareg's too. */
const vans: Types = {
  "7H": ["transporter", 2003],
  "7J": ["transporter", 2003],
  "2K": ["caddy", 2003],
  SA: ["caddy", 2015],
  "2H": ["amarok", 2010],
};
// biome-ignore format: a table
const audi: Types = {
  "8L": ["a3 s3", 1996], "8P": ["a3 s3 rs3", 2003], "8V": ["a3 s3 rs3", 2012], GY: ["a3 s3 rs3", 2020],
  "8D": ["a4 s4", 1994], "8E": ["a4 s4", 2000], "8H": ["a4 s4", 2002], "8K": ["a4 s4", 2007], "8W": ["a4 s4", 2015],
  "8T": ["a5 s5 rs5", 2007], "8F": ["a5 s5 rs5", 2009], F5: ["a5 s5 rs5", 2016], "4A": ["a6 s6", 1994],
  "4B": ["a6 s6 rs6", 1997], "4F": ["a6 s6 rs6", 2004], "4G": ["? a6 a7 s6 rs6 rs7", 2010], F2: ["? a6 a7 s6 rs6 rs7", 2018],
  "4D": ["a8 s8", 1994], "4E": ["a8 s8", 2002], "4H": ["a8 s8", 2009], F8: ["a8 s8", 2017], "8X": ["a1", 2010],
  GB: ["a1", 2018], GA: ["q2", 2016], "8U": ["q3", 2011], F3: ["q3", 2018], "8R": ["q5 sq5", 2008], FY: ["q5 sq5", 2016],
  "4L": ["q7", 2005], "4M": ["q7", 2015], F1: ["q8 rs-q8", 2018], GE: ["e-tron", 2018], "8N": ["tt", 1998], "8J": ["tt", 2006],
  FV: ["tt", 2014], "42": ["r8", 2007], "4S": ["r8", 2015],
};
// biome-ignore format: a table
const skoda: Types = {
  "1U": ["octavia", 1996], "1Z": ["octavia", 2004], "5E": ["octavia", 2012], NE: ["octavia", 2012], NX: ["octavia", 2019],
  "6Y": ["fabia", 1999], "5J": ["? fabia roomster", 2006], NJ: ["fabia", 2014], PJ: ["fabia", 2021], NH: ["rapid", 2012],
  "3U": ["superb", 2001], "3T": ["superb", 2008], "3V": ["superb", 2015], NP: ["superb", 2015], "5L": ["yeti", 2009],
  NU: ["karoq", 2017], NS: ["kodiaq", 2016], NW: ["? kamiq scala", 2019], NY: ["enyaq", 2020],
};
// biome-ignore format: a table
const seat: Types = {
  "1M": ["? leon toledo", 1999], "1P": ["leon", 2005], "5F": ["? leon ateca", 2012], "6K": ["? ibiza cordoba", 1993],
  "6L": ["? ibiza cordoba", 2002], "6J": ["ibiza", 2008], KJ: ["? ibiza arona", 2017], "5P": ["? altea toledo", 2004],
  "7N": ["alhambra", 2010],
};
// biome-ignore format: a table
const porsche: Types = {
  "9P": ["cayenne", 2002], "92": ["cayenne", 2010], "9Y": ["cayenne", 2017], "95": ["macan", 2014], "97": ["panamera", 2009],
  "99": ["911", 1997], "98": ["? boxster cayman 718", 1996], Y1: ["taycan", 2019],
};

/** By the maker's number. */
export const volkswagenTypes: Readonly<Record<string, readonly [brand: string, types: Types]>> = {
  WVW: ["volkswagen", volkswagen],
  WVG: ["volkswagen", volkswagen],
  WV1: ["volkswagen", vans],
  WV2: ["volkswagen", vans],
  WAU: ["audi", audi],
  WUA: ["audi", audi],
  TRU: ["audi", audi],
  TMB: ["skoda", skoda],
  VSS: ["seat", seat],
  WP0: ["porsche", porsche],
  WP1: ["porsche", porsche],
};
