import sharp from "sharp";
import { expect, it } from "vitest";
import { makeSeller } from "#features/selling/selling.factory.ts";
import { openStorage } from "#platform/storage/open-storage.ts";
import { testApp } from "../../../tests/support/app.ts";
import { testJobs } from "../../../tests/support/jobs.ts";
import { objectStore } from "../../../tests/support/object-store.ts";
import { pictureFolder } from "./pipeline.ts";
import { removePictures } from "./remove-pictures.ts";

const store = await objectStore();
const test = await testApp({ env: { STORAGE_URL: store.url() }, openStorage });
const { app, db } = test;
const jobs = await testJobs(test);

const boundary = "----mishwar";
async function send(headers: Record<string, string>, background: string) {
  const picture = await sharp({ create: { width: 1300, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`;
  return app.inject({
    method: "POST",
    url: "/api/uploads",
    payload: Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { ...headers, "content-type": `multipart/form-data; boundary=${boundary}` },
  });
}
const filesOf = (id: string) => [...store.files.keys()].filter((key) => key.startsWith(pictureFolder(id)));

it("lives its whole life in a bucket: shown at once, in all widths after the job, gone with its row", async () => {
  const seller = await makeSeller(app, db);
  const sent = await send(seller.headers, "#a33");
  expect(sent.statusCode, sent.body).toBe(201);
  const { id, url } = sent.json();
  const shown = await app.inject({ url, headers: seller.headers });
  expect([shown.statusCode, shown.headers["content-type"], shown.headers["content-length"]]).toEqual([
    200,
    "image/webp",
    String(shown.rawPayload.length),
  ]);
  const head = await app.inject({ method: "HEAD", url, headers: seller.headers });
  expect([head.statusCode, head.headers["content-length"]]).toEqual([200, shown.headers["content-length"]]);
  expect((await app.inject(`/media/${id}/320.avif`)).statusCode).toBe(404);

  await jobs.run();
  expect(
    (
      await sharp(
        (
          await app.inject({ url: `/media/${id}/1280.avif`, headers: seller.headers })
        ).rawPayload,
      ).metadata()
    ).width,
  ).toBe(1280);
  expect(filesOf(id).some((key) => key.includes("source"))).toBe(false);
  expect(filesOf(id).length).toBeGreaterThan(6);

  await removePictures(db, [id]);
  await jobs.run();
  expect(filesOf(id)).toEqual([]);
});

it("answers 503 while the store is away, keeps nothing, and does the jobs when it is back", async () => {
  const seller = await makeSeller(app, db);
  const { id, url } = (await send(seller.headers, "#3a3")).json();
  store.refuse({ status: 503, code: "SlowDown" });
  const refused = await send(seller.headers, "#33a");
  expect([refused.statusCode, refused.json().code, refused.headers["retry-after"]]).toEqual([
    503,
    "server.busy",
    "5",
  ]);
  expect((await app.inject({ url, headers: seller.headers })).statusCode).toBe(503);
  await jobs.run();
  expect(jobs.logged.join()).toContain("the store answered 503 SlowDown");
  store.refuse();
  const rows = await db
    .selectFrom("uploads")
    .select(["id", "widths"])
    .where("user_id", "=", seller.id)
    .execute();
  expect(rows).toEqual([{ id, widths: [640] }]);

  await jobs.retry();
  expect((await app.inject({ url: `/media/${id}/1280.webp`, headers: seller.headers })).statusCode).toBe(200);
  expect((await send(seller.headers, "#33a")).statusCode).toBe(201);
});
