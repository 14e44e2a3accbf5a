import type { QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { PageMessages } from "#i18n/page-messages.ts";
import type { Api } from "../http/api.ts";

/** What every route, loader and screen may use; made for each page request, and once in the browser. */
export interface PageContext {
  api: Api;
  queryClient: QueryClient;
  messages: PageMessages;
  theme: "light" | "dark";
  /** The public address of the market, without a trailing slash, for canonical links. */
  publicUrl: string;
  /** When the page was made: relative times agree between server and browser. */
  now: Date;
  /** Whether the visitor's session was recognised; absent in the browser, which has it from the page. */
  hasSession?: boolean;
  /**
   * The markup of what shows nothing but this thing, in this variant and the page's language: made once for as long as the
   * thing is the same object. Absent in the browser (ui/Kept.tsx).
   */
  keep?: (thing: object, variant: string, inside: ReactNode) => string;
  /** The same, of which nothing is changed any more: a mark stands for it until the page is put together, in bytes. */
  place?: (thing: object, variant: string, inside: ReactNode) => string;
  /** Says which screen of a route with several is shown, so that the page names its files; absent in the browser. */
  showScreen?: (routeId: string, screen: string) => void;
  /** Says the HTTP status of the page that is being made (410 for what is gone); absent in the browser. */
  answerWith?: (status: number) => void;
}
