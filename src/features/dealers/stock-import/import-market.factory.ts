import { access } from "node:fs/promises";
import { join } from "node:path";
import { paperForm } from "#features/payments/pdf.factory.ts";
import { secondProcess, testApp } from "../../../../tests/support/app.ts";
import { testJobs } from "../../../../tests/support/jobs.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { makeDealer } from "../showrooms/showroom.factory.ts";
import type { StockImportView } from "./stock-import.contract.ts";
import { goodRow } from "./stock-import.factory.ts";

/** A market with its jobs and a second process, and dealers who import into it; for tests. */
export async function importMarket() {
  const market = await testApp();
  const { app, db, config, time } = market;
  const jobs = await testJobs(market);
  const other = await secondProcess(market);

  let made = 0;
  async function dealer(given: Parameters<typeof makeDealer>[2] = {}) {
    const id = await makeDealer(db, `import-${++made}`, given);
    return { id, ...callsOf(await signIn(db, id)) };
  }
  function callsOf(session: { cookie: string }) {
    const headers = { ...session, "accept-language": "en" };
    const send = (url: string, bytes: Buffer, fields = {}, more = {}, by = app) => {
      const form = paperForm(bytes, fields);
      const method = url.endsWith("/photos") ? "PUT" : "POST";
      return by.inject({
        method,
        url,
        payload: form.payload,
        headers: { ...headers, ...form.headers, ...more },
      });
    };
    const view = async (id: string): Promise<StockImportView> =>
      (await app.inject({ url: `/api/dealers/me/imports/${id}`, headers })).json();
    return {
      headers,
      send,
      view,
      judge: async (bytes: Buffer): Promise<StockImportView> => {
        const answer = await send("/api/dealers/me/import", bytes, { name: "stock.csv" });
        if (answer.statusCode !== 201) throw new Error(answer.body);
        return answer.json();
      },
      post: (url: string, payload?: object, by = app) =>
        by.inject({
          method: "POST",
          url: `/api/dealers/me/imports/${url}`,
          headers,
          ...(payload && { payload }),
        }),
      map: (id: string, columns: string[]) =>
        app.inject({
          method: "PUT",
          url: `/api/dealers/me/imports/${id}/columns`,
          headers,
          payload: { columns },
        }),
      mend: (id: string, line: number, values: Record<string, string>) =>
        app.inject({
          method: "PATCH",
          url: `/api/dealers/me/imports/${id}/rows`,
          headers,
          payload: { line, values },
        }),
      remove: (url: string) =>
        app.inject({ method: "DELETE", url: `/api/dealers/me/imports/${url}`, headers }),
      get: (url: string) => app.inject({ url: `/api/dealers/me/${url}`, headers }),
      sendZip: async (id: string, zip: Buffer) => {
        const begun = await app.inject({
          method: "POST",
          url: `/api/dealers/me/imports/${id}/photos`,
          payload: { name: "photos.zip", bytes: zip.length },
          headers,
        });
        const { partBytes, missing } = begun.json().archive;
        let last = begun;
        for (const part of missing) {
          const bytes = zip.subarray(part * partBytes, (part + 1) * partBytes);
          last = await send(`/api/dealers/me/imports/${id}/photos`, bytes, { part: String(part) });
        }
        return last;
      },
    };
  }
  const listingsOf = (userId: string) =>
    db
      .selectFrom("cars")
      .selectAll()
      .where("user_id", "=", userId)
      .orderBy("created_at")
      .orderBy("title")
      .execute();
  const noticesOf = (userId: string) =>
    db.selectFrom("notifications").selectAll().where("user_id", "=", userId).execute();
  const has = (key: string) =>
    access(join(config.dataDir, "uploads", key)).then(
      () => true,
      () => false,
    );
  async function imported(of: Awaited<ReturnType<typeof dealer>>, bytes: Buffer, how?: object) {
    const { id } = await of.judge(bytes);
    const started = await of.post(`${id}/start`, how);
    if (started.statusCode !== 200) throw new Error(started.body);
    await jobs.run();
    return of.view(id);
  }
  return { app, db, config, time, jobs, other, dealer, listingsOf, noticesOf, has, imported };
}

/** Rows that can each become a listing, with something of their own. */
export const rows = (count: number, more: (n: number) => Record<string, string | undefined> = () => ({})) =>
  Array.from({ length: count }, (_, n) => ({
    ...goodRow,
    Title: `Kia Sportage number ${n + 1}`,
    ...more(n),
  }));

export const statesOf = ({ rows }: StockImportView) => rows.map(({ line, state }) => `${line} ${state}`);
