import { createServer } from "vite";
import { afterAll, expect, test } from "vitest";
import { type Api, ApiError } from "#platform/http/api.ts";
import type { Renderer } from "#platform/http/renderer.ts";

// The renderer as development has it: the real routes, without a build and without a browser.
const vite = await createServer({
  server: { middlewareMode: true, ws: false, watch: null },
  logLevel: "error",
});
afterAll(() => vite.close());
const { render } = (await vite.ssrLoadModule("/src/entry.server.tsx")) as Pick<Renderer, "render">;

const page = (path: string, thrown: () => Error) =>
  render({
    request: new Request(`http://localhost:3000${path}`),
    api: (async () => {
      throw thrown();
    }) as Api,
    language: "en",
    theme: "light",
    publicUrl: "http://localhost:3000",
    hasSession: false,
    nonce: "n",
    now: new Date("2026-11-15T10:00:00Z"),
    manifest: { routes: {} },
  });
const refused = (status: number) => () => new ApiError(status, { code: "server.busy", message: "No" });
const someCar = "/cars/00000000-0000-4000-8000-000000000000";

test.each(["/cars", "/motorcycles?brand=honda", someCar])(
  "%s answers 503 when the calls of its loader do",
  async (path) => {
    const { status, html, error, fault } = await page(path, refused(503));
    expect([status, error, fault]).toEqual([503, undefined, undefined]);
    expect(html).toContain('role="alert"');
  },
);

test("any other refusal is a page that failed, and the refused call has told why", async () => {
  const { status, fault } = await page("/cars", refused(500));
  expect([status, fault]).toEqual([500, undefined]);
});

test("what is no refusal is told, for nothing else would log it", async () => {
  const broken = new TypeError("nothing there");
  const { status, error, fault } = await page("/cars", () => broken);
  expect([status, error, fault]).toEqual([500, undefined, broken]);
});
