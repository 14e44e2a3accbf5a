import { type RawBuilder, sql } from "kysely";

/** How much happens in the market besides its listings: what its administrators have to look through. */
export const sizes = {
  suspended: 3000,
  banned: 1000,
  locked: 500,
  sessions: 100_000,
  contacts: 600_000,
  deleted: 5000,
  orders: 50_000,
  verifications: 3000,
  campaigns: 3000,
  reports: 5000,
  reviews: 50_000,
  activity: 200_000,
  applications: 5000,
  messages: 2000,
  recipients: 100_000,
} as const;

/** Who did it all, and who asks for the lists. */
export const benchAdministrator = "bench.lists";

/** That administrator, in SQL. */
export const by = sql`(select id from admin_users where username = ${sql.lit(benchAdministrator)})`;

/** Random, and the same in every run; a whole number from 1 to `most`. */
export const anyOf = (most: RawBuilder<unknown> | number) => sql`1 + floor(random() * ${most})::int`;
/** The first value whose share, added to those before, is above the drawn number; the last one else. */
export const oneOf = (draw: string, shares: readonly (readonly [value: string, upTo: number])[]) =>
  sql`case ${sql.join(
    shares.map(([value, upTo]) => sql`when ${sql.ref(draw)} < ${sql.lit(upTo)} then ${sql.lit(value)}`),
    sql` `,
  )} end`;

/** How many are numbered, to draw from. */
export const someUsers = sql`(select count(*) from numbered_users)`;
export const someCars = sql`(select count(*) from numbered_cars)`;
