import { depositInText, linkInText } from "#text/fraud-words.ts";
import { phoneInText } from "./phone-in-text.ts";

export type TextFlagKind = "phone_in_text" | "link_in_text" | "deposit";

/** What the words of a listing alone show. The form looks for it while one types, by the same rules. */
export function textFlags({ title, description }: { title: string; description: string }) {
  const text = `${title}\n${description}`;
  const found: [TextFlagKind, string | undefined][] = [
    ["phone_in_text", phoneInText(text)],
    ["link_in_text", linkInText(text)],
    ["deposit", depositInText(text)],
  ];
  return found.flatMap(([kind, detail]) => (detail === undefined ? [] : [{ kind, detail }]));
}
