import { foldLetters } from "./fold.ts";

/*
 * The words by which frauds of this market are known, in English, in Arabic as it is written and spoken, and in Arabic with
 * Latin letters and digits (3arboun). One lexicon for the texts of listings and for chats: what warns in one warns in both.
 */

/** Prefixes that Arabic writes with its words, and the endings that say whose. */
const prefixes = "(?:(?:و|ف|ب|ل|ع|ك|ه|ش)?(?:ال|لل)?)";
const endings = "(?:ك|كم|كن|ي|ه|ها|نا|تك|تكم|تكن|تي|تنا)?";

const arabic = (...words: string[]) =>
  new RegExp(`(?<!\\p{L})${prefixes}(?:${words.join("|")})${endings}(?!\\p{L})`, "u");
const latin = (...words: string[]) =>
  new RegExp(`(?<![\\p{L}\\d])(?:${words.join("|")})(?![\\p{L}\\d])`, "u");

const money =
  "(?:money|cash|usd|dollars?|amount|payment|\\$ ?\\d+|\\d+ ?\\$|masare|masari|masary|flous|flouss)";
const arabicMoney = "(?:مصاري|فلوس|مبلغ|دولار|دولارات|حق|دفعه)";
/** "Carbon deposits" are cleaned off valves. */
const deposit = "(?<!(?:carbon|mineral|valve) )deposits?";

const endsOfNames =
  "(?:com|net|org|info|biz|io|app|site|online|xyz|shop|store|link|click|top|live|page|dev|club|lb|gg|cc|tk|ml|ru|cn|me|ly|gl|co|ai|to)";
/** A blank behind the dot alone ends a sentence ("See it. Live in Beirut"), before these it hides an address. */
const surelyEnds = "(?:com|net|org|info|biz|lb)";
const dotInWords = String.raw`(?:\s?[([{]\s?(?:dot|\.|نقطه|دوت)\s?[)\]}]\s?|\s(?:dot|نقطه|دوت)\s|\s\.\s?|\.)`;

const links: readonly RegExp[] = [
  /(?:https?|hxxps?):|(?<![\p{L}\d])www\s?\./u,
  new RegExp(String.raw`(?<![\p{L}\d@._-])(?:[a-z\d][a-z\d-]*\.)+${endsOfNames}(?![\p{L}\d])`, "u"),
  new RegExp(String.raw`(?<![\p{L}\d.])[a-z0-9-]{2,63}${dotInWords}${endsOfNames}(?![\p{L}\d])`, "u"),
  new RegExp(String.raw`(?<![\p{L}\d.])[a-z0-9-]{2,63}\.\s${surelyEnds}(?![\p{L}\d])`, "u"),
  latin("(?:wa|t|m|paypal|fb|cash)\\.me/[^ ]+", "bit\\.ly/[^ ]+", "tinyurl", "goo\\.gl/[^ ]+"),
  /دوت ?كوم/u,
  /\S{1,64}\s?(?:@|\(at\)|\[at\])\s?[a-z0-9-]+\s?(?:\.|\(dot\)|\sdot\s)\s?[a-z]{2,}/u,
  /(?<![\p{L}\d])@[a-z0-9_.]{3,}/u,
  /(?<![\p{L}])(?:insta(?:gram)?|facebook|fb|tiktok|telegram|snap(?:chat)?|انستا?[غج]رام|انستا|فيسبوك|تلغرام|تيليغرام|سناب)\s?[:=@/]\s?\S/u,
];

