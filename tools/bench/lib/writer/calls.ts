import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { testGatewayAt } from "../../../test-gateway/remote.ts";
import type { FromWriter, Kind, Load, Written } from "./journal.ts";

/** Anyone who waits so long hangs: the product promises an answer within 3 s. */
const hangMs = 12_000;
/** A good client waits before it tries again; shorter than Retry-After asks for, to load a product that comes back. */
const againMs = 250;

type Tell = (told: FromWriter) => void;
interface Asked {
  kind: Kind;
  path: string;
  cookie?: string;
  method?: "POST";
  key?: string;
  body?: object | (() => FormData);
  retry?: number;
}
interface Got {
  status: number;
  body: Record<string, unknown>;
}

/** One request; it is told whatever becomes of it. */
async function ask({ origin }: Load, tell: Tell, asked: Asked): Promise<Got> {
  const { kind, path, cookie, method, key, body, retry = 0 } = asked;
  const [at, began] = [Date.now(), performance.now()];
  const form = typeof body === "function";
  try {
    const answer = await fetch(origin + path, {
      method: method ?? "GET",
      headers: {
        ...(cookie && { cookie }),
        ...(key && { "idempotency-key": key }),
        ...(body && !form && { "content-type": "application/json" }),
        ...(kind === "page" && { accept: "text/html" }),
      },
      ...(body && { body: form ? body() : JSON.stringify(body) }),
      signal: AbortSignal.timeout(hangMs),
    });
    const text = await answer.text();
    const late = answer.status === 503 && !answer.headers.get("retry-after");
    const wrong = late ? "503 without Retry-After" : unexpected(answer.status, kind, text);
    tell({
      type: "request",
      kind,
      status: answer.status,
      retry,
      at,
      ms: performance.now() - began,
      ...(wrong && { wrong }),
    });
    return { status: answer.status, body: kind === "page" ? {} : parsed(text) };
  } catch (error) {
    const wrong = (error as Error).name === "TimeoutError" ? "hung" : "no connection";
    tell({ type: "request", kind, status: 0, retry, at, ms: performance.now() - began, wrong });
    return { status: 0, body: {} };
  }
}

function unexpected(status: number, kind: Kind, text: string): string | undefined {
  return status < 400 || status === 503 ? undefined : `${status} ${kind} ${text.slice(0, 120)}`;
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Tries until it is done. */
async function untilDone(attempt: (retry: number) => Promise<Got>): Promise<Got> {
  for (let retry = 0; ; retry++) {
    const got = await attempt(retry);
    if (got.status >= 200 && got.status < 300) return got;
    await sleep(againMs);
  }
}

const oneOf = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)] as T;

/** How each thing is written: once begun, until it is acknowledged. */
export function writes(load: Load, tell: Tell): Record<Written, () => Promise<void>> {
  const gateway = testGatewayAt(load.gateway ?? "");
  const done = (what: Written, id: string) => tell({ type: "acknowledged", what, id, at: Date.now() });
  const post = (kind: Written, path: string, cookie: string, body: Asked["body"]) => {
    const key = randomUUID();
    return untilDone((retry) => ask(load, tell, { kind, path, cookie, body, key, method: "POST", retry }));
  };
  return {
    listing: async () => {
      const title = `Bench ${randomUUID()}`;
      await post("listing", "/api/cars", oneOf(load.sellers), { ...form, title });
      done("listing", title);
    },
    message: async () => {
      const { buyer: cookie, conversationId } = oneOf(load.pairs);
      const content = `Bench ${randomUUID()}`;
      await post("message", `/api/conversations/${conversationId}/messages`, cookie, { content });
      done("message", content);
    },
    payment: async () => {
      const cookie = oneOf(load.buyers);
      const order = { planId: "premium", paymentMethod: "credit_card" };
      const { body } = await post("payment", "/api/subscription/upgrade", cookie, order);
      const orderId = String(body.orderId);
      await untilDone(async () => {
        await gateway.act(orderId, "pay", { notify: "never" }).catch(() => undefined);
        const verified = await ask(load, tell, {
          kind: "payment",
          path: `/api/payments/${orderId}/verify`,
          cookie,
        });
        return verified.body.status === "SUCCESS"
          ? verified
          : { ...verified, status: verified.status && 409 };
      });
      done("payment", orderId);
    },
    photo: async () => {
      const bytes = await noise();
      const file = () => {
        const form = new FormData();
        form.append("file", new Blob([bytes], { type: "image/jpeg" }), "photo.jpg");
        return form;
      };
      const { body } = await post("photo", "/api/uploads", oneOf(load.sellers), file);
      done("photo", String(body.url));
    },
  };
}

const form = {
  brand: "toyota",
  model: "corolla",
  year: 2019,
  price: 9500,
  currency: "USD",
  mileage: 60_000,
  city: "beirut",
  description: "Submitted by a bench.",
  phoneNumber: "70 123 456",
};

/** A small picture that nobody sent before. */
async function noise(): Promise<Uint8Array<ArrayBuffer>> {
  const [width, height] = [160, 120];
  const pixels = randomBytes(width * height * 3);
  return new Uint8Array(
    await sharp(pixels, { raw: { width, height, channels: 3 } })
      .jpeg()
      .toBuffer(),
  );
}

/** What visitors look at meanwhile. */
export function reads(load: Load, tell: Tell): (() => Promise<void>)[] {
  const look = (kind: Kind, path: () => string, cookie?: () => string) => async () => {
    const got = await ask(load, tell, { kind, path: path(), ...(cookie && { cookie: cookie() }) });
    if (got.status !== 200) await sleep(againMs);
  };
  return [
    look("page", () => oneOf(["/cars", "/", `/cars/${oneOf(load.pairs).listingId}`])),
    look("search", () => oneOf(["/api/cars?facets=1", "/api/cars?brand=toyota"])),
    look(
      "own",
      () => "/api/conversations/unread",
      () => oneOf(load.pairs).buyer,
    ),
  ];
}
