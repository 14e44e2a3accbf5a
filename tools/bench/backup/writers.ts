import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import type { Pair } from "../messages/people.ts";
import type { BenchSeller } from "../submit/sellers.ts";

/** What a market is written meanwhile: listings that wait for review, photos, messages; what was acknowledged is counted. */
export interface Written {
  listings: number;
  photos: number;
  messages: number;
}

const pauseMs = 40;

/** Writes until it is told to stop; throws when a write is refused. */
export async function writing(
  origin: string,
  {
    sellers,
    pairs,
    forms,
  }: { sellers: readonly BenchSeller[]; pairs: readonly Pair[]; forms: readonly object[] },
  until: AbortSignal,
): Promise<Written> {
  const written: Written = { listings: 0, photos: 0, messages: 0 };
  const send = async (path: string, cookie: string, body: BodyInit, json: boolean) => {
    const headers = new Headers({ cookie, "idempotency-key": crypto.randomUUID() });
    if (json) headers.set("content-type", "application/json");
    const answer = await fetch(origin + path, { method: "POST", headers, body });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${text}`);
  };
  const loop = async (work: (turn: number) => Promise<void>) => {
    for (let turn = 0; !until.aborted; turn++) {
      await work(turn);
      await pause(pauseMs);
    }
  };
  const at = <T>(list: readonly T[], turn: number): T => list[turn % list.length] as T;
  await Promise.all([
    loop(async (turn) => {
      if (turn >= forms.length) return;
      await send("/api/cars", at(sellers, turn).cookie, JSON.stringify(forms[turn]), true);
      written.listings++;
    }),
    loop(async (turn) => {
      const body = new FormData();
      body.set("file", new Blob([await photo()], { type: "image/jpeg" }), "photo.jpg");
      await send("/api/uploads", at(sellers, turn).cookie, body, false);
      written.photos++;
    }),
    loop(async (turn) => {
      const { conversationId, buyer } = at(pairs, turn);
      const content = JSON.stringify({ content: `Is it still there? (${turn})` });
      await send(`/api/conversations/${conversationId}/messages`, buyer, content, true);
      written.messages++;
    }),
  ]);
  return written;
}

/** Each another one: the same picture of the same owner is kept once. */
async function photo(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 30 };
  const picture = sharp({ create: { width: 1200, height: 900, channels: 3, background: "#777777", noise } });
  return new Uint8Array(await picture.jpeg({ quality: 70 }).toBuffer());
}
