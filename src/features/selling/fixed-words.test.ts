import { expect, it } from "vitest";
import type { MessageKey } from "#i18n/catalogue.ts";
import { loadServerMessages } from "#i18n/server-messages.ts";
import { limitTitles } from "./form/limit-kinds.ts";

const { ar, en } = await loadServerMessages();

// Sentences that sellers know are fixed to the letter; what follows them is a sentence of its own.
it.each([
  ["يجب تسجيل الدخول", "You need to sign in", "selling.signInCar"],
  ["يرجى تسجيل الدخول لإضافة سيارة", "Please sign in to add a car", "selling.signInCarText"],
  ["فشل في إضافة السيارة", "The car could not be added", "selling.failedCar"],
  ["حدث خطأ غير متوقع", "An unexpected error occurred", "selling.failedText"],
  ["أُضيفت سيارتك", "Your car has been added", "selling.publishedCar"],
  ["سنراجع إعلانها قريباً", "We will review it soon", "selling.publishedCarText"],
  ["غير مصرح", "Not authorised", "selling.signInMotorcycle"],
  ["يجب تسجيل الدخول أولاً", "You must sign in first", "selling.signInMotorcycleText"],
  ["خطأ", "Error", "selling.failedMotorcycle"],
  [
    "حدث خطأ أثناء إضافة الدراجة النارية",
    "An error occurred while adding the motorcycle",
    "selling.failedMotorcycleText",
  ],
  ["تم بنجاح!", "Success!", "selling.publishedMotorcycle"],
  ["يرجى تسجيل الدخول للمتابعة", "Please sign in to continue", "plans.signInFirst"],
  [
    "هل أنت متأكد من حذف هذا الإعلان؟",
    "Are you sure you want to delete this listing?",
    "own-actions.deleteQuestion",
  ],
  ["تم الحذف", "Deleted", "own-actions.deleteDone"],
  ["تم حذف الإعلان بنجاح", "The listing was deleted successfully", "own-actions.deleteDoneText"],
  ["فشل في حذف الإعلان", "The listing could not be deleted", "own-actions.deleteFailed"],
] as const satisfies [string, string, MessageKey][])("«%s» – %s: %s", (arabic, english, key) => {
  for (const [text, begins] of [
    [ar(key), arabic],
    [en(key), english],
  ] as const) {
    expect(text.slice(0, begins.length)).toBe(begins);
    expect(text.slice(begins.length)).toMatch(/^($|\.|،|,| )/);
  }
});

// The form of a listing shows the first, the menu of one that is live the others.
it.each([
  ["car_listings", "لم يبقَ مكان في باقتك", "No place left in your plan"],
  ["featured_listing", "الإعلان المميّز ميزة إضافية", "Featured listings are an extra"],
  ["whatsapp_priority", "أولوية واتساب ميزة إضافية", "WhatsApp priority is an extra"],
] as const)("the limit dialog has a title for %s", (kind, arabic, english) => {
  expect([ar(limitTitles[kind]), en(limitTitles[kind])]).toEqual([arabic, english]);
});
