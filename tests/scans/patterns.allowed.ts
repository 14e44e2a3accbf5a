import type { Pattern } from "./patterns.ts";

interface Judged {
  file: string;
  source: string;
  /** What it reads, and why that is short or nobody else's. */
  why: string;
}

/** Patterns that are not linear, and why nobody can make them take long. */
export const judged: readonly Judged[] = [
  { file: "tools/test-gateway/alone.ts", source: "\\/+$", why: "a variable of the operator" },
  { file: "tools/db/schema-picture.ts", source: "[ \\t]+$", why: "the schema of this repository" },
  { file: "src/config.ts", source: "\\/+$", why: "a variable of the operator" },
  { file: "src/payment-settings.ts", source: "\\/+$", why: "a variable of the operator" },
  { file: "src/phone-settings.ts", source: "\\/+$", why: "a variable of the operator" },
  {
    file: "src/platform/db/migrate.ts",
    source: "^\\d{4}__[a-z0-9_-]+__[a-z0-9_-]+\\.sql$",
    why: "names of files of this repository",
  },
  {
    file: "src/features/reference/data/buckets.ts",
    source: "\\B(?=(\\d{3})+$)",
    why: "the limits of prices and mileages, which stand there",
  },
  {
    file: "src/features/offline/page/OfflinePage.tsx",
    source: "[?#].*$",
    why: "the address that a browser is at, read by itself",
  },
  {
    file: "src/features/broadcasts/screens/written.ts",
    source: "^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$",
    why: "what administrators type, read by their own browsers; the server reads it by another",
  },
  {
    file: "src/features/accounts/sessions/user-agent.ts",
    source: "\\bVersion\\/[\\d.]+.*\\bSafari\\/",
    why: "300 characters of a header are kept (start-session.ts, recognise-administrators.ts)",
  },
  {
    file: "src/features/accounts/passwords/common.ts",
    source: "^[\\p{N}\\p{P}\\p{S}\\s]+|[\\p{N}\\p{P}\\p{S}\\s]+$",
    why: "passwords of at most 128 characters (passwordLimits)",
  },
  {
    file: "src/features/accounts/passwords/common.ts",
    source: "^(.+?)\\1+$",
    why: "passwords of at most 128 characters (passwordLimits)",
  },
];

/** A pattern that was judged and may stay as it is. */
export const isGuarded = ({ file, source }: Pattern): boolean =>
  judged.some((one) => one.file === file && one.source === source);

interface Made {
  file: string;
  text: string;
  /** What it is made of. */
  why: string;
  sample: Pick<Pattern, "source" | "flags">;
}

/** Patterns that functions make when they are called: each with one as it comes out. */
export const madeInFunctions: readonly Made[] = [
  {
    file: "src/pages/market/browse/understood.ts",
    text: 'new RegExp(words.replace(/[\\\\^$.*+?()[\\]{}|/]/g, "\\\\$&"), "giu")',
    why: "words that a search understood, each sign of a pattern escaped",
    sample: { source: "c\\+\\+ 200", flags: "giu" },
  },
  {
    file: "src/features/payments/gateways/paypal-webhooks.ts",
    text: "new RegExp(`/{kind}/([A-Z0-9]{1,36})$`)",
    why: "one of two kinds that stand in the code",
    sample: { source: "/captures/([A-Z0-9]{1,36})$", flags: "" },
  },
  {
    file: "src/features/conversations/hints.ts",
    text: 'new RegExp(`(?:https?://)?(?<![\\\\p{L}\\\\d@.-]){escaped(host)}(?![\\\\p{L}\\\\d.-])[^ ]*`, "gu")',
    why: "the host of PUBLIC_URL, its dots and brackets escaped",
    sample: {
      source: "(?:https?://)?(?<![\\p{L}\\d@.-])market\\.example(?![\\p{L}\\d.-])[^ ]*",
      flags: "gu",
    },
  },
];
