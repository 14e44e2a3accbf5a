import { timed } from "../lib/stats.ts";

/** How many browse at once. */
const visitors = 4;

/** What a visitor who browses asks for, one after the other. */
const asked = ["/cars", "/api/cars?facets=1", "/cars?brand=toyota", "/api/cars?search=bmw&facets=1"];

/** Visitors who browse until asked to stop: how long each answer took. */
export async function browsing(origin: string, until: AbortSignal): Promise<number[]> {
  return (await Promise.all(Array.from({ length: visitors }, () => browse(origin, until)))).flat();
}

async function browse(origin: string, until: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; !until.aborted; turn++) {
    const { ms } = await timed(async () => {
      const answer = await fetch(origin + asked[turn % asked.length]);
      if (!answer.ok) throw new Error(`browsing was answered with ${answer.status}`);
      await answer.arrayBuffer();
    });
    times.push(ms);
  }
  return times;
}
