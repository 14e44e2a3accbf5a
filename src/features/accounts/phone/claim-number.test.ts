import { describe, expect, it } from "vitest";
import { later, phoneMarket } from "./phone.factory.ts";

const market = await phoneMarket();
const { db, time, jobs, newNumber, visitor, ask, prove, codeOf, member, verified } = market;
const days = (count: number) => later(time, count * 86_400);

const codeIn = async (own: Awaited<ReturnType<typeof member>>["own"], phone: string) => {
  await ask(own, phone, "verify");
  return codeOf(phone);
};
const proof = async (own: Awaited<ReturnType<typeof member>>["own"], phone: string) => {
  const answer = await prove(own, phone, await codeIn(own, phone));
  return [answer.statusCode, answer.json().code];
};
const claimed = [409, "phone.claimed"];
const confirmed = [200, undefined];
const numberOf = async (id: string) => {
  const of = db.selectFrom("users").select(["phone", "phone_verified_at"]).where("id", "=", id);
  const { phone, phone_verified_at } = await of.executeTakeFirstOrThrow();
  return [phone, phone_verified_at !== null];
};
async function two() {
  const phone = newNumber();
  const [holder, other] = [await verified(phone), await member(phone)];
  const account = async () => (await holder.own.send("GET", "/api/auth/user")).json();
  return { phone, holder, other, account };
}

describe("a number that another account has confirmed", () => {
  it("moves a week after it was claimed, by another code, and the account before keeps all else", async () => {
    const { phone, holder, other, account } = await two();
    const answer = await prove(other.own, phone, await codeIn(other.own, phone));
    const until = new Date(time.now.getTime() + 7 * 86_400_000).toISOString();
    expect([answer.statusCode, answer.json().code, answer.json().until]).toEqual([...claimed, until]);
    expect(await account()).toMatchObject({ isPhoneVerified: true, phoneClaimedUntil: until });
    days(6);
    expect(await proof(other.own, phone)).toEqual(claimed);
    days(1);
    expect(await proof(other.own, phone)).toEqual(confirmed);
    expect([await numberOf(holder.id), await numberOf(other.id)]).toEqual([
      [null, false],
      [phone, true],
    ]);
    expect(await account()).toMatchObject({ isPhoneVerified: false, phoneClaimedUntil: null });
    expect((await visitor().signIn(holder.email)).statusCode).toBe(200);
    await jobs.run();
    const told = (await jobs.mails()).filter(({ to }) => to === holder.email).map(({ subject }) => subject);
    expect(told).toContain("Your phone number went to another account");
  });

  it.each(["verify", "sign-in"] as const)(
    "stays where it is confirmed again: by a code to %s",
    async (purpose) => {
      const { phone, holder, other, account } = await two();
      expect(await proof(other.own, phone)).toEqual(claimed);
      days(3);
      const own = purpose === "verify" ? holder.own : visitor();
      await ask(own, phone, purpose);
      expect((await prove(own, phone, await codeOf(phone))).statusCode).toBe(200);
      expect(await account()).toMatchObject({ isPhoneVerified: true, phoneClaimedUntil: null });
      days(5);
      // The week begins again.
      expect(await proof(other.own, phone)).toEqual(claimed);
      days(6);
      expect(await proof(other.own, phone)).toEqual(claimed);
      expect(await numberOf(holder.id)).toEqual([phone, true]);
    },
  );

  it("is claimed by who proved it last, and no longer after a month", async () => {
    const { phone, holder, other } = await two();
    expect(await proof(other.own, phone)).toEqual(claimed);
    days(4);
    const third = await member(phone);
    expect(await proof(third.own, phone)).toEqual(claimed);
    days(4);
    expect(await proof(other.own, phone)).toEqual(claimed);
    days(38);
    await other.own.signIn(other.email);
    expect(await proof(other.own, phone)).toEqual(claimed);
    expect(await numberOf(holder.id)).toEqual([phone, true]);
    days(8);
    expect(await proof(other.own, phone)).toEqual(confirmed);
  });

  it("is had once, by one code that is used twice at once", async () => {
    const { phone, holder, other } = await two();
    expect(await proof(other.own, phone)).toEqual(claimed);
    days(7);
    const code = await codeIn(other.own, phone);
    const both = await Promise.all([1, 2].map(() => prove(other.own, phone, code)));
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
    expect([await numberOf(holder.id), await numberOf(other.id)]).toEqual([
      [null, false],
      [phone, true],
    ]);
  });

  it("is one account's, also when it is taken and confirmed again at the same moment", async () => {
    const { phone, holder, other } = await two();
    expect(await proof(other.own, phone)).toEqual(claimed);
    days(7);
    const taking = await codeIn(other.own, phone);
    later(time, 3600);
    const guest = visitor();
    await ask(guest, phone, "sign-in");
    const keeping = await codeOf(phone);
    later(time, -3600);
    const [taken, kept] = await Promise.all([prove(other.own, phone, taking), prove(guest, phone, keeping)]);
    const isTaken = taken.statusCode === 200;
    const { code, id } = kept.json();
    if (isTaken)
      // Whose number it is by then is let in: asked a moment later, that is the account that took it.
      expect(id ?? code).toBe(kept.statusCode === 200 ? other.id : "phone.code_dead");
    else expect([taken.json().code, id]).toEqual(["phone.claimed", holder.id]);
    expect([await numberOf(holder.id), await numberOf(other.id)]).toEqual(
      isTaken
        ? [
            [null, false],
            [phone, true],
          ]
        : [
            [phone, true],
            [phone, false],
          ],
    );
  });

  it("is in the export of who claims it", async () => {
    const { phone, other } = await two();
    await proof(other.own, phone);
    const { claimedPhones } = (await other.own.send("GET", "/api/auth/export")).json();
    expect(claimedPhones).toEqual([{ phone, provedAt: time.now.toISOString() }]);
  });
});
