import { plainText } from "./plain-text.ts";

const endings =
  "com|net|org|info|biz|shop|store|online|site|link|app|me|ly|gl|io|co|lb|gg|page|xyz|live|club|ai|to|cc|tk";
const dot = String.raw`(?:\s?\.\s?|\s?[([{]\s?(?:dot|نقطه|دوت)\s?[)\]}]\s?|\s(?:dot|نقطه|دوت)\s)`;
const links = [
  /https?:|hxxp|www\s?\./u,
  new RegExp(String.raw`(?<![\p{L}\d.])[a-z0-9-]{2,63}${dot}(?:${endings})(?![\p{L}\d])`, "u"),
  /\S{1,64}\s?(?:@|\(at\)|\[at\])\s?[a-z0-9-]+\s?(?:\.|\(dot\)|\sdot\s)\s?[a-z]{2,}/u,
  /(?<![\p{L}\d])@[a-z0-9_.]{3,}/u,
  /(?<![\p{L}])(?:insta(?:gram)?|facebook|fb|tiktok|telegram|snap(?:chat)?|انستا?[غج]رام|انستا|فيسبوك|تلغرام|تيليغرام|سناب)\s?[:=@/]\s?\S/u,
];

/** Money before the vehicle is seen: the usual opening of a fraud. "رعبون" is how عربون is said here. */
const deposits = [
  /(?<!\p{L})(?:ال|بال|ب|و|وال|لل|كال)?(?:عربون|رعبون|عرابين|رعابين)/u,
  /(?<!\p{L})دفع[هات]* (?:ال)?(?:مقدم|مسبق|اول|على الحساب|سلف)/u,
  /(?<!\p{L})(?:ال)?(?:حجز|تثبيت) (?:مقابل|بعد|بدفع|ب?تحويل)/u,
  /(?<!\p{L})(?:تحويل|حوله|حولي|حوالي?ه) (?:ال)?(?:مبلغ|مصاري|فلوس|مسبق)/u,
  /\bdeposits?\b|\bdown ?payments?\b|\bpre ?-?pay(?:ment)?s?\b|\badvance payments?\b|\bpay(?:ment)? in advance\b/u,
  /\bpay first\b|\bwestern union\b|\bmoney ?gram\b|\breservation fee\b|\bto reserve (?:it|the)\b/u,
  /(?<![a-z0-9])(?:3arboun|3arbun|ra3boun|ra3bun|arboun)(?![a-z0-9])/u,
];

const first = (patterns: readonly RegExp[], text: string): string | undefined => {
  const plain = plainText(text);
  for (const pattern of patterns) {
    const found = pattern.exec(plain)?.[0].trim();
    if (found) return found.slice(0, 100);
  }
  return undefined;
};

/** The first address of the web, mail or account in a text, also with its dots in words. */
export const linkInText = (text: string): string | undefined => first(links, text);

/** The first words in a text that ask for money in advance, in Arabic, English or Arabic in Latin letters. */
export const depositInText = (text: string): string | undefined => first(deposits, text);
