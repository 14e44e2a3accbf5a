import type { FamilyInput } from "./family.ts";

/** A range of Lexus or Infiniti: "RX" is RX 300, RX 350 and the others. */
const range = (letters: string, said: string, pattern: RegExp, brand: string, more = ""): FamilyInput => [
  `${brand}|${letters} range`,
  `فئة ${letters}`,
  pattern,
  [letters, `${letters} series`, `${letters} class`, said, `${said} كلاس`, more].join(", "),
];

/** By brand. The other name of a model in another market makes a family with it. */
export const asianFamilies: Record<string, readonly FamilyInput[]> = {
  toyota: [
    [
      "Land Cruiser (all)",
      "لاند كروزر (الكل)",
      /^land-cruiser/,
      "all land cruisers, land cruiser all, كل لاندكروزر, any land cruiser",
    ],

    ["Yaris and Echo", "ياريس وإيكو", /^(yaris|echo)$/, "yaris echo, all yaris, كل ياريس"],
  ],
  lexus: [
    range("ES", "اي اس", /^es-/, "Lexus"),
    range("GS", "جي اس", /^gs-/, "Lexus"),
    range("IS", "اي اس 250", /^is-/, "Lexus"),
    range("LS", "ال اس", /^ls-/, "Lexus"),
    range("RX", "ار اكس", /^rx-/, "Lexus"),
    range("NX", "ان اكس", /^nx-/, "Lexus"),
    range("GX", "جي اكس", /^gx-/, "Lexus"),
    range("LX", "ال اكس", /^lx-/, "Lexus"),
  ],
  nissan: [
    ["X-Trail / Rogue", "إكس تريل / روغ", /^(x-trail|rogue)$/, "xtrail rogue, rogue xtrail"],
    ["Tiida / Versa", "تيدا / فيرسا", /^(tiida|versa)$/, "tiida versa, versa tiida"],
    ["Sunny / Sentra", "صني / سنترا", /^(sunny|sentra)$/, "sunny sentra, sentra sunny"],
    ["Patrol (all)", "باترول (الكل)", /^patrol/, "all patrol, كل الباترول, any patrol, كل باترول"],
    ["Nissan|Z cars", "سيارات Z", /^(350z|370z|z)$/, "z car, z cars, fairlady, نيسان زد, فيرليدي"],
    ["Navara / Frontier", "نافارا / فرونتير", /^(navara|frontier)$/, "navara frontier"],
  ],
  infiniti: [
    range("G", "جي", /^g\d/, "Infiniti", "g coupe, g sedan"),
    range("Q", "كيو", /^q\d/, "Infiniti"),
    range("QX", "كيو اكس", /^qx/, "Infiniti"),
    range("FX", "اف اكس", /^fx/, "Infiniti"),
  ],
  kia: [
    ["Cerato / Forte", "سيراتو / فورتي", /^(cerato|forte)$/, "cerato forte, forte cerato"],
    ["Optima / K5", "أوبتيما / K5", /^(optima|k5|magentis)$/, "optima k5, magentis optima"],
    ["Kia|EV range", "فئة EV", /^ev\d/, "kia ev, kia electric, كيا كهرباء, كيا اي في"],
  ],
  hyundai: [
    ["Hyundai|i range", "فئة i", /^i[1-4]0$/, "hyundai i, i series hyundai, هيونداي اي"],
    ["Ioniq (all)", "أيونيك (الكل)", /^ioniq/, "any ioniq, all ioniq, كل ايونيك"],
    ["Hyundai|vans", "فانات", /^(h-1|h-100|staria)$/, "hyundai h, h series, hyundai van"],
  ],
  honda: [["Jazz / Fit", "جاز / فيت", /^(jazz|fit)$/, "jazz fit, fit jazz"]],
  mazda: [
    ["Mazda|CX range", "فئة CX", /^cx-/, "cx series, mazda cx, mazda suv, سي اكس, مازدا سي اكس, cx"],
    ["Mazda|RX range", "فئة RX", /^rx-/, "rotary, mazda rx, مازدا ار اكس"],
  ],
  mitsubishi: [
    [
      "Pajero / Montero / Nativa",
      "باجيرو / مونتيرو / ناتيفا",
      /^(pajero|montero-sport|nativa)$/,
      "all pajero, pajero montero, montero, كل باجيرو, مونتيرو",
    ],
    ["ASX / Outlander Sport", "ASX / آوتلاندر سبورت", /^(asx|outlander-sport)$/, "asx outlander sport"],
    ["Attrage / Mirage", "أتراج / ميراج", /^(attrage|mirage)$/, "attrage mirage, mirage attrage"],
  ],
  suzuki: [
    [
      "Vitara (all)",
      "فيتارا (الكل)",
      /vitara$/,
      "all vitara, كل الفيتارا, any vitara, vitara all, كل فيتارا",
    ],
    ["Jimny / Samurai", "جيمني / ساموراي", /^(jimny|samurai)$/, "jimny samurai"],
  ],
  subaru: [
    ["XV / Crosstrek", "XV / كروستريك", /^(xv|crosstrek)$/, "xv crosstrek"],
    ["Impreza (all)", "إمبريزا (الكل)", /^(impreza|wrx)$/, "any impreza, all impreza, كل امبريزا"],
  ],
  isuzu: [["Isuzu|N Series", "الفئة N", /^n[pk]r$/, "isuzu n series, isuzu truck, ايسوزو كميون"]],
  genesis: [
    ["Genesis|G range", "فئة G", /^g\d/, "genesis sedan, genesis g"],
    ["Genesis|GV range", "فئة GV", /^gv\d/, "genesis suv, genesis gv"],
  ],
  chery: [
    ["Tiggo (all)", "تيغو (الكل)", /^tiggo/, "كل التيغو, any tiggo, all tiggo, كل تيغو, كل تيجو"],
    ["Arrizo (all)", "أريزو (الكل)", /^arrizo/, "any arrizo, arrizo, اريزو, ارزو"],
  ],
  changan: [
    ["Changan|CS range", "فئة CS", /^cs\d/, "cs series, changan cs"],
    ["Changan|UNI range", "فئة UNI", /^uni-/, "uni series, changan uni, uni"],
  ],
  jetour: [["Jetour|X range", "فئة X", /^x\d/, "jetour x"]],
  geely: [["Emgrand (all)", "إمغراند (الكل)", /^emgrand/, "any emgrand, all emgrand"]],
};
