import { Agent, request } from "node:http";
import { performance } from "node:perf_hooks";
import { percentile } from "../lib/stats.ts";
import { type Kind, kinds, type Shot } from "./mix.ts";

/** How a volley of requests was answered, in milliseconds from when each was due. */
export interface Outcome {
  rate: number;
  seconds: number;
  sent: number;
  /** What was answered with an error or not at all, by kind and answer: `browse 503`. */
  errors: Record<string, number>;
  p50: number;
  p99: number;
  p99Of: Record<Kind, number>;
  /** Whether it was ended early because answers fell behind by seconds. */
  fellBehind: boolean;
}

/** Seconds of arrivals that may wait for an answer: a server that is further behind does not hold the rate. */
const patienceSeconds = 3;
const longestAnswerMs = 20_000;

/**
 * Sends requests when they are due, whatever became of those before: arrivals are Poisson's, `rate` a second. An answer's
 * time counts from when its request was due, so what a slow server, or a busy sender, holds up is counted too.
 */
export async function volley(
  origin: string,
  next: () => Shot,
  { rate, seconds }: { rate: number; seconds: number },
): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: 512 });
  const times: Record<Kind, number[]> = { browse: [], car: [], facets: [], message: [], write: [] };
  const errors: Record<string, number> = {};
  const open = new Set<Promise<void>>();
  let sent = 0;
  let fellBehind = false;

  const send = (shot: Shot, due: number) => {
    const answered = ask(agent, origin, shot).then((result) => {
      open.delete(answered);
      times[shot.kind].push(performance.now() - due);
      if (result !== "ok") errors[`${shot.kind} ${result}`] = (errors[`${shot.kind} ${result}`] ?? 0) + 1;
    });
    open.add(answered);
    sent++;
  };

  const start = performance.now();
  const end = start + seconds * 1000;
  await new Promise<void>((over) => {
    let due = start + pause(rate);
    const tick = () => {
      const now = performance.now();
      while (due <= now && due < end) {
        send(next(), due);
        due += pause(rate);
      }
      fellBehind = open.size > Math.max(20, rate * patienceSeconds);
      if (due >= end || fellBehind) over();
      else setTimeout(tick, Math.max(0, due - performance.now()));
    };
    tick();
  });
  await Promise.all(open);
  agent.destroy();
  const all = kinds.flatMap((kind) => times[kind]);
  const p99Of = Object.fromEntries(kinds.map((kind) => [kind, percentile(times[kind], 0.99)]));
  return {
    rate,
    seconds,
    sent,
    errors,
    p50: percentile(all, 0.5),
    p99: percentile(all, 0.99),
    p99Of: p99Of as Outcome["p99Of"],
    fellBehind,
  };
}

/** Milliseconds between two arrivals that know nothing of each other. */
const pause = (rate: number) => (-Math.log(1 - Math.random()) / rate) * 1000;

/** Asks as a browser does, and reads the answer to its end. A page that leads to another address is an answer. */
function ask(agent: Agent, origin: string, shot: Shot): Promise<string> {
  const body = shot.body && JSON.stringify(shot.body);
  return new Promise((resolve) => {
    const sending = request(
      origin + shot.path,
      {
        agent,
        method: shot.method,
        timeout: longestAnswerMs,
        headers: {
          "accept-encoding": "gzip, deflate, br",
          ...(shot.cookie && { cookie: shot.cookie }),
          ...(body && { "content-type": "application/json", "content-length": Buffer.byteLength(body) }),
          ...(shot.method === "POST" && { "idempotency-key": crypto.randomUUID() }),
        },
      },
      (answer) => {
        const status = answer.statusCode ?? 0;
        const isRight = status >= 200 && status < 400;
        answer.resume();
        answer.on("end", () => resolve(isRight ? "ok" : String(status)));
        answer.on("error", () => resolve("broken"));
      },
    );
    sending.on("timeout", () => sending.destroy(new Error("timeout")));
    sending.on("error", ({ message }) => resolve(message));
    sending.end(body);
  });
}
