import type { Translation } from "#i18n/catalogue.ts";
import type { alertMails as english } from "./messages.en.ts";

export const alertMails = {
  heading:
    "{count, plural, zero {لا جديد في عمليات بحثك} one {إعلان جديد في عمليات بحثك المحفوظة} two {إعلانان جديدان في عمليات بحثك المحفوظة} few {# إعلانات جديدة في عمليات بحثك المحفوظة} many {# إعلاناً جديداً في عمليات بحثك المحفوظة} other {# إعلان جديد في عمليات بحثك المحفوظة}}",
  headingOf:
    "{count, plural, zero {لا جديد في {name}} one {إعلان جديد في {name}} two {إعلانان جديدان في {name}} few {# إعلانات جديدة في {name}} many {# إعلاناً جديداً في {name}} other {# إعلان جديد في {name}}}",
  body: "{count, plural, zero {لا جديد: {searches}} one {وجد بحثك المحفوظ إعلاناً يناسبك: {searches}} two {وجدت عمليات بحثك المحفوظة إعلانين: {searches}} few {وجدت عمليات بحثك المحفوظة # إعلانات: {searches}} many {وجدت عمليات بحثك المحفوظة # إعلاناً: {searches}} other {وجدت عمليات بحثك المحفوظة # إعلان: {searches}}}",
  cheaper: "أصبح {amount}",
  more: "{count, plural, zero {ولا غيرها.} one {وإعلان آخر.} two {وإعلانان آخران.} few {و# إعلانات أخرى.} many {و# إعلاناً آخر.} other {و# إعلان آخر.}}",
  button: "شاهد عمليات بحثك المحفوظة",
  note: "تختار بجانب اسم كل بحث متى نخبرك بجديده.",
  stop: "إيقاف رسائل عمليات البحث المحفوظة",
} satisfies Translation<typeof english>;
