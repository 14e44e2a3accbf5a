import { type Wording, wordingOf } from "#i18n/wording.ts";
import type { PageContext } from "#platform/page/context.ts";
import { useRouter } from "#platform/page/routing.ts";

export type { Wording };

/** What was made for this page request: the API, the words, the theme. */
export function usePage(): PageContext {
  return useRouter().context;
}

export function useWording(): Wording {
  return wordingOf(usePage());
}