/** Money before the vehicle is seen: the usual opening of a fraud. "رعبون" is how عربون is said here. */
const deposits: readonly RegExp[] = [
  latin(
    deposit,
    "down ?payments?",
    "pre-?pay(?:ment)?",
    "advance payment",
    "(?:pay|paid|payment|money|send|half|amount) (?:\\w+ ){0,3}(?:in advance|upfront|up front|beforehand)",
    "pay (?:\\w+ ){0,2}first",
    `(?:send|wire|transfer) (?:me |us |the |some |my |your |half |of |all ){0,4}${money}`,
    `give (?:my |the )(?:driver|agent|courier|cousin) (?:some |the )?${money}`,
    "needs? (?:the |a |your )?(?:payment|money) (?:\\S+ ){0,2}before",
    "(?:payment|money|cash) (?:before|prior to) (?:\\S+ ){0,2}(?:releases?|shipping|viewing|delivery|inspection)",
    "(?:no|without) (?:viewings?|visits?|inspection|test drives?) (?:\\S+ ){0,2}(?:before|without) (?:\\S+ )?(?:payment|paying|transfer)",
    "(?:holding|booking|viewing|release|commitment) fee",
    "(?:bank|wire) transfer (?:\\S+ ){0,2}(?:to|for) (?:the |my |our )?(?:\\S+ )?(?:agent|lawyer|cousin|sister|brother|company|courier)",
    "send half",
    "(?:pay|send|transfer) (?:\\S+ ){0,3}to (?:reserve|hold|book) (?:it|the)",
    "western union",
    "money ?gram",
    "whish ?money",
    "(?:by|via|with|through|send|on|bel|bil|te7wil|tahwil) (?:omt|whish)",
    "omt (?:or|aw|w) whish|whish (?:or|aw|w) omt",
    "bitcoin|usdt|crypto|gift ?cards?",
  ),
  latin(
    "3arb(?:ou?|u)ne?",
    "ra?3b(?:ou?|u)ne?",
    "3rboun",
    "daf3a (?:2ula|oula|ola|awale|awwale|mo2adame|mou?2addame)",
    "(?:7aw+e?l{1,2}e?|hawwel|7awil)[a-z]* (?:\\S+ ){0,2}(?:masare|masari|masary|flous|flouss|mablagh|\\$)",
    "(?:defa3|dfa3|edfa3|b?tedfa3[a-z]*|b3at|b3atli|b3atle|b?[yt]eb3at) (?:\\S+ ){0,3}(?:masare|masari|flous|abel|2abel|bel aww?al|salaf)",
    "(?:masare|masari|flous|mablagh|noss|daf3a) (?:\\S+ ){0,2}(?:b[ei]l aww?al|salaf|halla2)",
    "2?abel ma b?tedfa3",
    "b3at[a-z]* \\d+ ?\\$",
  ),
  arabic(
    "عربون",
    "رعبون",
    "عرابين",
    "دفعه (?:ال)?(?:اولي|مقدمه|اوليه|مسبقه|علي الحساب|عالحساب)",
    "اول دفعه",
    "رسم (?:ال)?(?:افراج|حجز|شحن|فتح|مرفا)",
    "دفع مسبق",
    "مقدم(?:ه)? (?:من )?(?:المبلغ|الثمن|السعر)",
    "ويسترن ?(?:يونيون)?",
    "بيتكوين",
    "عمله رقميه",
    "بطاقات? هدايا",
  ),
  /(?<!\p{L})(?:و|ف)?(?:ادفع|تدفع|بتدفع|دفاع|دفع)\p{L}* (?!رباعي|خلفي|امامي|ثنائي|كلي)(?:\S+ ){0,3}(?:مسبقا|مقدما|سلفا|قبل|بالاول|اول)(?!\p{L})/u,
  new RegExp(
    `(?<!\\p{L})(?:و|ف)?(?:حول|احول|تحول|بتحول|يحول|بيحول|حولي|حوللي|حولو|ابعت|بعت|ابعث|ارسل|تحويل)\\p{L}* (?!(?:ال)?(?:ملكيه|تسجيل))(?:\\S+ ){0,2}${prefixes}${arabicMoney}`,
    "u",
  ),
  /(?<!\p{L})(?:نص|نصف) (?:ال)?(?:مبلغ|ثمن|سعر|حق)(?: \S+){0,3}? (?:مسبقا?|سلفا?|مقدما?|قبل)(?!\p{L})/u,
  /(?<!\p{L})(?:و|ف)?الدفع (?:\S+ ){0,2}(?:مسبقا?|مقدما?|سلفا?)(?!\p{L})/u,
  /(?<!\p{L})(?:ال)?(?:معاينه|موعد|تشوف\p{L}*) (?:\S+ ){0,3}(?:قبل|الا بعد) (?:\S+ )?(?:دفع|تدفع|تحويل|حواله)/u,
  /(?<!\p{L})(?:حول|ابعت|بعت)(?:لي|ي)? \d+ (?:دولار|\$|ليره|هلق|الان|اليوم)/u,
  /(?<!\p{L})(?:عبر|علي|ع|عال|بال|حول|ابعت|تحويل) ?(?:ال)?(?:omt|whish|ويش|او ام تي)(?!\p{L})/u,
  /(?<!\p{L})(?:ال|بال|ب|و|وال|لل|كال)?(?:عربون|رعبون|عرابين|رعابين)/u,
  /(?<!\p{L})دفع[هات]* (?:ال)?(?:مقدم|مسبق|اول|علي الحساب|سلف)/u,
  /(?<!\p{L})(?:ال)?(?:حجز|تثبيت) (?:مقابل|بعد|بدفع|ب?تحويل)/u,
  /(?<!\p{L})(?:تحويل|حوله|حولي|حوالي?ه) (?:ال)?(?:مبلغ|مصاري|فلوس|مسبق)/u,
  /\bdown ?payments?\b|\bpre ?-?pay(?:ment)?s?\b|\badvance payments?\b|\bpay(?:ment)? in advance\b/u,
  /\bpay first\b|\bwestern union\b|\bmoney ?gram\b|\breservation fee\b|\bto reserve (?:it|the)\b/u,
  /(?<![a-z0-9])(?:3arboun|3arbun|ra3boun|ra3bun|arboun)(?![a-z0-9])/u,
];

