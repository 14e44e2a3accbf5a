import type { Finding } from "./secrets.ts";

const isTest = (file: string) => /\.(test|factory)\.ts$|^(tests|tools\/bench)\//.test(file);

interface Allowed {
  why: string;
  holds: (finding: Finding, file: string) => boolean;
}

/** What looks like a secret and is none. */
const allowed: readonly Allowed[] = [
  {
    why: "addresses in descriptions and tests, whose password is a word for one",
    holds: ({ kind, text }) =>
      kind === "password in an address" &&
      /:\/\/[^:]+:(password|secret|hidden%?|pass|p%40ss|s%2Fe\+c)@/i.test(text),
  },
  {
    why: "the key of a message of the dictionaries",
    holds: ({ kind, text }) => kind === "named secret" && /^[a-z]+\.[a-zA-Z_]+$/.test(text),
  },
  {
    why: "the word of a dictionary",
    holds: ({ kind, text }, file) =>
      kind === "named secret" && text === "Password" && /\/messages\.en\.ts$/.test(file),
  },
  {
    why: "a small picture that a journey uploads",
    holds: ({ kind, text }, file) => kind === "random text" && isTest(file) && text.startsWith("iVBORw0KGgo"),
  },
  {
    why: "passwords of accounts that live as long as one test: words between dashes, or the classic",
    holds: ({ kind, text }, file) =>
      kind === "named secret" &&
      isTest(file) &&
      (/^[A-Za-z]+(?:[-/+][A-Za-z]+)*(?:-\d{1,4})?(?:-[a-z]+)?$/.test(text) || text === "Password123!"),
  },
  {
    why: "the demo's accounts, which README names and which do not sign in in production",
    holds: ({ text }) => text === "Mishwar-Demo-2026",
  },
  {
    why: "what these tests themselves are tried with",
    holds: ({ text }) =>
      text === "q7RtZp3XvB9mKc2LwYhN5sJd8FgTa4Ue" || text.startsWith("http://localhost:3000@evil.example"),
  },
  {
    why: "the name of a header",
    holds: ({ text }) => text === "paypal-transmission-sig",
  },
];

/** Whether a finding was looked at and is no secret. */
export const isKnown = (finding: Finding, file: string): boolean =>
  allowed.some(({ holds }) => holds(finding, file));
