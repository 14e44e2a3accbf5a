import type { FamilyInput } from "./family.ts";

/** By brand. */
export const westernFamilies: Record<string, readonly FamilyInput[]> = {
  "land-rover": [
    [
      "Range Rover (all)",
      "رانج روفر (الكل)",
      /^range-rover/,
      "range, rang, rng, رانج, رنج, رينج, all range rovers, كل الرنج, any range",
    ],
    [
      "Discovery (all)",
      "ديسكفري (الكل)",
      /^(discovery|discovery-sport|lr3|lr4)$/,
      "discovery all, all disco, كل ديسكفري",
    ],
    ["Freelander / LR2", "فريلاندر / LR2", /^(freelander|lr2)$/, "freelander lr2"],
  ],
  jeep: [
    ["Cherokee (all)", "شيروكي (الكل)", /cherokee$/, "كل الشيروكي, any cherokee, all cherokees, كل شيروكي"],
    ["Cherokee / Liberty", "شيروكي / ليبرتي", /^(cherokee|liberty)$/, "cherokee liberty"],
    ["Wagoneer (all)", "واغونير (الكل)", /wagoneer$/, "any wagoneer, all wagoneer"],
  ],
  ford: [
    ["F-Series", "الفئة F", /^f-\d/, "f series, ford f, فورد اف, f-series"],
    ["Fusion / Mondeo", "فيوجن / مونديو", /^(fusion|mondeo)$/, "fusion mondeo, mondeo fusion"],
    ["Mustang (all)", "موستانغ (الكل)", /^mustang/, "all mustang, any mustang, كل موستنغ, كل موستانج"],
    ["Bronco (all)", "برونكو (الكل)", /^bronco/, "any bronco"],
  ],
  chevrolet: [
    ["Aveo / Sonic", "أفيو / سونيك", /^(aveo|sonic)$/, "aveo sonic, sonic aveo"],

    ["Blazer (all)", "بليزر (الكل)", /blazer$/, "any blazer, all blazer"],
  ],
  cadillac: [
    ["Cadillac|CT range", "فئة CT", /^ct[456]$/, "cadillac ct, ct series"],
    ["Cadillac|XT range", "فئة XT", /^xt\d/, "cadillac xt, xt series, cadillac suv"],
  ],
  lincoln: [["Lincoln|MK range", "فئة MK", /^mk/, "lincoln mk, mk series"]],
  fiat: [["500 (all)", "500 (الكل)", /^500/, "all fiat 500, any 500, كل فيات 500"]],
  citroen: [
    ["C3 (all)", "C3 (الكل)", /^c3/, "any c3, all citroen c3"],
    ["C4 (all)", "C4 (الكل)", /^c4/, "any c4, all citroen c4"],
    ["C5 (all)", "C5 (الكل)", /^c5/, "any c5, all citroen c5"],
  ],
  volvo: [
    ["Volvo|S range", "فئة S", /^s\d/, "volvo s, volvo sedan"],
    ["Volvo|V range", "فئة V", /^v\d/, "volvo v, volvo wagon"],
    ["Volvo|XC range", "فئة XC", /^xc/, "volvo xc, xc series, xc, volvo suv, اكس سي, فولفو اكس سي"],
  ],
  jaguar: [
    ["Jaguar|Pace range", "فئة Pace", /-pace$/, "jaguar pace, jaguar suv"],
    ["XE, XF and XJ", "XE وXF وXJ", /^x[efj]$/, "jaguar x, jaguar sedan"],
  ],
  tesla: [["Tesla|Model range", "فئة Model", /^model-/, "tesla model"]],
  porsche: [
    [
      "Boxster, Cayman and 718",
      "بوكستر وكايمان و718",
      /^(boxster|cayman|718)$/,
      "boxster cayman, cayman boxster",
    ],
  ],
};
