/** What a call says when it succeeded and has nothing else to answer with. */
export const answers = {
  password_changed: "Your password was changed. Your other devices are signed out.",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    answers: typeof answers;
  }
}
