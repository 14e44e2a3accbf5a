import type { Translation } from "#i18n/catalogue.ts";
import type { photos as english } from "./messages.en.ts";

export const photos = {
  title: "الصور",
  onTheWay:
    "{count, plural, zero {لا صور في الطريق} one {صورة واحدة ما زالت تُرفع} two {صورتان ما زالتا تُرفعان} few {# صور ما زالت تُرفع} many {# صورة ما زالت تُرفع} other {# صورة ما زالت تُرفع}}",
  onTheWayText: "تابع بعد أن تكتمل، أو أزلها.",
  quality: "أضف أربع صور: من الأمام والخلف والجانب، ومن الداخل",
  add: "أضف صوراً",
  addMore: "أضف المزيد",
  dropHere: "أفلت الصور هنا",
  hint: "اسحب أو الصق أو اختر حتى {limit, plural, zero {# صورة} one {صورة واحدة} two {صورتين} few {# صور} many {# صورة} other {# صورة}}",
  camera: "التقط صورة",
  list: "صور الإعلان",
  count:
    "{count} من أصل {limit, plural, zero {# صورة} one {صورة واحدة} two {صورتين} few {# صور} many {# صورة} other {# صورة}} في خطتك",
  tips: "صوّر في الظل أو قبل الغروب: من الأمام والخلف والجانبين، ثم المقصورة ولوحة العدادات. نحذف موقع التصوير من كل صورة.",
  cover: "الغلاف",
  photo: "الصورة {place}",
  makeCover: "اجعل الصورة {place} غلافاً",
  move: "انقل الصورة {place} من {count}",
  moveHelp: "انقل الصورة بمفاتيح الأسهم، واضغط Home لتصبح الغلاف.",
  turn: "أدر الصورة {place}",
  remove: "أزل الصورة {place}",
  moved: "صارت في الموضع {place} من {count}",
  nowCover: "صارت الغلاف",
  removed: "أُزيلت الصورة",
  undo: "تراجع",
  waiting: "بالانتظار",
  sending: "جارٍ رفع الصورة {place}",
  percent: "{percent}٪",
  held: "بانتظار الشبكة",
  failed: "لم تُرفع",
  retry: "أعد المحاولة",
  ready:
    "{count, plural, zero {لا صور بعد} one {وصلت صورة واحدة} two {وصلت صورتان} few {وصلت # صور} many {وصلت # صورة} other {وصلت # صورة}}",
  offline: "لا اتصال الآن. يُستأنف رفع صورك تلقائياً حين يعود.",
  unreadable: "لا يمكن قراءة هذا الملف كصورة. اختر JPEG أو PNG أو WebP.",
  tooLarge: "هذه الصورة أكبر من المسموح.",
  notSent: "تعذّر رفع هذه الصورة.",
  gone: "لم تعد هذه الصورة موجودة. أضفها من جديد.",
  overLimit:
    "{limit, plural, zero {خطتك بلا صور} one {خطتك تسمح بصورة واحدة} two {خطتك تسمح بصورتين} few {خطتك تسمح بـ# صور} many {خطتك تسمح بـ# صورة} other {خطتك تسمح بـ# صورة}}: {left, plural, zero {أُضيفت كلها} one {لم تُضَف صورة واحدة} two {لم تُضَف صورتان} few {لم تُضَف # صور} many {لم تُضَف # صورة} other {لم تُضَف # صورة}}.",
  noPictures: "يمكن إضافة الصور فقط: JPEG أو PNG أو WebP.",
} satisfies Translation<typeof english>;
