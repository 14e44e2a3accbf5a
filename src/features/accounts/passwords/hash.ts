import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { type Algorithm, hash, hashSync, type Options, parseOptions, verify } from "@node-rs/argon2";
import { turns } from "#platform/process/turns.ts";

/**
 * argon2id with 19 MiB and two passes: the first of the settings that OWASP names as equal (Password Storage Cheat Sheet).
 * More memory would cost a guesser more, but also a flood of sign-ins; about 20 ms of one core is what a small machine
 * bears. Raising them is safe at any time: a password is hashed again when its owner signs in next.
 */
const settings = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const satisfies Options;

/**
 * Passwords are hashed on libuv's four threads, which files and pictures need too, and each takes a core and its 19 MiB:
 * never more than half of both at a time, the rest is for pages. Two seconds of waiting are more than anyone bears.
 */
const inTurn = turns({ atOnce: availableParallelism() >= 4 ? 2 : 1, longestQueue: 100 });

/** What is stored of a password, in the PHC format. The same characters from another keyboard are the same password. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize("NFKC"), settings));
}

const nobodys = hashSync(randomBytes(32), settings);

/**
 * Whether a password is the stored one. Without a stored one, that is for a mail that nobody has, it takes as long and is
 * false: time must not tell who has an account.
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const right = await inTurn(() => verify(stored ?? nobodys, password.normalize("NFKC")));
  return right && Boolean(stored);
}

/** Whether a stored password was hashed by weaker settings than today's. */
export function isOutdated(stored: string): boolean {
  const used = parseOptions(stored);
  return (
    used.algorithm !== settings.algorithm ||
    used.memoryCost < settings.memoryCost ||
    used.timeCost < settings.timeCost
  );
}
