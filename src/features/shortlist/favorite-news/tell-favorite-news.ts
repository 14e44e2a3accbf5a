import { sql } from "kysely";
import type { JobDeps } from "#deps";
import { giveNotices, type UsersNotice } from "#features/notifications/give-notice.ts";
import { inOwnDirection } from "#features/notifications/tell.ts";
import { type Currency, formatMoney, isolated } from "#i18n/format.ts";
import type { Database } from "#platform/db/connect.ts";

/** A seller who mistyped a price, or pressed "sold" on the wrong listing, has so long to put it right before anybody hears. */
const quietMinutes = 5;
/** Listings of one transaction: one that thousands saved takes a second. */
const listingsAtOnce = 20;

interface Saver {
  user_id: string;
  car_id: string;
  title: string;
}
interface Cheaper extends Saver {
  before: string;
  price: string;
  currency: Currency;
}

/**
 * Tells anyone who saved a listing that it is cheaper than they know, in the currency they saved it for, or that it was sold;
 * of each price and of each sale once. Nobody hears of a listing that not everybody may see, or whose seller was suspended.
 */
export async function tellFavoriteNews(deps: JobDeps): Promise<void> {
  while ((await tellNext(deps)) === listingsAtOnce);
}

/** How many listings were looked at. */
function tellNext(deps: JobDeps): Promise<number> {
  return deps.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ car_id: string }>`
      delete from favorite_news where car_id in (
        select car_id from favorite_news where noted_at <= now() - make_interval(mins => ${quietMinutes})
        order by noted_at limit ${listingsAtOnce} for update skip locked)
      returning car_id`.execute(tx);
    const ids = rows.map(({ car_id }) => car_id);
    if (ids.length === 0) return 0;
    const cheaper = (await cheaperFor(tx, ids)).map(cheaperNotice);
    const sold = (await soldFor(tx, ids)).map(soldNotice);
    await giveNotices(tx, deps, [...cheaper, ...sold]);
    return ids.length;
  });
}

/** Writes down the new price as told, and returns the old one that each of them knew. */
async function cheaperFor(tx: Database, ids: readonly string[]): Promise<Cheaper[]> {
  const { rows } = await sql<Cheaper>`
    update favorites f set told_price = c.price
    from cars c, users u
    where f.car_id = any(${[...ids]}::uuid[]) and c.id = f.car_id and c.is_public and c.currency = f.currency
      and c.price < least(f.price, f.told_price)
      and u.id = f.user_id and in_good_standing(u.user_status, u.deletion_requested_at)
    returning f.user_id, c.id as car_id, c.title, least(old.price, old.told_price) as before, c.price,
      c.currency`.execute(tx);
  return rows;
}

async function soldFor(tx: Database, ids: readonly string[]): Promise<Saver[]> {
  const { rows } = await sql<Saver>`
    select f.user_id, c.id as car_id, c.title
    from favorites f
    join cars c on c.id = f.car_id
    join users u on u.id = f.user_id
    where f.car_id = any(${[...ids]}::uuid[]) and c.status = 'expired' and c.expired_reason = 'sold'
      and c.deleted_at is null and c.owner_in_good_standing
      and in_good_standing(u.user_status, u.deletion_requested_at)`.execute(tx);
  return rows;
}

function cheaperNotice(row: Cheaper): UsersNotice {
  return {
    userId: row.user_id,
    kind: "favorites",
    of: `favorite.cheaper ${row.car_id} ${row.price}`,
    notice: ({ t, language }) => {
      const money = (amount: string) => isolated(formatMoney(language, Number(amount), row.currency));
      return {
        type: "favorite",
        title: t("favorite-news.cheaper", { title: inOwnDirection(row.title) }),
        body: t("favorite-news.cheaperText", { before: money(row.before), price: money(row.price) }),
        link: `/cars/${row.car_id}`,
      };
    },
  };
}

const soldNotice = (row: Saver): UsersNotice => ({
  userId: row.user_id,
  kind: "favorites",
  of: `favorite.sold ${row.car_id}`,
  notice: ({ t }) => ({
    type: "favorite",
    title: t("favorite-news.sold", { title: inOwnDirection(row.title) }),
    body: t("favorite-news.soldText"),
    link: "/favorites",
  }),
});
