/** Sounds that are written differently in the two scripts, or in Arabizi, brought to one letter each. */
const arabicSounds: Record<string, string> = {
  ب: "b",
  پ: "b",
  ت: "t",
  ط: "t",
  ث: "s",
  ج: "g",
  چ: "g",
  غ: "g",
  گ: "g",
  د: "d",
  ض: "d",
  ذ: "s",
  ز: "s",
  ظ: "s",
  س: "s",
  ص: "s",
  ش: "s",
  ف: "f",
  ڤ: "f",
  ق: "k",
  ك: "k",
  خ: "k",
  ل: "l",
  م: "m",
  ن: "n",
  ر: "r",
};
const latinSounds: [pattern: RegExp, sound: string][] = [
  [/ph/g, "f"],
  [/tsch|sch|sh|ch/g, "s"],
  [/kh/g, "k"],
  [/gh/g, "g"],
  [/th/g, "t"],
  [/dh/g, "d"],
  [/ck/g, "k"],
  [/c(?=[eiy])/g, "s"],
  [/[cqk5]/g, "k"],
  [/x/g, "ks"],
  [/[jg8]/g, "g"],
  [/[pb]/g, "b"],
  [/[vf]/g, "f"],
  [/[zs9]/g, "s"],
  [/6/g, "t"],
  [/[aeiouywh237]/g, ""],
];

/** The consonants of a folded word as they sound: "mercedes", "marsedes" and «مرسيدس» are all "mrsds". */
export function skeletonOf(key: string): string {
  if (/\p{Script=Arabic}/u.test(key)) {
    const sounds = [...key].map((letter) => arabicSounds[letter] ?? (/[\da-z]/.test(letter) ? letter : ""));
    return collapse(sounds.join(""));
  }
  // Digits stand for Arabic sounds only inside a word; in "c200" they are a number.
  if (/\d{2}|\d$/.test(key)) return collapse(key);
  return collapse(latinSounds.reduce((word, [pattern, sound]) => word.replace(pattern, sound), key));
}

const collapse = (word: string) => word.replace(/(.)\1+/g, "$1");
