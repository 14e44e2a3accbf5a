import { beforeAll, describe, expect, it } from "vitest";
import { makeUser } from "#features/listings/listing.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { makeTalker, type Talker } from "../conversation.factory.ts";
import { longestPrepared, mostPrepared } from "./prepared.schema.ts";

const { app, db } = await testApp();
// Brings the plan that has room for everything.
beforeAll(() => makeUser(db));

const url = "/api/prepared-replies";
const put = ({ headers }: Talker, texts: unknown) =>
  app.inject({ method: "PUT", url, headers, payload: { texts } });
const textsOf = async (who: Talker) => (await who.get(url)).json().texts;

describe("prepared replies", () => {
  it("are the user's own, in their order, each once", async () => {
    const [one, other] = [await makeTalker(app, db), await makeTalker(app, db)];
    expect(await textsOf(one)).toEqual([]);
    await put(one, ["Yes, it is", " نعم، تفضّل\0 ", "Yes, it is"]);
    expect(await textsOf(one)).toEqual(["Yes, it is", "نعم، تفضّل"]);
    expect(await textsOf(other)).toEqual([]);
    await put(one, ["Only this"]);
    expect(await textsOf(one)).toEqual(["Only this"]);
    await put(one, []);
    expect(await textsOf(one)).toEqual([]);
    expect((await app.inject({ url })).statusCode).toBe(401);
  });

  it.each([
    [Array.from({ length: mostPrepared + 1 }, (_, n) => `${n}`)],
    [["x".repeat(longestPrepared + 1)]],
    [[" "]],
    [["half \ud800"]],
    [[null]],
    ["text"],
  ])("are not %j", async (texts) => {
    expect((await put(await makeTalker(app, db), texts)).statusCode).toBe(400);
  });
});
