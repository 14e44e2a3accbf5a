import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { secondProcess } from "../../../../tests/support/app.ts";
import { marketOfSearches } from "./saved-search.factory.ts";
import { mostSavedSearches } from "./saved-search.schema.ts";

const { test, app, db, jobs, live, become, minutes, buyer } = await marketOfSearches();
const beside = await secondProcess(test);

describe("saved searches", () => {
  it("alert daily or never where a call only says yes or no", async () => {
    const mine = await buyer();
    const save = async (brand: string, said: object) =>
      (await mine.post("/api/saved-searches", { name: brand, filters: { brand }, ...said })).json();
    expect((await save("kia", { alertsEnabled: false })).alerts).toBe("off");
    expect((await save("bmw", { alertsEnabled: true })).alerts).toBe("daily");
    expect((await save("audi", {})).alerts).toBe("daily");
    expect((await save("fiat", { alerts: "now", alertsEnabled: false })).alerts).toBe("now");
    const { id } = await save("kia", { alertsEnabled: true });
    await mine.patch(`/api/saved-searches/${id}`, { alertsEnabled: false });
    await mine.patch(`/api/saved-searches/${id}`, { name: "Kias" });
    expect(await mine.list()).toContainEqual(expect.objectContaining({ id, name: "Kias", alerts: "off" }));
    const wrong = await mine.post("/api/saved-searches", {
      name: "x",
      filters: { brand: "kia" },
      alertsEnabled: "no",
    });
    expect(wrong.statusCode).toBe(400);
    const { paths } = (await app.inject("/openapi.json")).json();
    const { schema } = paths["/api/saved-searches"].post.requestBody.content["application/json"];
    expect(schema.properties.alertsEnabled).toMatchObject({ type: "boolean" });
    expect(schema.required).not.toContain("alertsEnabled");
  });

  it("are kept in one way of writing, for their owner alone", async () => {
    const [mine, other] = [await buyer(), await buyer()];
    const saved = await mine.save({
      vehicleType: "car",
      brand: ["kia", "bmw", "kia"],
      priceMin: "٢٠٠٠٠",
      priceMax: 10_000,
      motorcycleType: "sport",
      sort: "newest",
      page: 7,
      gearType: "all",
    });
    expect(saved.statusCode, saved.body).toBe(201);
    expect(saved.json()).toMatchObject({
      name: "My search",
      vehicleType: "car",
      filters: { brand: ["bmw", "kia"], priceMin: 10_000, priceMax: 20_000 },
      inWords: expect.stringMatching(/^Cars · BMW · Kia · .+10,000.+20,000/),
      alerts: "now",
    });
    expect(Object.keys(saved.json().filters).sort()).toEqual(["brand", "priceMax", "priceMin"]);
    const same = await mine.save(
      { priceMax: 20_000, priceMin: 10_000, brand: ["kia", "bmw"] },
      "off",
      "Renamed",
    );
    expect(same.json()).toMatchObject({ id: saved.json().id, name: "Renamed", alerts: "off" });
    const { id } = saved.json();
    expect((await mine.list()).length).toBe(1);
    expect(await other.list()).toEqual([]);
    const patch = (one: typeof mine, body: object) => one.patch(`/api/saved-searches/${id}`, body);
    expect((await patch(other, { name: "Mine now" })).statusCode).toBe(404);
    expect((await other.remove(`/api/saved-searches/${id}`)).statusCode).toBe(404);
    expect((await other.post(`/api/saved-searches/${id}/restore`)).statusCode).toBe(404);
    expect((await patch(mine, { name: "Kias", alerts: "daily" })).statusCode).toBe(204);
    expect(await mine.list()).toMatchObject([{ id, name: "Kias", alerts: "daily" }]);
    const frauds = [
      "Kias: bit.ly/kia1",
      "WWW . kias . com",
      "كيا، ادفع العربون مسبقاً",
      "k\u200bia 3arboun",
      "Send half by OMT",
    ];
    for (const name of frauds) {
      expect((await patch(mine, { name })).json().errors, name).toEqual({
        name: "A name has no link and does not ask for money.",
      });
      expect((await mine.save({ brand: ["audi"] }, "off", name)).statusCode, name).toBe(400);
    }
    for (const odd of [{ name: "" }, { alerts: "hourly" }, { seen: false }, { name: "x".repeat(101) }]) {
      expect((await patch(mine, odd)).statusCode).toBe(400);
    }
  });

  it("take no search without a filter, and nothing that is none", async () => {
    const one = await buyer();
    expect((await one.save({})).json().code).toBe("saved_search.no_filter");
    expect((await one.save({ sort: "newest", priceMin: 0 })).json().code).toBe("saved_search.no_filter");
    const hostile = [
      { brand: "no-such-brand" },
      { brand: "'; drop table users" },
      { city: "atlantis" },
      { priceMin: -1 },
      { priceMin: "1e9" },
      { yearMin: 1066 },
      { features: Array.from({ length: 61 }, (_, at) => `f${at}`) },
      { search: "x".repeat(1000) },
      { userId: one.id },
      { dealer: true },
      { brand: { $gt: "" } },
      "brand=kia",
      null,
    ];
    for (const filters of hostile) {
      const answer = await one.post("/api/saved-searches", { name: "Hostile", filters });
      expect([filters, answer.statusCode]).toEqual([filters, 400]);
    }
    expect((await app.inject({ method: "POST", url: "/api/saved-searches", payload: {} })).statusCode).toBe(
      401,
    );
    expect(await one.list()).toEqual([]);
  });

  it("have room for so many, by two processes at once; deleted ones make room and come back where there is some", async () => {
    const one = await buyer();
    for (let at = 0; at < mostSavedSearches - 1; at++) await one.save({ priceMin: 1000 + at });
    const post = (priceMax: number, on = app) =>
      on.inject({
        method: "POST",
        url: "/api/saved-searches",
        payload: { name: "One more", filters: { priceMax } },
        headers: one.headers,
      });
    const answers = await Promise.all([post(1), post(2, beside), post(3, beside)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    const [last] = await one.list();
    expect((await one.remove(`/api/saved-searches/${last.id}`)).statusCode).toBe(204);
    expect((await one.remove(`/api/saved-searches/${last.id}`)).statusCode).toBe(404);
    expect((await one.patch(`/api/saved-searches/${last.id}`, { name: "Gone" })).statusCode).toBe(404);
    expect((await post(4)).statusCode).toBe(201);
    expect((await one.post(`/api/saved-searches/${last.id}/restore`)).statusCode).toBe(409);
    const [newest] = await one.list();
    await one.remove(`/api/saved-searches/${newest.id}`);
    expect((await one.post(`/api/saved-searches/${last.id}/restore`)).statusCode).toBe(204);
    expect((await one.list()).map(({ id }: { id: string }) => id)).toContain(last.id);
    await jobs.runNamed("saved_searches.forget");
    expect((await one.post(`/api/saved-searches/${newest.id}/restore`)).statusCode).toBe(409);
    minutes(25 * 60);
    await jobs.runNamed("saved_searches.forget");
    expect((await one.post(`/api/saved-searches/${newest.id}/restore`)).statusCode).toBe(404);
  });

  it("count what came since they were last looked at, and what was there before for nothing", async () => {
    const one = await buyer();
    await live({ brand: "audi", model: "a4" });
    const { id } = (await one.save({ brand: "audi" }, "off")).json();
    expect(await one.list()).toMatchObject([{ newCount: 0 }]);
    const pending = await live({ brand: "audi", model: "a4", status: "pending" });
    await live({ brand: "audi", model: "a4" });
    expect(await one.list()).toMatchObject([{ newCount: 1 }]);
    await become(pending, { status: "active" });
    expect(await one.list()).toMatchObject([{ newCount: 2 }]);
    await one.patch(`/api/saved-searches/${id}`, { seen: true });
    expect(await one.list()).toMatchObject([{ newCount: 0 }]);
    // What was seen and comes back is not new.
    await become(pending, { status: "expired", expired_reason: "lapsed" });
    await become(pending, { status: "active", expired_reason: null });
    expect(await one.list()).toMatchObject([{ newCount: 0 }]);
  });

  it("count for each search its own, also where one was not looked at for very long", async () => {
    const one = await buyer();
    await one.save({ brand: "fiat" }, "off");
    await one.save({ brand: "fiat", model: "500" }, "off");
    const [panda, small] = [
      await live({ brand: "fiat", model: "panda" }),
      await live({ brand: "fiat", model: "500" }),
    ];
    const counts = async () => (await one.list()).map(({ newCount }: { newCount: number }) => newCount);
    expect(await counts()).toEqual([1, 2]);
    await sql`update saved_searches set seen_at = now() - interval '1 year' where user_id = ${one.id}::uuid`.execute(
      db,
    );
    const came = (car: string, ago: string) =>
      sql`update listing_debuts set at = now() - ${ago}::interval where car_id = ${car}::uuid`.execute(db);
    await came(panda, "59 days");
    await came(small, "61 days");
    expect(await counts()).toEqual([0, 1]);
  });
});
