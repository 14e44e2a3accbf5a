import type { Translation } from "#i18n/catalogue.ts";
import type { listingView as english } from "./messages.en.ts";

export const listingView = {
  why: "سبب حالته",
  waitingSince: "ينتظر منذ",
  endsOn: "معروض حتى",
  deletedOn: "حُذف في",
  deletedBy: "حذفه",
  owner: "صاحبه",
  added: "أُضيف في",
  publicPage: "الصفحة كما يراها المشتري",
  sellersListings: "كل إعلانات هذا البائع",
  sellersPhone: "هاتف الحساب",
  features: "المزايا",
  reportsNone: "لم يبلّغ عنه أحد.",
  prices: "الأسعار",
  changes: "ما جرى له",
  changesNone: "لم يجرِ له شيء منذ إضافته.",
  change_photos: "تغيّرت الصور",
  change_renewed: "جُدّد",
} satisfies Translation<typeof english>;
