import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "../http/api.ts";
import { browserApi, whenSessionEnds } from "./browser-api.ts";

const refused = (code: string, status = 401) =>
  new Response(JSON.stringify({ statusCode: status, code, message: code }), { status });

/** A server that gives these answers, one after the other. */
function server(...answers: Response[]) {
  const asked = vi.fn(async () => answers.shift() ?? new Response("[]"));
  vi.stubGlobal("fetch", asked);
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test("a call that found its session ended is made again after signing in", async () => {
  const asked = server(refused("auth.required"), new Response("[]"));
  const stop = whenSessionEnds(async () => true);
  await expect(browserApi("GET /api/auth/sessions")).resolves.toEqual([]);
  stop();
  expect(asked).toHaveBeenCalledTimes(2);
});

test("it is made again once, and the second refusal is said", async () => {
  const asked = server(refused("auth.required"), refused("auth.required"), new Response("[]"));
  const ask = vi.fn(async () => true);
  const stop = whenSessionEnds(ask);
  await expect(browserApi("GET /api/auth/sessions")).rejects.toMatchObject({ code: "auth.required" });
  stop();
  expect(asked).toHaveBeenCalledTimes(2);
  expect(ask).toHaveBeenCalledExactlyOnceWith("GET /api/auth/sessions");
});

test("it is refused for whoever closes the dialog, and where nobody is there to ask", async () => {
  const asked = server(refused("auth.required"), refused("auth.required"));
  const stop = whenSessionEnds(async () => false);
  await expect(browserApi("GET /api/auth/sessions")).rejects.toBeInstanceOf(ApiError);
  stop();
  await expect(browserApi("GET /api/auth/sessions")).rejects.toBeInstanceOf(ApiError);
  expect(asked).toHaveBeenCalledTimes(2);
});

test("a wrong password is no ended session", async () => {
  server(refused("auth.wrong_credentials"));
  const ask = vi.fn(async () => true);
  const stop = whenSessionEnds(ask);
  const body = { email: "rana@example.com", password: "wrong" };
  await expect(browserApi("POST /api/auth/login", { body })).rejects.toMatchObject({ status: 401 });
  stop();
  expect(ask).not.toHaveBeenCalled();
});
