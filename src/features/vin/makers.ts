/**
 * World manufacturer identifiers (ISO 3780) of what is sold in Lebanon, by how a VIN begins, the longest first. Several brands
 * where the works give their number to all of them.
 */
// biome-ignore format: a table
export const makers: Readonly<Record<string, string>> = {
  // Toyota's group
  JTD: "toyota", JTE: "toyota", JTF: "toyota", JTG: "toyota", JTM: "toyota", JTMAB: "toyota subaru", JTN: "toyota",
  JT1: "toyota", JT2: "toyota", JT3: "toyota", JT4: "toyota", JTB: "toyota", "4T": "toyota", "5T": "toyota",
  "2T1": "toyota", "2T3": "toyota", "3TM": "toyota", "3TY": "toyota", "5YF": "toyota", "7MU": "toyota", NMT: "toyota",
  SB1: "toyota", VNK: "toyota", MR0: "toyota", MR1: "toyota", MR2: "toyota", MHF: "toyota", AHT: "toyota", "6T1": "toyota",
  "8AJ": "toyota", LFM: "toyota", LVG: "toyota",
  JTH: "lexus", JTJ: "lexus", JT6: "lexus", JT8: "lexus", "2T2": "lexus", "58A": "lexus", JDA: "daihatsu",
  // Nissan, Honda, Mitsubishi, Mazda, Subaru, Suzuki, Isuzu
  JN1: "nissan infiniti", JN8: "nissan infiniti", JN6: "nissan", "1N": "nissan", "3N": "nissan", "5N1": "nissan infiniti",
  SJN: "nissan", VSK: "nissan", MDH: "nissan", MNT: "nissan", LGB: "nissan", JNK: "infiniti", JNR: "infiniti",
  "5N3": "infiniti", "3PC": "infiniti", SJK: "infiniti",
  JHM: "honda", JHL: "honda", "1HG": "honda", "2HG": "honda", "2HK": "honda", "3CZ": "honda", "3HG": "honda",
  "5J6": "honda", "5FN": "honda", "5FP": "honda", "19X": "honda", "7FA": "honda", SHH: "honda", SHS: "honda", NLA: "honda",
  MAK: "honda", MRH: "honda", LHG: "honda", JH4: "acura", "19U": "acura", "19V": "acura", "2HN": "acura", "5J8": "acura",
  "5FR": "acura", JA3: "mitsubishi", JA4: "mitsubishi", JMB: "mitsubishi", JMY: "mitsubishi", "4A3": "mitsubishi",
  "4A4": "mitsubishi", MMB: "mitsubishi", MMC: "mitsubishi", JM0: "mazda", JM1: "mazda", JM3: "mazda", JM6: "mazda",
  JM7: "mazda", JMZ: "mazda", "1YV": "mazda", "4F": "mazda", "3MZ": "mazda", "3MV": "mazda", "7MM": "mazda", MM0: "mazda",
  JF: "subaru", "4S3": "subaru", "4S4": "subaru", JSA: "suzuki", JS2: "suzuki", JS3: "suzuki", TSM: "suzuki",
  MA3: "suzuki", MBH: "suzuki", MHY: "suzuki", JAA: "isuzu", JAC: "isuzu", JAL: "isuzu", MPA: "isuzu",
  // Korea
  KMH: "hyundai", KMHG: "hyundai genesis", KM8: "hyundai", KMT: "genesis", KMU: "genesis", "5NP": "hyundai",
  "5NM": "hyundai", "5XYZ": "hyundai", TMA: "hyundai", MAL: "hyundai", NLH: "hyundai", NLJ: "hyundai", LBE: "hyundai",
  KNA: "kia", KNC: "kia", KND: "kia", KNE: "kia", "5XX": "kia", "5XY": "kia", "3KP": "kia", U5Y: "kia", U6Y: "kia",
  MZB: "kia", LJD: "kia", KPT: "ssangyong", KPA: "ssangyong", KLA: "daewoo chevrolet", KNM: "renault nissan",
  // Germany
  WBA: "bmw", WBS: "bmw", WBX: "bmw", WBY: "bmw", "5UX": "bmw", "5UM": "bmw", "5YM": "bmw", "4US": "bmw", "3MW": "bmw",
  "3MF": "bmw", LBV: "bmw", WMW: "mini", WMZ: "mini", WDB: "mercedes-benz", WDC: "mercedes-benz", WDD: "mercedes-benz",
  WDF: "mercedes-benz", W1K: "mercedes-benz", W1N: "mercedes-benz", W1V: "mercedes-benz", WMX: "mercedes-benz",
  "4JG": "mercedes-benz", "55S": "mercedes-benz", LE4: "mercedes-benz", WME: "smart", WAU: "audi", WA1: "audi",
  WUA: "audi", TRU: "audi", WVW: "volkswagen", WVG: "volkswagen", WV1: "volkswagen", WV2: "volkswagen", "1VW": "volkswagen",
  "1V2": "volkswagen", "3VW": "volkswagen", "3VV": "volkswagen", "9BW": "volkswagen", LSV: "volkswagen",
  LFV: "volkswagen audi", WP0: "porsche", WP1: "porsche", W0L: "opel", W0V: "opel",
  // The rest of Europe
  TMB: "skoda", VSS: "seat cupra", VF1: "renault", UU1: "dacia renault", VF3: "peugeot", VR3: "peugeot", VF7: "citroen",
  VR7: "citroen", VS7: "citroen", ZFA: "fiat", NM4: "fiat", ZAR: "alfa-romeo", ZFF: "ferrari", ZAM: "maserati",
  ZHW: "lamborghini", SCB: "bentley", SCA: "rolls-royce", SAL: "land-rover", SAJ: "jaguar", SAD: "jaguar", YV1: "volvo",
  YV4: "volvo", "7JR": "volvo", LYV: "volvo", WF0: "ford", NM0: "ford", VS6: "ford", MAJ: "ford", MNB: "ford", "6FP": "ford",
  LVS: "ford",
  // North America
  "1FA": "ford", "1FB": "ford", "1FM": "ford", "1FT": "ford", "2FA": "ford", "2FM": "ford", "2FT": "ford", "3FA": "ford",
  "3FM": "ford", "3FT": "ford", "1ZV": "ford", "1LN": "lincoln", "2LM": "lincoln", "3LN": "lincoln", "5LM": "lincoln",
  "1G1": "chevrolet", "1GC": "chevrolet", "1GN": "chevrolet", "2G1": "chevrolet", "2GC": "chevrolet", "2GN": "chevrolet",
  "3G1": "chevrolet", "3GC": "chevrolet", "3GN": "chevrolet", KL1: "chevrolet", KL7: "chevrolet", KL8: "chevrolet",
  "1GT": "gmc", "1GK": "gmc", "2GK": "gmc", "2GT": "gmc", "3GK": "gmc", "3GT": "gmc", "1G6": "cadillac", "1GY": "cadillac",
  "2G6": "cadillac", "3GY": "cadillac", "5GR": "hummer", "5GN": "hummer", "5GT": "hummer", "1J4": "jeep", "1J8": "jeep",
  "1C4": "jeep dodge chrysler", "1C6": "dodge jeep", "3C4": "jeep dodge chrysler fiat", "1C3": "chrysler dodge fiat",
  "2C3": "chrysler dodge", "2C4": "chrysler dodge", "3C3": "chrysler dodge fiat", "3C6": "dodge",
  ZAC: "jeep dodge fiat alfa-romeo", "1B3": "dodge", "1B7": "dodge", "1D3": "dodge", "1D4": "dodge", "1D7": "dodge",
  "1D8": "dodge", "2B3": "dodge", "2D4": "dodge", "2D8": "dodge", "3D4": "dodge", "3D7": "dodge", "2A4": "chrysler",
  "3A4": "chrysler", "5YJ": "tesla", "7SA": "tesla", LRW: "tesla", XP7: "tesla",
  // China
  LGX: "byd", LC0: "byd", LSJ: "mg", SDP: "mg", LVV: "chery jetour", L6T: "geely", LB3: "geely", LS4: "changan",
  LS5: "changan", LGW: "haval",
};

/** The brands that it may be of, by its beginning alone; none that is known, none. */
export function brandsOf(vin: string): readonly string[] {
  for (let length = 5; length >= 2; length--) {
    const known = makers[vin.slice(0, length)];
    if (known) return known.split(" ");
  }
  return [];
}
