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

/** What a visitor who browses asks for, one after the other. */
const browsing = ["/cars", "/api/cars?facets=1", "/cars?brand=toyota", "/api/cars?search=bmw&facets=1"];

/** One visitor who browses until told to stop: how long each answer took. */
export async function browse(origin: string, until: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; !until.aborted; turn++) {
    const { ms } = await timed(async () => {
      const answer = await fetch(origin + browsing[turn % browsing.length]);
      if (!answer.ok) throw new Error(`browsing was answered with ${answer.status}`);
      await answer.arrayBuffer();
    });
    times.push(ms);
  }
  return times;
}
