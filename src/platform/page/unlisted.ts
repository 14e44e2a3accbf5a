import type { Head } from "./routing.ts";

/** The head of a page that search engines are not to list. */
export const unlisted = (head: Head): Head => ({
  ...head,
  meta: [...(head.meta ?? []), { name: "robots", content: "noindex" }],
});
