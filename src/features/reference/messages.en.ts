import { namesIn } from "./names.ts";

/** Names of the reference lists, by kind and slug: `messages.name("place", "beirut")`. */
export const reference: Record<string, string> = namesIn("en");

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    reference: Record<string, string>;
  }
}
