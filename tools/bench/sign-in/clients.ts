import { timed } from "../lib/stats.ts";

let last = 0;
/** Each attempt comes from an address of its own, so that only mails are guarded. */
const nextAddress = () => {
  last++;
  return `10.${(last >> 16) & 255}.${(last >> 8) & 255}.${last & 255}`;
};

/** One attempt to sign in: how long its answer took. Throws on another status than was expected. */
export async function attempt(
  origin: string,
  email: string,
  password: string,
  expected: number,
): Promise<number> {
  const { ms, result } = await timed(async () => {
    const answer = await fetch(`${origin}/api/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": nextAddress() },
      body: JSON.stringify({ email, password }),
    });
    await answer.arrayBuffer();
    return answer.status;
  });
  if (result !== expected) throw new Error(`signing in was answered with ${result} instead of ${expected}`);
  return ms;
}
