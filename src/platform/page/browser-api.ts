import { type Api, ApiError, makeApi } from "../http/api.ts";
import type { CallName } from "../http/contract.ts";

const call = makeApi(async (method, address, body, signal, idempotencyKey) => {
  const response = await fetch(address, {
    method,
    signal: signal ?? null,
    headers: {
      accept: "application/json",
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = response.status === 204 ? "" : await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : undefined };
});

type SignInAgain = (call: CallName) => Promise<boolean>;
let signInAgain: SignInAgain = async () => false;

/** Who is asked when a call finds its session ended: true lets the call be made again. Returns what takes it back. */
export function whenSessionEnds(ask: SignInAgain): () => void {
  signInAgain = ask;
  return () => {
    signInAgain = async () => false;
  };
}

/** Calls of the API from the browser; cookies go along. */
export const browserApi: Api = async (name, input) => {
  try {
    return await call(name, input);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "auth.required" || !(await signInAgain(name)))
      throw error;
    return call(name, input);
  }
};
