import { sql } from "kysely";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { makeAdministrator } from "#features/administrators/admin.factory.ts";
import { makeUser } from "#features/listings/listing.factory.ts";
import { paperForm, pdf } from "#features/payments/pdf.factory.ts";
import { testApp } from "../../../tests/support/app.ts";
import { testJobs } from "../../../tests/support/jobs.ts";
import { signIn } from "../../../tests/support/sign-in.ts";
import { makeApplication } from "./application.factory.ts";
import { findDocumentKey } from "./application.queries.ts";

const test = await testApp();
const { app, db, storage, time } = test;
const jobs = await testJobs(test);
const documents = "/api/users/dealership/documents";

async function applicant({ applied = true } = {}) {
  const id = await makeUser(db);
  const headers = await signIn(db, id);
  const applicationId = applied ? await makeApplication(db, { user_id: id }) : "";
  return {
    id,
    headers,
    applicationId,
    send: (bytes: Buffer = pdf, fields: Record<string, string> = { name: "license.pdf" }) => {
      const form = paperForm(bytes, fields);
      return app.inject({
        method: "POST",
        url: documents,
        payload: form.payload,
        headers: { ...headers, ...form.headers },
      });
    },
    get: (document: string) => app.inject({ url: `${documents}/${document}`, headers }),
    remove: (document: string) => app.inject({ method: "DELETE", url: `${documents}/${document}`, headers }),
    listed: async () =>
      (await app.inject({ url: "/api/users/dealership", headers })).json().application.documents,
  };
}
const keyOf = async (document: string) =>
  (await db.selectFrom("dealer_documents").select("key").where("id", "=", document).executeTakeFirst())
    ?.key ?? "";

describe("a paper of an application", () => {
  it("is kept without its metadata, and shown to its owner alone, as what it is", async () => {
    const one = await applicant();
    const photo = await sharp({ create: { width: 3000, height: 40, channels: 3, background: "#456" } })
      .withExif({ IFD0: { Copyright: "who took it" } })
      .jpeg()
      .toBuffer();
    const sent = await one.send(photo, { name: "\u202eرخصة\n المعرض.jpg" });
    expect(sent.statusCode, sent.body).toBe(201);
    expect(sent.json()).toMatchObject({ name: "رخصة المعرض.jpg", type: "picture", bytes: photo.length });
    expect(await one.listed()).toEqual([sent.json()]);
    expect(sent.body).not.toContain(await keyOf(sent.json().id));
    const shown = await one.get(sent.json().id);
    expect(shown.headers).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "no-store",
      "content-security-policy": "sandbox; default-src 'none'",
    });
    const { width, exif } = await sharp(shown.rawPayload).metadata();
    expect([width, exif]).toEqual([2400, undefined]);
    const stranger = await applicant();
    const foreign = await stranger.get(sent.json().id);
    expect([foreign.statusCode, foreign.json().code]).toEqual([404, "dealer.document_not_found"]);
    expect((await stranger.remove(sent.json().id)).statusCode).toBe(404);
    expect((await app.inject(`${documents}/${sent.json().id}`)).statusCode).toBe(401);
  });

  it("as a PDF is saved, never shown in a page", async () => {
    const one = await applicant();
    const { id } = (await one.send()).json();
    const shown = await one.get(id);
    expect(shown.headers["content-disposition"]).toBe('attachment; filename="document.pdf"');
    expect(shown.rawPayload.equals(pdf)).toBe(true);
    // As an administrator finds it: by its application alone.
    expect(await findDocumentKey(db, { applicationId: one.applicationId, documentId: id })).toBe(
      await keyOf(id),
    );
    const other = await applicant();
    expect(await findDocumentKey(db, { applicationId: other.applicationId, documentId: id })).toBeUndefined();
  });

  it("is taken back with its file", async () => {
    const one = await applicant();
    const { id } = (await one.send()).json();
    const key = await keyOf(id);
    expect((await one.remove(id)).statusCode).toBe(204);
    await jobs.run();
    expect([await storage.get(key), await one.listed()]).toEqual([undefined, []]);
    expect((await one.remove(id)).statusCode).toBe(404);
  });

  it("is one of five, also of those sent at once", async () => {
    const one = await applicant();
    const answers = await Promise.all(Array.from({ length: 7 }, () => one.send()));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 201, 201, 409, 409]);
    expect((await one.send()).json().code).toBe("dealer.too_many_documents");
    expect(await one.listed()).toHaveLength(5);
  });

  it("belongs to what is under review: not before, and not once it was decided", async () => {
    expect((await (await applicant({ applied: false })).send()).json().code).toBe("dealer.none_pending");
    const one = await applicant();
    const { id } = (await one.send()).json();
    await db
      .updateTable("dealer_applications")
      .set({
        state: "rejected",
        reason: "no",
        reviewer_id: (await makeAdministrator(db)).id,
        decided_at: time.now,
      })
      .where("id", "=", one.applicationId)
      .execute();
    expect((await one.send()).json().code).toBe("dealer.none_pending");
    expect((await one.remove(id)).json().code).toBe("dealer.none_pending");
    expect((await one.get(id)).statusCode).toBe(200);
  });

  it.each([
    ["text", Buffer.from("hello"), 415],
    ["SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ["a broken picture", Buffer.from([0xff, 0xd8, 0xff, 0, 1, 2]), 400],
    ["nothing", Buffer.alloc(0), 400],
    ["12 MB and a byte", Buffer.alloc(12 * 1024 * 1024 + 1), 413],
  ])("is not %s", async (_, bytes, status) => {
    const one = await applicant();
    const refused = await one.send(bytes);
    expect(refused.statusCode, refused.body).toBe(status);
    if (status !== 413) expect(refused.json().errors).toHaveProperty("file");
    expect(await one.listed()).toEqual([]);
  });

  it("goes with the account", async () => {
    const one = await applicant();
    const key = await keyOf((await one.send()).json().id);
    expect((await storage.get(key))?.bytes).toBe(pdf.length);
    const document = (await app.inject({ url: "/api/auth/export", headers: one.headers })).json();
    expect(document.dealerApplications).toMatchObject([
      { dealershipName: "Cedars Motors", documents: [{ name: "license.pdf", bytes: pdf.length }] },
    ]);
    expect(JSON.stringify(document)).not.toContain(key);
    await sql`update users set deletion_requested_at = ${time.now} where id = ${one.id}::uuid`.execute(db);
    time.now = new Date(time.now.getTime() + 60 * 86_400_000);
    await jobs.runNamed("accounts.delete_due");
    await jobs.run();
    expect(await storage.get(key)).toBeUndefined();
    const { rows } = await sql`select from dealer_applications where user_id = ${one.id}::uuid`.execute(db);
    expect(rows).toEqual([]);
  });
});
