import type { Translation } from "#i18n/catalogue.ts";
import type { written as english } from "./messages.en.ts";

export const written = {
  vehicle: "{vehicle} {condition, select, new {جديدة} used {مستعملة} damaged {متضررة} other {}}",
  new: "جديدة",
  doors:
    "{count, plural, zero {بلا أبواب} one {باب واحد} two {بابان} few {# أبواب} many {# باباً} other {# باب}}",
  seats:
    "{count, plural, zero {بلا مقاعد} one {مقعد واحد} two {مقعدان} few {# مقاعد} many {# مقعداً} other {# مقعد}}",
  cc: "{size} سي سي",
  litres: "{size} ليتر",
  engine:
    "{fuel, select, gas {محرّك بنزين} diesel {محرّك مازوت} electric {محرّك كهربائي} hybrid {محرّك هايبرد} lpg {محرّك غاز} other {محرّك}} {size}",
  power:
    "{count, plural, zero {قوته # حصان} one {قوته حصان واحد} two {قوته حصانان} few {قوته # أحصنة} many {قوته # حصاناً} other {قوته # حصان}}",
  gear: "{gear, select, automatic {أوتوماتيك} manual {غيار عادي} cvt {CVT} other {تيبترونيك}}",
  gearbox:
    "{gear, select, automatic {ناقل الحركة أوتوماتيك} manual {الغيار عادي} cvt {ناقل الحركة CVT} other {ناقل الحركة تيبترونيك}}",
  drive: "{drive, select, fwd {دفع أمامي} rwd {دفع خلفي} awd {دفع كلّي} other {دفع رباعي}}",
  outside: "اللون الخارجي {colour}",
  inside: "لون الفرش {colour}",
  owners:
    "{count, plural, zero {بلا مالك سابق} one {مالك واحد} two {مالكان حتى الآن} few {# مالكين حتى الآن} many {# مالكاً حتى الآن} other {# مالك حتى الآن}}",
  accidentsNone: "بلا حوادث",
  accidentsSome: "تعرّضت لحادث",
  service: "سجلّ الصيانة كامل",
  source:
    "{source, select, company {مصدر الشركة} gulf {مصدرها الخليج} us {مصدرها أميركا} other {مصدرها أوروبا}}",
  customs: "{customs, select, paid {الجمرك مدفوع} other {الجمرك غير مدفوع}}",
  titleStatus: "{status, select, clean {سجلّ نظيف (Clean)} other {سجلّ حادث (Salvage)}}",
  licenseValid: "رخصة السير سارية",
  licenseOver: "رخصة السير غير سارية",
  features: "التجهيزات: {features}.",
  place: "للمعاينة في {place}.",
} satisfies Translation<typeof english>;