const identity: readonly RegExp[] = [
  latin(
    "passports?",
    "(?:id|identity|national id) (?:cards?|photo|picture|copy|number)",
    "(?:your|ur|my|the|of|a|national) (?:id|i\\.d\\.|identity)(?= |$|[.,!?])(?! (?:like|love|prefer|say|rather))",
    "identity (?:papers?|documents?|card)",
    "driv(?:er'?s?|ing) licen[cs]e",
    "selfie",
    "cvv|otp",
    "(?:verification|confirmation|whatsapp|sms) code",
    "code (?:li|lli|yalle|elle) (?:we?sal|ija)[a-z]*",
    "(?:credit|debit|bank|visa) ?card (?:number|photo|details|picture)",
    "bank account (?:details|number|password)",
  ),
  latin(
    "h[ae]?wi?y+[ea]?t?(?:ak|ik|ek)?",
    "hawe?ye[a-z]*",
    "bas+[bp]o+r[a-z]*",
    "i?e?khraj (?:2eid|2ayd|eid|kayd|qaid|ayd)",
    "ro?kh?sit? (?:l |el )?(?:swe2a|swea|sw2a|swe2et)",
    "daftar (?:l |el )?(?:swe2a|swea)",
  ),
  arabic(
    "هويه",
    "هوي(?=تك|تكم|تكن|تي)",
    "باسبور(?:ت)?",
    "جواز(?:ات)?(?: ال)? ?سفر",
    "جواز(?:ك| سفرك)",
    "اخراج قيد",
    "رخصه (?:ال)?(?:سواقه|قياده|سوق)",
    "دفتر (?:ال)?سواقه",
    "(?:رمز|كود) (?:ال)?(?:تحقق|تاكيد|واتساب|تفعيل)",
    "رقم (?:ال)?(?:بطاقه|فيزا|كارت)",
    "سيلفي",
  ),
];

