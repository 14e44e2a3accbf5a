/** Something in a text that looks like a secret. */
export interface Finding {
  line: number;
  kind: string;
  text: string;
}

/** Keys and tokens by the shape that their issuers give them; parts in braces keep this file from finding itself. */
const shapes: Readonly<Record<string, RegExp>> = {
  "private key": /-{5}BEGIN (?:[A-Z]{2,10} ){0,2}PRIVATE KEY-{5}/,
  "AWS key": /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  "GitHub token": /\b(?:gh[pousr]_\w{36}|github_pat_\w{60,90})/,
  "Slack token": /\bxox[abprs]-[\w-]{10,80}/,
  "Stripe or PayPal key": /\b(?:sk|rk)_(?:live|test)_\w{16,120}/,
  "Google key": /\bAIza[\w-]{35}\b/,
  "npm token": /\bnpm_\w{36}\b/,
  "signed token": /\beyJ[\w-]{10,500}\.eyJ[\w-]{10,2000}\.[\w-]{10,500}/,
  "password in an address":
    /\b[a-z][a-z0-9+.-]{1,15}:\/\/[^\s/:@"'`<>${}]{1,60}:(?!\/\/)[^\s/@"'`<>${}[\]()]{3,100}@[\w.-]{1,100}/i,
};

/** `password: "…"`, `API_KEY=…`: a name that promises a secret, and a value that is written out. */
const named =
  /\b\w{0,40}(?:password|passwd|secret|api_?key|access_?key|auth_?token|private_?key)["']?\s{0,3}[:=]\s{0,3}["'`]([^"'`\s${}]{8,200})["'`]/i;
const runs = /[A-Za-z0-9+/_-]{32,200}={0,2}/g;

/** How many bits a sign of a text tells, by how often each stands in it. */
export function entropy(text: string): number {
  const counts = new Map<string, number>();
  for (const sign of text) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return [...counts.values()].reduce(
    (sum, count) => sum - (count / text.length) * Math.log2(count / text.length),
    0,
  );
}

/** A key made by chance has letters of both cases and digits all over; names of things in code do not. */
function looksRandom(text: string): boolean {
  if (!/[a-z]/.test(text) || !/[A-Z]/.test(text) || (text.match(/\d/g) ?? []).length < 3) return false;
  return entropy(text) >= 4.3;
}

/** All that looks like a secret in a text. */
export function secretsIn(text: string): Finding[] {
  const found: Finding[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    // Lines of that length are data of a build; their shapes are still looked for.
    const note = (kind: string, what: string) => found.push({ line: index + 1, kind, text: what });
    for (const [kind, shape] of Object.entries(shapes)) {
      const [what] = shape.exec(line) ?? [];
      if (what) note(kind, what);
    }
    if (line.length > 2000) continue;
    const value = named.exec(line)?.[1];
    if (value) note("named secret", value);
    for (const [run] of line.matchAll(runs)) if (looksRandom(run)) note("random text", run);
  }
  return found;
}
