import type { Translation } from "#i18n/catalogue.ts";
import type { answers as english } from "./answers.en.ts";

export const answers = {
  password_changed: "تم تغيير كلمة المرور، وسُجّل خروج أجهزتك الأخرى.",
} satisfies Translation<typeof english>;
