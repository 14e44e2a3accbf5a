import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { makeApplication } from "#features/dealers/application.factory.ts";
import { makeProgramKey } from "#features/dealers/keys/key.factory.ts";
import { csvOf, goodRow, photoOf, zipOf } from "#features/dealers/stock-import/stock-import.factory.ts";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { plansIn } from "#features/plans/plan.factory.ts";
import { isKey } from "#platform/storage/storage.ts";
import { testApp } from "../support/app.ts";
import { testJobs } from "../support/jobs.ts";
import { describedOperations } from "./support/description.ts";
import { formOf, type Given, hiddenIn, hostileNames, markedPictures, type Parts } from "./support/files.ts";
import { marketUnderAttack } from "./support/market.ts";
import { spokenTo } from "./support/raw-connection.ts";

const test = await testApp();
const { app, db, config, time } = test;
const jobs = await testJobs(test);
const market = await marketUnderAttack(test);
const { operations } = await describedOperations(app);
const plans = plansIn(db, time);
const photo = await photoOf("teal");
const store = join(config.dataDir, "uploads");
// Nothing may have been stored yet when it is looked into.
mkdirSync(store, { recursive: true });
const storedFiles = () =>
  readdirSync(store, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(store, join(entry.parentPath, entry.name)));

/** Each call that takes a file: a user who may send one there, a new one each time, and a file that it takes. */
const takers: Record<string, () => Promise<Given>> = {
  "POST /api/uploads": async () => ({ ...(await market.makeOwner()), url: "/api/uploads", bytes: photo }),
  "POST /api/stock/photos": async () => {
    const owner = await market.makeDealerOwner();
    const { headers } = await makeProgramKey(db, owner.id, { at: time.now });
    return { ...owner, headers, url: "/api/stock/photos", bytes: photo };
  },
  "PUT /api/auth/picture": async () => ({
    ...(await market.makeOwner()),
    url: "/api/auth/picture",
    bytes: photo,
  }),
  "POST /api/users/dealership/documents": async () => {
    const owner = await market.makeOwner();
    await makeApplication(db, { user_id: owner.id });
    return { ...owner, url: "/api/users/dealership/documents", bytes: photo };
  },
  "POST /api/cars/:id/papers": async () => {
    const owner = await market.makeOwner();
    const id = await makeListing(db, { user_id: owner.id, vin_number: "JTDBR32E720012345" });
    return { ...owner, url: `/api/cars/${id}/papers`, bytes: photo };
  },
  "POST /api/inspections/:id/photos": async () => {
    const owner = await market.makeOwner();
    const draft = await market.ownThings["DELETE /api/inspections/:id"]?.(owner);
    return { ...owner, url: `/api/inspections/${draft?.id}/photos`, bytes: photo };
  },
  "POST /api/verification/document": async () => {
    const owner = await market.makeOwner();
    await plans.buyAddOn(owner.id, "verification_badge", { days: null });
    return { ...owner, url: "/api/verification/document", bytes: photo };
  },
  "POST /api/payments/:orderId/receipt": async () => {
    const owner = await market.makeOwner();
    const order = await market.ownThings["GET /api/payments/:orderId"]?.(owner);
    return { ...owner, url: `/api/payments/${order?.id}/receipt`, bytes: photo };
  },
  "POST /api/dealers/me/import": async () => ({
    ...(await market.makeDealerOwner()),
    url: "/api/dealers/me/import",
    bytes: csvOf([{ ...goodRow, Place: "beirut" }]),
  }),
  "PUT /api/dealers/me/imports/:id/photos": async () => {
    const owner = await market.makeOwner();
    const begun = await market.ownThings["GET /api/dealers/me/imports/:id"]?.(owner);
    const url = `/api/dealers/me/imports/${begun?.id}/photos`;
    return { ...owner, url, bytes: Buffer.from("P"), fields: { part: "1" } };
  },
  "POST /api/conversations/:id/photos": async () => {
    const owner = await market.makeOwner();
    const talk = await market.ownThings["GET /api/conversations/:id/messages"]?.(owner);
    return { ...owner, url: `/api/conversations/${talk?.id}/photos`, bytes: photo };
  },
  "PUT /api/admin/messages/:id/attachment": async () => {
    const headers = await market.administrator();
    const en = { title: "News", body: "Text" };
    const payload = {
      kind: "email",
      audience: "list",
      addresses: ["reader@example.com"],
      ar: null,
      en,
      link: null,
    };
    const made = await app.inject({ method: "POST", url: "/api/admin/messages", payload, headers });
    return { headers, url: `/api/admin/messages/${made.json().id}/attachment`, bytes: photo };
  },
};
const send = (call: string, { url, headers, bytes, fields }: Given, parts: Parts = {}) => {
  const form = formOf(bytes, { ...parts, fields: { ...fields, ...parts.fields } });
  const method = call.startsWith("PUT") ? "PUT" : "POST";
  return app.inject({ method, url, payload: form.payload, headers: { ...headers, ...form.headers } });
};

