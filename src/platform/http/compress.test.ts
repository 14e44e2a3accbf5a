import { Readable } from "node:stream";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import Fastify from "fastify";
import { afterAll, expect, it } from "vitest";
import { compression } from "./compress.ts";

const app = Fastify();
await app.register(compression);
const long = { text: "كيا سبورتاج ".repeat(200) };
app.get("/long", async () => long);
app.get("/short", async () => ({ text: "short" }));
app.get("/vary", async (_request, reply) => reply.header("vary", "cookie").send(long));
app.get("/stream", async (_request, reply) =>
  reply.type("text/csv").send(Readable.from([JSON.stringify(long)])),
);
app.get("/picture", async (_request, reply) => reply.type("image/jpeg").send(Buffer.alloc(5000)));
app.get("/packed", async (_request, reply) =>
  reply.header("content-encoding", "br").type("text/plain").send(Buffer.alloc(5000)),
);
afterAll(() => app.close());
const ask = (url: string, accepted?: string, more = {}) =>
  app.inject({ url, headers: { ...(accepted !== undefined && { "accept-encoding": accepted }), ...more } });

it.each([
  ["gzip, deflate, br, zstd", "zstd", zstdDecompressSync],
  ["gzip, deflate, br", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
] as const)(
  "an answer is coded for %s as %s, whole and with its length",
  async (accepted, coding, decode) => {
    const { headers, rawPayload } = await ask("/long", accepted);
    expect(headers).toMatchObject({ "content-encoding": coding, vary: "accept-encoding" });
    expect(Number(headers["content-length"])).toBe(rawPayload.length);
    expect(JSON.parse(decode(rawPayload).toString())).toEqual(long);
  },
);

it("what another coding would not make better is left as it is", async () => {
  for (const [url, accepted, more] of [
    ["/short", "br"],
    ["/long", undefined],
    ["/long", "br;q=0, identity"],
    ["/long", "br", { "x-no-compression": "1" }],
    ["/picture", "br"],
  ] as const)
    expect((await ask(url, accepted, more)).headers["content-encoding"], url).toBeUndefined();
  expect((await ask("/packed", "zstd")).headers["content-encoding"]).toBe("br");
});

it("what is sent bit by bit is compressed as it leaves", async () => {
  const { headers, rawPayload } = await ask("/stream", "br");
  expect(headers["content-encoding"]).toBe("br");
  expect(JSON.parse(brotliDecompressSync(rawPayload).toString())).toEqual(long);
});

it("who keeps answers is told that they differ by coding, also where this one has none", async () => {
  expect((await ask("/vary", "br")).headers.vary).toBe("cookie, accept-encoding");
  expect((await ask("/long")).headers.vary).toBe("accept-encoding");
});
