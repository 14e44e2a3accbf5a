import type { HintKind } from "./conversation.schema.ts";

/**
 * What a message may warn its reader of, found by the words that frauds of this market use: in English, in Arabic as it is
 * written and spoken, and in Arabic with Latin letters and digits (3arboun). A hint forbids nothing, so rather one too many.
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
const arabicMoney = "(?:مصاري|فلوس|مبلغ|دولار|دولارات|حق)";
const endsOfNames =
  "(?:com|net|org|info|biz|io|app|site|online|xyz|shop|store|link|click|top|live|page|dev|lb|gg|cc|tk|ml|ru|cn)";

const patterns: Record<HintKind, readonly RegExp[]> = {
  link: [
    /(?:https?|hxxps?):\/\/|(?<![\p{L}\d])www\./u,
    new RegExp(`(?<![\\p{L}\\d@._-])(?:[a-z\\d][a-z\\d-]*\\.)+${endsOfNames}(?![\\p{L}\\d])`, "u"),
    latin("(?:wa|t|m|paypal|fb|cash)\\.me/[^ ]+", "bit\\.ly/[^ ]+", "tinyurl", "goo\\.gl/[^ ]+"),
    new RegExp(
      `(?<![a-z\\d])[a-z\\d]+ ?(?:\\[\\.\\]|\\(\\.\\)|\\(dot\\)|\\[dot\\]| dot ) ?${endsOfNames}(?![\\p{L}\\d])`,
      "u",
    ),
    /دوت ?كوم/u,
  ],
  deposit: [
    latin(
      "deposits?",
      "down ?payments?",
      "pre-?pay(?:ment)?",
      "advance payment",
      "(?:pay|paid|payment|money|send|half|amount) (?:\\w+ ){0,3}(?:in advance|upfront|up front|beforehand)",
      "pay (?:\\w+ ){0,2}first",
      `(?:send|wire|transfer) (?:me |us |the |some |my |your ){0,3}${money}`,
      "(?:pay|send|transfer) (?:\\S+ ){0,3}to (?:reserve|hold|book) (?:it|the)",
      "western union",
      "money ?gram",
      "whish ?money",
      "(?:by|via|with|through|send|on) (?:omt|whish)",
      "bitcoin|usdt|crypto|gift ?cards?",
    ),
    latin(
      "3arb(?:ou?|u)ne?",
      "ra?3b(?:ou?|u)ne?",
      "3rboun",
      "daf3a (?:2ula|oula|ola|awale|awwale|mo2adame|mou?2addame)",
      "(?:7aw+e?l{1,2}e?|hawwel|7awil)[a-z]* (?:\\S+ ){0,2}(?:masare|masari|masary|flous|flouss|mablagh|\\$)",
      "(?:defa3|dfa3|edfa3|tedfa3|btedfa3|b3at|b3atli|b3atle) (?:\\S+ ){0,3}(?:masare|masari|flous|abel|2abel|bel awal|salaf)",
    ),
    arabic(
      "عربون",
      "رعبون",
      "عرابين",
      "دفعه (?:اولي|مقدمه|اوليه|مسبقه|علي الحساب|عالحساب)",
      "دفع مسبق",
      "مقدم(?:ه)? (?:من )?(?:المبلغ|الثمن|السعر)",
      "ويسترن ?(?:يونيون)?",
      "بيتكوين",
      "عمله رقميه",
      "بطاقات? هدايا",
    ),
    /(?<!\p{L})(?:و|ف)?(?:ادفع|تدفع|بتدفع|دفاع|دفع)\p{L}* (?:\S+ ){0,3}(?:مسبقا|مقدما|سلفا|قبل|بالاول|اول)(?!\p{L})/u,
    new RegExp(
      `(?<!\\p{L})(?:و|ف)?(?:حول|احول|تحول|بتحول|حولي|حولو|ابعت|بعت|ابعث|ارسل|تحويل|ارسال)\\p{L}* (?:\\S+ ){0,2}${prefixes}${arabicMoney}`,
      "u",
    ),
    /(?<!\p{L})(?:عبر|علي|ع|عال|بال|حول|ابعت|تحويل) ?(?:ال)?(?:omt|whish|ويش|او ام تي)(?!\p{L})/u,
  ],
  identity: [
    latin(
      "passports?",
      "(?:id|identity|national id) (?:cards?|photo|picture|copy|number)",
      "(?:your|ur|my|the|of|a|national) (?:id|i\\.d\\.|identity)(?= |$|[.,!?])(?! (?:like|love|prefer|say|rather))",
      "identity (?:papers?|documents?|card)",
      "driv(?:er'?s?|ing) licen[cs]e",
      "selfie",
      "cvv|otp",
      "(?:verification|confirmation|whatsapp|sms) code",
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
  ],
};

/** The kinds of hints that a text gives; links to the market's own `host` are none. */
export function hintsOf(text: string, host: string): HintKind[] {
  const folded = fold(text);
  const withoutOwn = folded.replace(ownLinks(host), " ");
  return (Object.keys(patterns) as HintKind[]).filter((kind) =>
    patterns[kind].some((pattern) => pattern.test(kind === "link" ? withoutOwn : folded)),
  );
}

const ownLinks = (host: string) =>
  new RegExp(`(?:https?://)?(?<![\\p{L}\\d@.-])${escaped(host)}(?![\\p{L}\\d.-])[^ ]*`, "gu");

const escaped = (host: string) => host.toLowerCase().replace(/[.[\]]/g, "\\$&");

/** One spelling for what a reader takes for the same: marks, forms of letters, digits, stretched words, what cannot be seen. */
function fold(text: string): string {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[\p{Cf}\u0640]/gu, "")
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .normalize("NFC")
      .replace(/[إأآٱ]/g, "ا")
      .replace(/ة/g, "ه")
      .replace(/[ىی]/g, "ي")
      .replace(/ک/g, "ك")
      .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
      .replace(/[’‘`´]/g, "'")
      // "عربوووون", "depositttt"; "www" is none.
      .replace(/(\p{L})\1{2,}/gu, (run, letter: string) => (letter === "w" ? run : letter))
      .replace(/\s+/g, " ")
  );
}
