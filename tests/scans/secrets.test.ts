import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isKnown } from "./secrets.allowed.ts";
import { entropy, secretsIn } from "./secrets.ts";

const root = join(import.meta.dirname, "../..");
const git = (...args: string[]) =>
  execFileSync("git", args, {
    cwd: root,
    maxBuffer: 1 << 29,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
const isPicture = (file: string) => /\.(webp|avif|png|jpe?g|woff2|ico)$/.test(file);
/** Its hashes are those of packages; lock.test.ts looks at it. */
const lockFile = "package-lock.json";

describe("a secret", () => {
  // Put together, so that this file has none.
  const dashes = "-".repeat(5);
  it.each([
    ["private key", `${dashes}BEGIN OPENSSH PRIVATE KEY${dashes}`],
    ["AWS key", `key = AKIA${"IOSFODNN7EXAMPL2"}`],
    ["GitHub token", `ghp_${"a1B2".repeat(9)}`],
    ["Stripe or PayPal key", `sk_live_${"4eC39HqLyjWDarjt".repeat(2)}`],
    ["password in an address", `postgres://market:${"not-yours"}@db.market.org/market`],
    ["named secret", `const apiKey = "${"0a8f-not-yours"}";`],
    ["named secret", `"client_secret": "${"0a8f-not-yours"}"`],
    ["random text", `x = "${"q7RtZp3XvB9mKc2LwYhN5sJd8FgTa4Ue"}"`],
  ])("is found by its shape: %s", (kind, line) => {
    expect(secretsIn(`a\n${line}`)).toContainEqual(expect.objectContaining({ line: 2, kind }));
  });

  it("is not seen in what only has its name, or only is long", () => {
    const lines = [
      "const password = given.password;",
      `password: z.string().describe("the current one"),`,
      "https://market.example:3000/cars",
      "createTheConversationListOfEverybodyWhoIsSignedInHere",
      "0123456789abcdef".repeat(4),
    ];
    expect(secretsIn(lines.join("\n"))).toEqual([]);
    expect(entropy("aaaa")).toBe(0);
    expect(entropy("abcd")).toBe(2);
  });
});

describe("the repository", () => {
  const files = git("ls-files", "-z")
    .split("\0")
    .filter((file) => file && !isPicture(file) && file !== lockFile);

  it("has no secret in any of its files", () => {
    expect(files.length).toBeGreaterThan(1000);
    const found = files.flatMap((file) =>
      secretsIn(readFileSync(join(root, file), "utf8"))
        .filter((one) => !isKnown(one, file))
        .map(({ line, kind, text }) => `${file}:${line} ${kind}: ${text.slice(0, 12)}…`),
    );
    expect(found).toEqual([]);
  });

  it("never had one in what its history keeps", () => {
    const told = git(
      "log",
      "-p",
      "-U0",
      "--no-color",
      "--no-ext-diff",
      "--format=%x00%h",
      "--",
      ".",
      `:!${lockFile}`,
    );
    const found = told.split("\0").flatMap((commit) => {
      const [id = "", ...lines] = commit.split("\n");
      return fileParts(lines).flatMap(({ file, added }) =>
        secretsIn(added)
          .filter((one) => !isKnown(one, file))
          .map(({ kind, text }) => `${id} ${file} ${kind}: ${text.slice(0, 12)}…`),
      );
    });
    expect(found).toEqual([]);
  });
});

/** What a commit added, by file. */
function fileParts(lines: readonly string[]): { file: string; added: string }[] {
  const parts: { file: string; lines: string[] }[] = [];
  for (const line of lines) {
    if (line.startsWith("+++ ")) parts.push({ file: line.replace(/^\+\+\+ (b\/)?/, ""), lines: [] });
    else if (line.startsWith("+")) parts.at(-1)?.lines.push(line.slice(1));
  }
  return parts.map((part) => ({ file: part.file, added: part.lines.join("\n") }));
}
