/** When the texts were last changed. */
export const updatedAt = { terms: "2026-11-28", privacy: "2026-11-28" } as const;

/** The parts of each text in their order: the key of its text, and the name of its anchor. */
export const sections = {
  terms: [
    "market",
    "account",
    "listings",
    "forbidden",
    "review",
    "buying",
    "messages",
    "dealers",
    "plans",
    "refunds",
    "content",
    "sanctions",
    "liability",
    "changes",
    "law",
    "contact",
  ],
  privacy: [
    "short",
    "account",
    "listings",
    "messages",
    "counting",
    "storage",
    "logs",
    "mails",
    "payments",
    "papers",
    "reports",
    "others",
    "keeping",
    "rights",
    "security",
    "changes",
    "contact",
  ],
} as const;
export type PaperName = keyof typeof sections;

type Block = { kind: "text"; text: string } | { kind: "list"; items: string[] };

/** A text as it is written in the words: lines are paragraphs, those that begin with "- " items of one list. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split("\n")) {
    const last = blocks.at(-1);
    if (!line.startsWith("- ")) blocks.push({ kind: "text", text: line });
    else if (last?.kind === "list") last.items.push(line.slice(2));
    else blocks.push({ kind: "list", items: [line.slice(2)] });
  }
  return blocks;
}