describe("a file that is sent", () => {
  it("is taken by the calls that are tried here, and by no others", () => {
    const taking = operations.filter(({ body }) => body?.type === "multipart/form-data");
    expect(taking.map(({ call }) => call).toSorted()).toEqual(Object.keys(takers).toSorted());
  });

  it.each(Object.keys(takers))("lies where we say, whatever it is called: %s", async (call) => {
    const mark = `escaped-${randomUUID()}`;
    let taken = 0;
    for (const name of hostileNames(mark)) {
      const given = await takers[call]?.();
      if (!given) throw new Error("a known call");
      const answer = await send(call, given, { filename: name, fields: { name } });
      const what = `${JSON.stringify(name.slice(0, 60))}: ${answer.body.slice(0, 200)}`;
      expect([200, 201, 400], what).toContain(answer.statusCode);
      if (answer.statusCode < 300) taken++;
      expect(answer.body, what).not.toContain(config.dataDir);
      // What is shown as a name neither turns the line round nor breaks it.
      expect(hiddenIn(answer.json()), what).toEqual([]);
    }
    expect(taken).toBeGreaterThanOrEqual(10);
    const files = storedFiles();
    expect(files.filter((key) => !isKey(key) || key.includes(mark))).toEqual([]);
    for (const folder of [config.dataDir, join(config.dataDir, ".."), tmpdir(), process.cwd(), "/"])
      expect(readdirSync(folder).filter((name) => name.includes(mark))).toEqual([]);
  });

  it.each(Object.keys(takers).filter((call) => !call.endsWith("/imports/:id/photos")))(
    "is judged by its bytes, whatever it says it is: %s",
    async (call) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><image href="file:///etc/passwd"/></svg>`;
      const page = "<!doctype html><script>alert(document.domain)</script>";
      const lies: [bytes: string, type: string, filename: string][] = [
        [svg, "image/svg+xml", "a.svg"],
        [svg, "image/png", "a.png"],
        [`<?xml version="1.0"?>\n${svg}`, "image/jpeg", "a.jpg"],
        [page, "text/html", "a.html"],
        [page, "image/webp", "a.webp"],
        [`GIF89a/*${page}*/=1`, "image/gif", "a.gif"],
        [`\x89PNG\r\n\x1a\n${page}`, "image/png", "a.png"],
        [`\xff\xd8\xff\xe0${page}`, "image/jpeg", "a.php.jpg"],
        [`RIFF\x24\x00\x00\x00WEBPVP8 ${page}`, "image/webp", "a.webp"],
        [`push graphic-context\nviewbox 0 0 9 9\nimage over 0,0 0,0 '/etc/passwd'`, "image/png", "a.mvg"],
        [` %PDF-1.4 ${page}`, "application/pdf", "a.pdf"],
      ];
      const before = storedFiles();
      for (const [bytes, type, filename] of lies) {
        const given = await takers[call]?.();
        if (!given) throw new Error("a known call");
        const answer = await send(
          call,
          { ...given, bytes: Buffer.from(bytes, "latin1") },
          { type, filename, fields: { name: filename } },
        );
        expect([400, 415], `${filename} ${type}: ${answer.body}`).toContain(answer.statusCode);
      }
      expect(storedFiles().toSorted()).toEqual(before.toSorted());
    },
  );
});

describe("what a picture says beside what it shows", () => {
  it("is in no file that we keep and in none that we give, of any kind of picture", async () => {
    const mark = `hidden-${randomUUID()}`;
    const pictures = await markedPictures(mark);
    for (const bytes of pictures) expect(bytes.includes(mark)).toBe(true);
    const known = new Set(storedFiles());
    const addresses: string[] = [];
    for (const bytes of pictures) {
      for (const call of [
        "POST /api/uploads",
        "PUT /api/auth/picture",
        "POST /api/verification/document",
        "POST /api/conversations/:id/photos",
        "POST /api/inspections/:id/photos",
      ]) {
        const given = await takers[call]?.();
        if (!given) throw new Error("a known call");
        const answer = await send(call, { ...given, bytes });
        expect(answer.statusCode, answer.body).toBeLessThan(300);
        addresses.push(...(answer.body.match(/\/media\/[\w-]+\/\d+\.(webp|avif)/g) ?? []));
      }
    }
    await jobs.run();
    const files = storedFiles().filter((key) => !known.has(key));
    expect(files.length).toBeGreaterThanOrEqual(pictures.length * 5);
    for (const key of files) {
      const bytes = readFileSync(join(store, key));
      expect([key, bytes.includes(mark)]).toEqual([key, false]);
      const { exif, xmp, iptc, icc, comments, tifftagPhotoshop } = await sharp(bytes).metadata();
      expect({ key, exif, xmp, iptc, icc, comments, tifftagPhotoshop }).toEqual({ key });
    }
    expect(addresses.length).toBeGreaterThanOrEqual(pictures.length * 2);
    await makeListing(db, { user_id: await makeUser(db), images: [...new Set(addresses)] });
    for (const url of new Set(addresses)) {
      const { statusCode, rawPayload } = await app.inject(url);
      expect([url, statusCode, rawPayload.includes(mark)]).toEqual([url, 200, false]);
    }
  });
});

describe("a zip of photos", () => {
  const file = (name: string, more: object = {}) => ({ name, bytes: photo, ...more });
  const directory = { name: "out/", bytes: Buffer.alloc(0), mode: 0o120777 };

  it.each<[what: string, zip: Buffer, status: number]>([
    ["a way out in the middle", zipOf([file("a/../../b.jpg")]), 400],
    ["a way out as a folder", zipOf([{ ...directory, name: "../" }, file("a.jpg")]), 400],
    ["a link as a folder, and a file in it", zipOf([directory, file("out/../../a.jpg")]), 400],
    ["a device", zipOf([file("a.jpg", { mode: 0o020666 })]), 400],
    ["a pipe", zipOf([file("a.jpg", { mode: 0o010666 })]), 400],
    ["a path of the network", zipOf([file("\\\\server\\share\\a.jpg")]), 400],
    ["encrypted by its flag alone", zipOf([file("a.jpg", { flags: 0x801 })]), 400],
    ["a name twice, composed otherwise", zipOf([file("\u00e9.jpg"), file("e\u0301.jpg")]), 400],
    ["a name twice, with another slash", zipOf([file("a/b.jpg"), file("./a/b.jpg")]), 400],
    ["a name with NUL", zipOf([file("a.jpg\0.png"), file("b.jpg")]), 400],
    ["a name of 60,000 letters", zipOf([file(`${"x".repeat(60_000)}.jpg`), file("b.jpg")]), 200],
    ["dots that only look like dots", zipOf([file("\uff0e\uff0e/\u2024\u2024/b.jpg")]), 200],
    ["a name of a property", zipOf([file("__proto__/constructor.jpg"), file("b.jpg")]), 200],
  ])("never leads out of itself: %s", async (_what, zip, status) => {
    const { headers } = await market.makeDealerOwner();
    const csv = csvOf([{ ...goodRow, Place: "beirut", Photos: "b.jpg" }]);
    const form = formOf(csv, {});
    const import_ = await app.inject({
      method: "POST",
      url: "/api/dealers/me/import",
      payload: form.payload,
      headers: { ...headers, ...form.headers },
    });
    const url = `/api/dealers/me/imports/${import_.json().id}/photos`;
    const payload = { name: "../../photos.zip", bytes: zip.length };
    expect((await app.inject({ method: "POST", url, payload, headers })).statusCode).toBeLessThan(300);
    const sent = await send("PUT", { url, headers, bytes: zip, fields: { part: "0" } });
    expect([sent.statusCode, sent.body]).toEqual([status, expect.not.stringContaining(config.dataDir)]);
    expect(storedFiles().filter((key) => !isKey(key))).toEqual([]);
  });
});

describe("an address of a file", () => {
  it("leads to what is to be seen there, and nowhere else", async () => {
    const secret = `secret-${randomUUID()}`;
    for (const place of [join(store, "secret.webp"), join(config.dataDir, "secret.webp")])
      writeFileSync(place, secret);
    const taker = await takers["POST /api/verification/document"]?.();
    if (taker) await send("POST", taker);
    const papers = storedFiles().filter((key) => /^verifications?\/|^dealers\/|^receipts?\//.test(key));
    expect(papers.length).toBeGreaterThan(0);
    const shown = (await send("POST", (await takers["POST /api/uploads"]?.()) as Given)).json();
    const own = `/media/${shown.id}`;
    await makeListing(db, { user_id: await makeUser(db), images: [`${own}/320.webp`] });

    const steps = [
      ...["../", "..%2f", "%2e%2e/", "%2e%2e%2f", "%2E%2E%2F", "..%5c", "%2e%2e%5c", "..\\", "....//"],
      ...["%252e%252e%252f", "%25252e%25252e%25252f", "%c0%ae%c0%ae%c0%af", "%ef%bc%8e%ef%bc%8e%ef%bc%8f"],
      ...["..;/", ".%00./", "%u002e%u002e%u2215", "/", "%2f"],
    ];
    const targets = ["secret.webp", "package.json", "etc/passwd", ...papers.slice(-1)];
    const paths = ["/media/", `${own}/`, `${own}/320.webp/`, "/assets/", "/media/pictures/"].flatMap((from) =>
      steps.flatMap((step) =>
        [1, 3, 8].flatMap((times) => targets.map((target) => `${from}${step.repeat(times)}${target}`)),
      ),
    );
    const more = [
      ...["", ".jpg", "%00", "%00.webp", "%20", ".", "/.", "%2f"].map((end) => `${own}/320.webp${end}`),
      ...["0320.webp", "+320.webp", "320.WEBP", "320.svg", "-1.webp", "6e2.webp"].map(
        (name) => `${own}/${name}`,
      ),
      ...papers.flatMap((key) => [`/${key}`, `/media/${key}`, `/uploads/${key}`]),
      "file:///etc/passwd",
      "//etc/passwd",
    ];
    await app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = app.server.address() as AddressInfo;
    const all = [...paths, ...more];
    expect(all.length).toBeGreaterThan(1080);
    // Each on a connection of its own: one that cannot be read ends it.
    const answers: [path: string, status: number | undefined][] = [];
    for (let from = 0; from < all.length; from += 40) {
      const some = all.slice(from, from + 40).map(async (path) => {
        const asked = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
        const { text, statuses } = await spokenTo(port, asked);
        expect(text, path).not.toMatch(new RegExp(`${secret}|root:.*:0:0:|"name": "mishwar"|%PDF`));
        return [path, statuses[0]] as [string, number | undefined];
      });
      answers.push(...(await Promise.all(some)));
    }
    const found = answers.filter(([, status]) => status !== 400 && status !== 404);
    expect(found).toEqual([[`${own}/320.webp`, 200]]);
    expect(existsSync(join(store, "secret.webp"))).toBe(true);
  });
});
