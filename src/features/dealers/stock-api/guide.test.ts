import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { testApp } from "../../../../tests/support/app.ts";
import { makeProgramKey } from "../keys/key.factory.ts";
import { makeDealer } from "../showrooms/showroom.factory.ts";
import { photoOf } from "../stock-import/stock-import.factory.ts";
import { signatureOf } from "../webhooks/signature.ts";

const guide = readFileSync(new URL("../../../../docs/stock-api.md", import.meta.url), "utf8");
const blocks = (language: string) =>
  [...guide.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, "g"))].map(
    ([, block = ""]) => block,
  );

const { app, db, time } = await testApp();
const { headers } = await makeProgramKey(db, await makeDealer(db, "guide"), {
  at: time.now,
  scopes: ["stock", "leads"],
});

it("does in the order of the guide what the guide says", async () => {
  const commands = blocks("sh").filter((block) => block.startsWith("curl"));
  const answers: [string, number, string][] = [];
  for (const command of commands) {
    const [, path = ""] = /"\$MARKET(\/[^"]+)"/.exec(command) ?? [];
    const [, body] = /-d '([\s\S]+?)'\s*$/.exec(command) ?? [];
    const [, file] = /-F "file=@([\w.-]+)"/.exec(command) ?? [];
    const form = new FormData();
    if (file) form.set("file", new File([new Uint8Array(await photoOf("teal"))], file));
    const method = (/-X (\w+)/.exec(command)?.[1] ?? (body || file ? "POST" : "GET")) as
      | "GET"
      | "PUT"
      | "POST"
      | "DELETE";
    expect(command).toContain('-H "Authorization: Bearer $KEY"');
    const answer = await app.inject({
      method,
      url: path,
      headers,
      ...(body && { payload: JSON.parse(body) }),
      ...(file && { payload: form }),
    });
    const { result, status, counts, data, width } = answer.json();
    answers.push([
      `${method} ${path}`,
      answer.statusCode,
      result ?? status ?? JSON.stringify(counts ?? data ?? { width }),
    ]);
  }
  expect(answers).toEqual([
    ["PUT /api/stock/A-17", 201, "created"],
    ["GET /api/stock/A-17", 200, "pending"],
    ["DELETE /api/stock/A-17?reason=sold", 200, "deleted"],
    ["PUT /api/stock/A-18", 201, "created"],
    ["POST /api/stock/photos", 201, '{"width":320}'],
    ["POST /api/stock/batch", 200, '{"created":1,"changed":0,"unchanged":0,"failed":1}'],
    ["GET /api/leads/events", 200, "[]"],
  ]);
});

it("checks a signature as the guide does", async () => {
  const [code = ""] = blocks("js");
  const { isFromMarket } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const signature = signatureOf("whsec_a", 1_800_000_000, "{}");
  expect(isFromMarket("whsec_a", signature, "{}", 1_800_000_100)).toBe(true);
  expect(isFromMarket("whsec_b", signature, "{}", 1_800_000_100)).toBe(false);
  expect(isFromMarket("whsec_a", signature, "{ }", 1_800_000_100)).toBe(false);
  expect(isFromMarket("whsec_a", signature, "{}", 1_800_000_400)).toBe(false);
  expect(isFromMarket("whsec_a", undefined, "{}")).toBe(false);
});

it("is what /api/docs shows over the calls of stock, with the market's own address", async () => {
  const { tags } = (await app.inject("/openapi.json")).json();
  const { description } = tags.find(({ name }: { name: string }) => name === "Stock");
  expect(description).toContain("# Stock from your own program");
  expect(description).toContain("export MARKET=http://localhost:3000");
});
