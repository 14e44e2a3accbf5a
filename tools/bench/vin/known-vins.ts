import { checkDigitOf } from "#features/vin/vin.ts";
import type { Known } from "./known.types.ts";
import { america } from "./known-america.ts";

/** A whole number: of no car, for the last six characters are the same in all. */
export const vinOf = ([begins]: Known): string => {
  const vin = `${begins}100001`;
  return vin.replace("?", checkDigitOf(vin.replace("?", "0")));
};

/** Made for Europe: types as public listings, tests and tables name them; the numbers are made up from these. */
// biome-ignore format: a table
const europe: readonly Known[] = [
  ["WVGZZZ5NZNW", "volkswagen", "tiguan", 2022], ["WVGZZZ5NZKW", "volkswagen", "tiguan", 2019],
  ["WVGZZZ7PZHD", "volkswagen", "touareg", 2017], ["WVWZZZAUZKW", "volkswagen", "golf", 2019],
  ["WVWZZZ1KZ8W", "volkswagen", "golf", 2008], ["WVWZZZ1JZ3W", "volkswagen", "golf", 2003],
  ["WVWZZZ3CZDE", "volkswagen", "cc", 2013], ["WVWZZZ3CZLE", "volkswagen", "passat", 2020],
  ["WVWZZZ6RZGY", "volkswagen", "polo", 2016], ["WVWZZZ3HZPE", "volkswagen", "arteon", 2023],
  ["WAUZZZ4M4JD", "audi", "q7", 2018], ["WAUZZZ4G6EN", "audi", "a6", 2014], ["WAUZZZ8V5JA", "audi", "a3", 2018],
  ["WAUZZZ8K9CA", "audi", "a4", 2012], ["WAUZZZ4B73N", "audi", "a6", 2003], ["WAUZZZ8P2AA", "audi", "a3", 2010],
  ["WDD2040491A", "mercedes-benz", "c-class", 0, "sedan"], ["WDD2042001A", "mercedes-benz", "c-class", 0, "wagon"],
  ["WDD2120471A", "mercedes-benz", "e-class", 0, "sedan"], ["WDD2120036L", "mercedes-benz", "e-class", 0, "sedan"],
  ["WDB2112061A", "mercedes-benz", "e-class", 0, "wagon"], ["WDC1641221A", "mercedes-benz", "ml-class", 0],
  ["WDC1648221A", "mercedes-benz", "gl-class", 0], ["WDC2539041F", "mercedes-benz", "glc-class", 0],
  ["W1K2060421F", "mercedes-benz", "c-class", 0, "sedan"], ["W1K2062041F", "mercedes-benz", "c-class", 0, "wagon"],
  ["WDB2030461A", "mercedes-benz", "c-class", 0, "sedan"], ["WDD2221821A", "mercedes-benz", "s-class", 0],
  ["WDB4632761X", "mercedes-benz", "g-class", 0], ["WP1ZZZ9YZJD", "porsche", "cayenne", 2018],
  ["WP1ZZZ92ZDL", "porsche", "cayenne", 2013], ["WP1ZZZ9PZ8L", "porsche", "cayenne", 2008],
  ["WP1ZZZ95ZNL", "porsche", "macan", 2022], ["WP0ZZZ98ZGK", "porsche", "cayman", 2016],
  ["TMBJJ7NE0J0", "skoda", "octavia", 2018], ["TMBAG7NE0G0", "skoda", "octavia", 2016],
  ["VSSZZZ6JZMR", "seat", "ibiza", 2021], ["VSSZZZKJZLR", "seat", "arona", 2020], ["VSSZZZ7MZ8V", "seat", "alhambra", 2008],
  ["WBA8E9C51HK", "bmw", "320i", 0], ["WBAUB310X0V", "bmw", "1-series", 0], ["WBAFR9C55DD", "bmw", "5-series", 0],
  ["SALLMAMH4BA", "land-rover", "range-rover", 2011], ["VF3CAHMZ6HW", "peugeot", "208", 0],
  ["VF1RFE00561", "renault", "kadjar", 0], ["VF1RFB00X58", "renault", "megane", 0], ["SJNFAAJ11U1", "nissan", "qashqai", 0],
  ["ZFA31200000", "fiat", "panda", 0], ["W0LPE6DJ1BG", "opel", "astra", 0], ["WF0DXXGAKDE", "ford", "focus", 0],
  ["JSAJTD54V00", "suzuki", "grand-vitara", 0], ["U5YHM517ADL", "kia", "ceed", 0],
];

/** Made for the Gulf, the company's cars of Lebanon among them. */
// biome-ignore format: a table
const gulf: readonly Known[] = [
  ["JTMHV05J?04", "toyota", "land-cruiser", 0], ["JTMHX05J?04", "toyota", "land-cruiser", 0],
  ["JTMHX01J?N4", "toyota", "land-cruiser", 0], ["JTEBR3FJ20K", "toyota", "land-cruiser-prado", 0],
  ["JTMBFREV80D", "toyota", "rav4", 0], ["6T1BF9FK?0X", "toyota", "camry", 0],
  ["MR0FZ29G?01", "toyota", "hilux", 0], ["JTJHY00W?74", "lexus", "lx-570", 0], ["JTHBL46F005", "lexus", "ls-460", 0],
  ["JN8BY2NY?M9", "nissan", "patrol", 0], ["JN8BY2NY?K9", "nissan", "patrol", 0], ["JN1TANT31U0", "nissan", "x-trail", 0],
  ["JMYSRCY1A8U", "mitsubishi", "lancer", 0], ["KNAPC811?J7", "kia", "sportage", 2018], ["KNAGT41F?H5", "kia", "optima", 2017],
  ["KMHDH41E?EU", "hyundai", "elantra", 2014], ["KMHJT81B?CU", "hyundai", "tucson", 2012],
  ["LSJW74U9?MZ", "mg", "zs", 2021], ["LVVDB11B?KD", "chery", "tiggo-7", 2019], ["LGXC74C4?P0", "byd", "han", 2023],
  ["1GNSKBKC?FR", "chevrolet", "tahoe", 2015], ["WBAKS410X00", "bmw", "x5", 0], ["SALGA2FE?FA", "land-rover", "range-rover", 2015],
];

export const known = { america, europe, gulf } as const;
