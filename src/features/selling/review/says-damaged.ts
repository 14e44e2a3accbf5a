import { foldLetters } from "#text/fold.ts";

/** What is said not to be: "no accidents", «بدون حوادث», "bala 7awades". It is taken out before the rest is read. */
const denied = [
  /(?<!\p{L})(?:no|not|never|without|zero|free of|nothing|any) (?:\p{L}+ ){0,3}?(?:accidents?|damaged?|crash(?:ed)?|salvage[d]?|flood(?:ed)?|hit)/gu,
  /(?:accident|damage|crash|salvage)[ -]?free/gu,
  /(?<!\p{L})(?:بدون|بلا|بدو|بلاش|ما في|ما فيها|ما عليها|لا يوجد|لا|خاليه من|خالي من|مش|غير|ولا|صفر|مو|لم) (?:\p{L}+ ){0,2}?(?:ب|ال)?(?:حوادث|حادث|ضربه|ضرب|مضروب[هة]?|صدمه|صدمات|مصدوم[هة]?|تتعرض)/gu,
  /(?<!\p{L})(?:bala|bidoun|bdoun|ma fi|ma fiha|mafi|mish|mesh|wala|ma 3leya) (?:\p{L}+ ){0,2}?(?:7awades|7awedis|7awadis|7ades|7adis|7adess|darbe|darbet|madroube|masdoume)/gu,
];

const damaged = [
  /(?<!\p{L})(?:accident(?:ed)?|crash(?:ed)?|damaged?|salvaged?|wreck(?:ed)?|flood(?:ed)?|burn(?:t|ed)|rolled over|write-?off|total loss|non-?runner|not running|does ?n[o']?t (?:run|start|drive)|for parts|parts only|spare parts only|as parts|scrap|blown (?:engine|gearbox|motor)|(?:engine|gearbox|transmission|motor) (?:is )?(?:broken|dead|gone|blown|knocking|failed|seized|needs)|needs (?:an? )?(?:new )?(?:engine|gearbox|transmission|motor|body ?work|airbags?))(?!\p{L})/u,
  /(?<!\p{L})(?:و|ب|ل|ع)?(?:ال)?(?:حادث|حوادث|مضروب[هة]?|مصدوم[هة]?|محروق[هة]?|غرقان[هة]?|غرقت|مقلوب[هة]?|سلفدج|سالفدج|سالفاج|سلفاج|معطل[هة]?|خربان[هة]?|مكسر[هة]?|للتقطيع|تقطيع|قصاص|خرده|للقطع|طايشه|طافيه?|تضررت|متضرر[هة]?|خبط)(?!\p{L})/u,
  /(?<!\p{L})(?:قطع غيار فقط|لا تعمل|ما بتشتغل|ما عم تدور|ما بتدور|بدها (?:موتور|محرك|فيتاس|كير|شغل كتير|بويا وحداده|حداده)|بحاجه (?:الي|ل)? ?(?:محرك|موتور|حداده|تصليح)|ضربه (?:قويه|كبيره|من|عال|ع))/u,
  /(?<![\p{L}\d])(?:7ades|7adis|7adess|7awades|madroube?|madroubeh|masdoume?|ma7rou2a|ghar2ane|gher2ane|m2atta3a|lal ?2ata3|lal ?ota3|kharbane?|m3attale?|ma btemshe|ma bet?dour|ma 3am ?tdour|badda (?:motor|moteur|7dede|boya w 7dede|vitesse))(?![\p{L}\d])/u,
];

/** Whether a text says that the vehicle was in an accident, does not run or is sold for its parts. */
export function saysDamaged(text: string): boolean {
  let plain = foldLetters(text).replace(/\s+/g, " ");
  for (const pattern of denied) plain = plain.replace(pattern, " ");
  return damaged.some((pattern) => pattern.test(plain));
}
