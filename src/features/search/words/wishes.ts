import type { SortOrder } from "#features/reference/enumerations.ts";

/** What people say for an order, in both scripts and in Arabizi. */
export const wishes: readonly (readonly [SortOrder, string])[] = [
  [
    "price_low_to_high",
    `cheap, cheapest, cheaper, low price, lowest price, low cost, best price, good price, pas cher, bas prix, budget car, affordable,
     رخيص, رخيصة, الرخيصة, ارخص, الأرخص, رخاص, لقطة, سعر حرق, حرق سعر, سعر لقطة, سعر رخيص, بسعر رخيص, سعر منيح, اقل سعر, أقل الأسعار, سعر مناسب,
     ra5is, ra5isa, ra5ise, r5is, r5isa, r5ise, rkhis, rkhisa, rkhise, rakhis, rakhisa, rakhisse, ar5as, arkhas, el ar5as, la2ta, lo2ta, se3er mni7, se3er ra5is`,
  ],
  ["price_high_to_low", "most expensive, expensive, highest price, الأغلى, اغلى, أعلى سعر, aghla, el aghla"],
  [
    "mileage_low_to_high",
    `low mileage, lowest mileage, low km, low kms, low kilometers, low kilometres, few km, few kilometers, low miles, less km,
     قليلة المشي, قليل المشي, مشي قليل, ماشية قليل, ماشي قليل, ماشية شوي, ماشية شوي صغيرة, عداد قليل, عداد واطي, كيلومتراج قليل, كيلومتراج واطي, قليلة الكيلومترات, قليل الكيلومترات,
     كيلومترات قليلة, عداد منخفض, كيلو قليل, مش ماشية كتير, مش ماشي كتير, غير ماشية كثيرا,
     2alilet el mashe, 2alile el mashe, 2alil el mashe, 2alilet mashe, 2alil mashe, alilet el mashe, mechye 2alil, machye 2alil, meshye 2alil, mechye chway, meshye shway,
     mich mechye ktir, mish meshye ktir, mich machye ktir, kilometrage 2alil, 3eddad 2alil, peu de km, faible kilometrage`,
  ],
  [
    "year_new_to_old",
    "newest model, latest model, newest year, أحدث موديل, احدث موديلات, موديل حديث, موديلات حديثة, a7dath model, a7das model",
  ],
  ["newest", "newest, latest, just added, new listings, أحدث الإعلانات, نزل جديد, الأحدث, added today"],
  [
    "fair_price",
    "best deal, best deals, good deal, great deal, أفضل صفقة, احسن سعر, أحسن سعر, أفضل سعر, a7san se3er, bonne affaire",
  ],
];

/** What is said of a vehicle for not being something. */
export const refusals = [
  {
    filter: "source",
    value: "company",
    phrases:
      "imported, import, أجنبية, اجنبي, مستوردة, استيراد, وارد, ajnabiye, ajnabe, ajnabiyye, mestawrade",
  },
  {
    filter: "plate",
    value: "none",
    phrases:
      "registered, مسجلة, مسجل, مع نمرة, مع النمرة, نمرة ودفتر, msajale, msajjale, msajle, ma3 nemra, ma3 el nemra, nemra w daftar",
  },
] as const;
