import { foldFraudWords, fraudWords } from "#text/fraud-words.ts";
import type { HintKind } from "./conversation.schema.ts";

const kinds: readonly HintKind[] = ["link", "deposit", "identity"];

/**
 * What a message may warn its reader of; links to the market's own `host` are none. A hint forbids nothing, so rather one too
 * many.
 */
export function hintsOf(text: string, host: string): HintKind[] {
  const folded = foldFraudWords(text);
  const withoutOwn = folded.replace(ownLinks(host), " ");
  return kinds.filter((kind) => fraudWords(kind, kind === "link" ? withoutOwn : folded) !== undefined);
}

const ownLinks = (host: string) =>
  new RegExp(`(?:https?://)?(?<![\\p{L}\\d@.-])${escaped(host)}(?![\\p{L}\\d.-])[^ ]*`, "gu");

const escaped = (host: string) => host.toLowerCase().replace(/[.[\]]/g, "\\$&");
