import type { Translation } from "#i18n/catalogue.ts";
import type { compareTray as english } from "./messages.en.ts";

export const compareTray = {
  title: "ما اخترته للمقارنة",
  compare: "قارن",
  picked:
    "{count, plural, zero {لم تختر شيئاً} one {اخترت مركبة واحدة} two {اخترت مركبتين} few {اخترت # مركبات} many {اخترت # مركبة} other {اخترت # مركبة}}",
  clear: "ابدأ من جديد",
  cleared: "لم يعد هناك شيء للمقارنة",
  undo: "تراجع",
  full: "{count, plural, zero {لا متّسع هنا} one {لا متّسع لأكثر من مركبة واحدة} two {لا متّسع لأكثر من مركبتين جنباً إلى جنب} few {لا متّسع لأكثر من # مركبات جنباً إلى جنب} many {لا متّسع لأكثر من # مركبة جنباً إلى جنب} other {لا متّسع لأكثر من # مركبة جنباً إلى جنب}}",
  fullText: "أخرج واحدة منها، أو ابدأ من جديد.",
} satisfies Translation<typeof english>;
