import { namesIn } from "./names.ts";

/** Names of the reference lists, by kind and slug: `messages.name("place", "beirut")`. */
export const reference: Record<string, string> = namesIn("ar");
