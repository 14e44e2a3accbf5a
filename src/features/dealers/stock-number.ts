import { type RawBuilder, sql } from "kysely";

/** What its dealer calls the listing of this id: as a program said it, else as the last file did. */
export const stockNumberOf = (carId: RawBuilder<unknown>): RawBuilder<string | null> => sql`coalesce(
  (select i.stock_number from stock_items i where i.car_id = ${carId}),
  (select r.stock_number from stock_import_rows r
    where r.car_id = ${carId} and r.stock_number is not null and r.state in ('imported', 'changed')
    order by r.import_id desc limit 1))`;
