import { type APIRequestContext, request } from "@playwright/test";
import type { OwnMarket } from "../own-market.ts";
import type { Texts } from "./texts.ts";

/** A user who makes calls of the API as a script does: without the types of the forms, which would refuse much here. */
export interface Actor {
  id: string;
  context: APIRequestContext;
  /** Makes a call that must succeed; returns its answer. */
  send: (call: string, body?: object) => Promise<Answer>;
  /** Sends a file as a form does. */
  sendFile: (call: string, file: { name: string; mimeType: string; buffer: Buffer }) => Promise<Answer>;
}
// biome-ignore lint/suspicious/noExplicitAny: answers of many calls, of which a few fields are read
export type Answer = any;

/** What the parts that store hostile texts work with. */
export interface Filling {
  market: OwnMarket;
  texts: Texts;
  boss: Actor;
}

export const password = "Jbeil-to-Zahle-95";

export function actorOver(context: APIRequestContext, id = ""): Actor {
  const done = async (call: string, options: Parameters<APIRequestContext["fetch"]>[1]) => {
    const [method = "", url = ""] = call.split(" ");
    const answer = await context.fetch(url, { ...options, method });
    const text = await answer.text();
    if (!answer.ok()) throw new Error(`${call}: ${answer.status()} ${text}`);
    return text ? JSON.parse(text) : undefined;
  };
  return {
    id,
    context,
    send: (call, body) => done(call, body ? { data: body } : {}),
    sendFile: (call, file) => done(call, { multipart: { file } }),
  };
}

/** A user who registers with hostile names, and may do whatever an account may. */
export async function registered(
  { market, texts }: Pick<Filling, "market" | "texts">,
  name: string,
  language = "ar",
): Promise<Actor> {
  const context = await request.newContext({
    baseURL: market.url,
    extraHTTPHeaders: { "accept-language": "en" },
  });
  const { send } = actorOver(context);
  const { id } = await send("POST /api/auth/register", {
    firstName: texts.for("POST /api/auth/register firstName", 50),
    lastName: texts.for("POST /api/auth/register lastName", 50),
    email: `${name}@example.com`,
    password,
    confirmPassword: password,
  });
  await market.ask("update users set is_email_verified = true, language = $2 where id = $1", [id, language]);
  return actorOver(context, id);
}

/** The first administrator of a market, signed in. */
export async function firstAdministrator({ url, administrator }: OwnMarket) {
  const context = await request.newContext({ baseURL: url });
  const { token, admin } = await actorOver(context).send("POST /api/admin/login", administrator);
  await context.dispose();
  const extraHTTPHeaders = { authorization: `Bearer ${token}`, "accept-language": "en" };
  return {
    boss: actorOver(await request.newContext({ baseURL: url, extraHTTPHeaders }), admin.id),
    /** What the browser of one who is signed in keeps. */
    kept: { adminToken: token as string, adminUser: JSON.stringify(admin) },
  };
}
