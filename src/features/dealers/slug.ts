/** Arabic letters as people in Lebanon write them in Latin ones; short vowels are not written. */
const latin: Record<string, string> = {
  ا: "a",
  أ: "a",
  إ: "i",
  آ: "a",
  ٱ: "a",
  ء: "",
  ؤ: "o",
  ئ: "e",
  ى: "a",
  ة: "a",
  ب: "b",
  پ: "p",
  ت: "t",
  ث: "th",
  ج: "j",
  چ: "ch",
  ح: "h",
  خ: "kh",
  د: "d",
  ذ: "z",
  ر: "r",
  ز: "z",
  ژ: "j",
  س: "s",
  ش: "sh",
  ص: "s",
  ض: "d",
  ط: "t",
  ظ: "z",
  ع: "a",
  غ: "gh",
  ف: "f",
  ڤ: "v",
  ق: "k",
  ک: "k",
  ك: "k",
  گ: "g",
  ل: "l",
  م: "m",
  ن: "n",
  ه: "h",
  و: "w",
  ي: "i",
  ی: "i",
};
const longest = 60;
const arabic = "\u0621-\u06d3";
const article = new RegExp(`(?<![${arabic}])\u0627\u0644(?=[${arabic}]{2})`, "g");
/** A waw or a yeh that begins a syllable is a consonant, else a long vowel. */
const waw = new RegExp(`(?<=[${arabic}])\u0648(?![\u0627\u0629])`, "g");
const yeh = new RegExp(`(?<![${arabic}])\u064a|\u064a(?=[\u0627\u0629])`, "g");

/** The address of a dealership's page, from its name: `cedars-motors`. Never empty. */
export function slugOf(name: string): string {
  const spelled = name.toLowerCase().replace(article, "al-").replace(waw, "ou").replace(yeh, "y");
  const words = [...spelled]
    .map((letter) => (letter === "&" ? " and " : (latin[letter] ?? letter)))
    .join("")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+/, "")
    .slice(0, longest)
    .replace(/-$/, "");
  return words || "dealership";
}
