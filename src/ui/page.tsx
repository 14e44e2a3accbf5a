import { useRouter } from "@tanstack/react-router";
import { type Wording, wordingOf } from "#i18n/wording.ts";
import type { PageContext } from "#platform/page/context.ts";

export type { Wording };

/** What was made for this page request: the API, the words, the theme. */
export function usePage(): PageContext {
  return useRouter().options.context;
}

export function useWording(): Wording {
  return wordingOf(usePage());
}