/**
 * Money in advance that is said not to be asked for: "no deposit", «بدون عربون», "bala 3arboun", "do not send money". It says so
 * no more where another denial stands before it ("we hold it for no one without a deposit"), or a viewing hangs on it.
 */
const denials: readonly RegExp[] = [
  new RegExp(
    `(?=no|without|never|won't|don't)(?<!(?:no|not|never|can't|cannot|won't|don't) (?:\\S+ ){0,4})(?<!\\p{L})(?:no|without|(?:never|not|won't|don't) (?:\\S+ ){0,2}(?:ask|want|need|take|pay)[a-z]*(?: for)?) (?:an?y? |any )?${deposit}(?![,.]? (?:no (?:viewing|booking|deal|car|hold)|means))`,
    "gu",
  ),
  /(?<!\p{L})(?:do not|don't|never) (?:ever )?(?:send|pay|wire|transfer)(?! (?:less|later))(?: \w+){0,2}/gu,
  /(?=بدون|بلا|لا|ما)(?<!(?:ما|لا|مش|مو)\p{L}* (?:\S+ ){0,3}|(?<!\p{L})ما(?:بن|ب|من)\p{L}* (?:\S+ ){0,3})(?<!\p{L})(?:بدون|بلا|لا|ما في|ما بدي|ما بدنا|لا نطلب|لا اطلب|ما بطلب|ما منطلب) (?:اي )?(?:ال)?(?:عربون|رعبون|عرابين|دفع مسبق)(?: ولا (?:دفع|عربون|رعبون)(?: مسبق)?)?(?! (?:ما|لا|مافي) )/gu,
  /(?<!\p{L})(?:لا|ما) (?:ت|ن|ا|ب)?(?:دفع|بعت|حول|رسل)\p{L}*/gu,
  /(?=bala|bidoun|bdoun|ma|la)(?<![\p{L}\d]|(?:ma|la|mish|mesh) (?:\S+ ){0,3})(?:bala|bidoun|bdoun|ma fi|ma badd?e|ma baddna|la) (?:ayya )?(?:3arb(?:ou?|u)n|3rboun|ra?3boun|deposit)(?! ma )/gu,
];

/** What a text may be a sign of: an address outside of the market, money in advance, papers of a person. */
export type FraudSign = "link" | "deposit" | "identity";
const lexicon: Record<FraudSign, readonly RegExp[]> = { link: links, deposit: deposits, identity };

/** One spelling of stretched words ("عربوووون", "depositttt"; "www" is none), quotes and blanks as well. */
export const foldFraudWords = (text: string): string =>
  foldLetters(text)
    .replace(/[’‘`´]/g, "'")
    .replace(/(\p{L})\1{2,}/gu, (run, letter: string) => (letter === "w" ? run : letter))
    .replace(/\s+/g, " ");

/** The first words that are a sign of that kind in a text that `foldFraudWords` returned, at most 100 characters. */
export function fraudWords(sign: FraudSign, text: string): string | undefined {
  let folded = text;
  if (sign === "deposit") for (const denial of denials) folded = folded.replace(denial, " ");
  for (const pattern of lexicon[sign]) {
    const found = pattern.exec(folded)?.[0].trim();
    if (found) return found.slice(0, 100);
  }
  return undefined;
}

/** The first address of the web, mail or account in a text, also with its dots in words. */
export const linkInText = (text: string): string | undefined => fraudWords("link", foldFraudWords(text));

/** The first words in a text that ask for money in advance. */
export const depositInText = (text: string): string | undefined =>
  fraudWords("deposit", foldFraudWords(text));

/**
 * Whether a name holds a link or asks for money: names of searches and showrooms stand in mails of the market. Papers are no
 * matter here, a Honda Passport is a car.
 */
export const isFraudulentName = (name: string): boolean =>
  linkInText(name) !== undefined || depositInText(name) !== undefined;
