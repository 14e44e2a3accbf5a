/**
 * Mercedes-Benz outside North America: characters 4 to 6 are the type of the chassis, the seventh its body. By type, or type and
 * seventh character, the family of models, or the model.
 */
// biome-ignore format: a table
export const mercedesTypes: Readonly<Record<string, string>> = {
  "124": "e-class", "207": "e-class", "210": "e-class", "211": "e-class", "212": "e-class", "213": "e-class",
  "238": "e-class", "202": "c-class", "203": "c-class", "204": "c-class", "2049": "glk-class",
  "205": "c-class", "206": "c-class", "140": "s-class", "220": "s-class", "221": "s-class", "222": "s-class",
  "223": "s-class", "163": "ml-class", "1641": "ml-class", "1648": "gl-class", "292": "gle-class",
  "1671": "gle-class", "1679": "gls-class", "168": "a-class", "169": "a-class", "176": "a-class", "177": "a-class",
  "245": "b-class", "246": "b-class", "117": "cla-class", "118": "cla-class", "156": "gla-class", "253": "glc-class",
  "254": "glc-class", "170": "slk-class", "171": "slk-class", "172": "slk-class", "208": "clk-class", "209": "clk-class",
  "218": "cls-class", "219": "cls-class", "257": "cls-class", "129": "sl-class", "230": "sl-class", "231": "sl-class",
  "461": "g-class", "463": "g-class", "465": "g-class", "190": "amg-gt", "293": "eqc", "906": "sprinter", "470": "x-class",
};

/** Of the C and E classes the seventh character tells the body: 204.0 a sedan, 204.2 a wagon, 204.3 a coupé. */
export const typesWithBody = /^(124|202|203|204|205|206|210|211|212|213|207|238)/;
export const mercedesBodies = {
  "0": "sedan",
  "1": "sedan",
  "2": "wagon",
  "3": "coupe",
  "4": "convertible",
} as const;
