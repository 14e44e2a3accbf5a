import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import { exported } from "./export-columns.ts";
import {
  batch,
  list,
  named,
  type Page,
  pages,
  type Row,
  some,
  type WithId,
  written,
} from "./export-parts.ts";
import { fewOf, inspectionsBy, photosOfInspectionsBy, rowsOf } from "./export-rows.ts";
import { workDoneBy, workOf } from "./export-work.ts";

/**
 * Everything that is kept about a user, as the text of one JSON document, part by part: however much that is, little of it
 * is in memory. Nothing secret, and nothing of anyone else: see export-columns.ts.
 */
export async function* exportAccount(db: Database, userId: string, at: Date): AsyncGenerator<string> {
  const profile = await db
    .selectFrom("users")
    .select(exported.users)
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  yield `{"exportedAt":${JSON.stringify(at)},\n"profile":${written(profile)}`;
  yield* list("sessions", pages(sessionsOf(db, userId)));
  yield* list("knownDevices", pages(knownDevicesOf(db, userId)));
  yield* list("claimedPhones", fewOf(db, "phone_claims", userId));
  yield* list("codesForPhone", fewOf(db, "phone_codes", userId, sql`asked_at`));
  yield* list("listings", listingsOf(db, userId));
  yield* list("drafts", draftsOf(db, userId));
  yield* list("pictures", pages(picturesOf(db, userId)));
  yield* list("activity", pages(activityOf(db, userId)));
  yield* list("reports", pages(reportsOf(db, userId)));
  yield* list("orders", ordersOf(db, userId));
  yield* list("invoiceDetails", fewOf(db, "invoice_details", userId));
  yield* list("payments", pages(rowsOf(db, "payments", userId)));
  yield* list("subscriptions", pages(rowsOf(db, "subscriptions", userId)));
  yield* list("subscriptionReminders", fewOf(db, "subscription_reminders", userId, sql`ends_at`));
  yield* list("addOns", pages(rowsOf(db, "add_ons", userId)));
  yield* list("verifications", fewOf(db, "verifications", userId));
  yield* list("campaigns", pages(rowsOf(db, "campaigns", userId)));
  yield* list("dealerApplications", dealerApplicationsOf(db, userId));
  yield* list("appeals", pages(rowsOf(db, "listing_appeals", userId)));
  yield* list("warnings", pages(rowsOf(db, "seller_warnings", userId)));
  yield* list("papersOfListings", papersOf(db, userId));
  yield* list("inspectionsAskedFor", pages(rowsOf(db, "inspection_requests", userId)));
  yield* list("inspectionPartner", pages(rowsOf(db, "inspection_partners", userId)));
  yield* list("inspectionReports", pages(inspectionsBy(db, userId)));
  yield* list("photosOfInspectionReports", pages(photosOfInspectionsBy(db, userId)));
  yield* list("showroom", fewOf(db, "dealer_profiles", userId));
  yield* list("reviewsOfDealers", pages(reviewsOf(db, "user_id", userId)));
  yield* list("repliesToReviews", pages(reviewsOf(db, "dealer_id", userId)));
  yield* list("reportsOfReviews", pages(rowsOf(db, "dealer_review_reports", userId)));
  yield* list("imports", importsOf(db, userId));
  yield* list("importMappings", fewOf(db, "stock_mappings", userId, sql`said_at`));
  yield* list("stockAddress", sourceOf(db, userId));
  yield* list("stockChanges", pages(rowsOf(db, "stock_changes", userId)));
  yield* list("stockViews", pages(rowsOf(db, "stock_views", userId)));
  yield* list("timesOnSale", pages(rowsOf(db, "listing_spells", userId)));
  yield* list("notFoundInShowroom", fewOf(db, "unmet_searches", userId, sql`day`));
  yield* list("keysOfPrograms", pages(rowsOf(db, "api_keys", userId)));
  yield* list("work", workOf(db, userId));
  yield* list("workDone", pages(workDoneBy(db, userId)));
  yield* list("webhooks", pages(rowsOf(db, "webhooks", userId)));
  yield* list("feeds", fewOf(db, "dealer_feeds", userId));
  yield* list("stockOfPrograms", pages(stockOf(db, userId)));
  yield* list("feedback", pages(rowsOf(db, "user_feedback", userId)));
  yield* list("favorites", pages(rowsOf(db, "favorites", userId)));
  yield* list("recentlyViewed", fewOf(db, "recent_listings", userId, sql`seen_at desc`));
  yield* list("conversations", pages(conversationsOf(db, userId)));
  yield* list("messages", pages(messagesOf(db, userId)));
  yield* list("photosOfMessages", pages(rowsOf(db, "message_photos", userId)));
  yield* list("offers", pages(offersOf(db, userId)));
  yield* list("viewings", pages(viewingsOf(db, userId)));
  yield* list("leads", pages(leadsOf(db, userId)));
  yield* list("leadNotes", pages(rowsOf(db, "lead_notes", userId)));
  yield* list("preparedReplies", fewOf(db, "prepared_replies", userId));
  yield* list("blocks", pages(rowsOf(db, "user_blocks", userId)));
  yield* list("conversationReports", pages(rowsOf(db, "conversation_reports", userId)));
  yield* list("comparisons", pages(rowsOf(db, "car_comparisons", userId)));
  yield* list("savedSearches", pages(rowsOf(db, "saved_searches", userId)));
  yield* list("alertsOfSavedSearches", pages(alertsOf(db, userId)));
  yield* list("digestsOfSavedSearches", pages(rowsOf(db, "saved_search_digests", userId)));
  yield* list("notToBeToldOf", fewOf(db, "notices_off", userId));
  yield* list("devicesForNotices", pages(rowsOf(db, "push_subscriptions", userId)));
  yield* list("notifications", pages(rowsOf(db, "notifications", userId)));
  yield* list("messagesToMany", pages(rowsOf(db, "bulk_recipients", userId)));
  yield "\n}\n";
}

const sessionsOf =
  (db: Database, userId: string): Page =>
  async (after) => {
    let rows = db.selectFrom("sessions").select(exported.sessions).where("user_id", "=", userId);
    if (after) rows = rows.where("id", ">", after);
    const found = await rows.orderBy("id").limit(batch).execute();
    return { rows: found, last: found.at(-1)?.id };
  };

const knownDevicesOf =
  (db: Database, userId: string): Page =>
  async (after) => {
    let rows = db.selectFrom("known_devices").select(["device", ...exported.known_devices]);
    rows = rows.where("user_id", "=", userId);
    if (after) rows = rows.where("device", ">", after);
    const found = await rows.orderBy("device").limit(batch).execute();
    return { rows: found.map(({ device: _, ...shown }) => shown), last: found.at(-1)?.device };
  };

async function* listingsOf(db: Database, userId: string): AsyncGenerator<Row[]> {
  const page: Page<Row & { id: string }> = async (after) => {
    let rows = db
      .selectFrom("cars")
      .select(exported.cars)
      .select(({ selectFrom }) =>
        selectFrom("listing_revisions as r")
          .select("r.changes")
          .whereRef("r.car_id", "=", "cars.id")
          .as("changes_for_review"),
      )
      .where("user_id", "=", userId);
    if (after) rows = rows.where("id", ">", after);
    const found = await rows.orderBy("id").limit(batch).execute();
    return { rows: found, last: found.at(-1)?.id };
  };
  for await (const cars of pages(page)) {
    const ids = cars.map(({ id }) => id);
    const prices = await db
      .selectFrom("price_history")
      .select(["car_id", ...exported.price_history])
      .where("car_id", "in", ids)
      .orderBy("changed_at")
      .execute();
    const sales = await db
      .selectFrom("sales")
      .select(["car_id", ...exported.sales])
      .where("car_id", "in", ids)
      .execute();
    const pricesOf = Map.groupBy(prices, ({ car_id }) => car_id);
    const saleOf = new Map(sales.map(({ car_id, ...sale }) => [car_id, named(sale)]));
    yield cars.map((car) => ({
      ...car,
      price_history: (pricesOf.get(car.id) ?? []).map(({ car_id: _, ...price }) => named(price)),
      sale: saleOf.get(car.id) ?? null,
    }));
  }
}

const picturesOf =
  (db: Database, userId: string): Page =>
  async (after) => {
    let rows = db.selectFrom("uploads").select(exported.uploads).where("user_id", "=", userId);
    if (after) rows = rows.where("id", ">", after);
    const found = await rows.orderBy("id").limit(batch).execute();
    return {
      rows: found.map((one) => ({ ...one, url: `/media/${one.id}/${one.width}.webp` })),
      last: found.at(-1)?.id,
    };
  };

const activityOf =
  (db: Database, userId: string): Page =>
  async (after) => {
    let rows = db.selectFrom("listing_analytics").select(["id", ...exported.listing_analytics]);
    rows = rows.where("user_id", "=", userId);
    if (after) rows = rows.where("id", ">", after);
    const found = await rows.orderBy("id").limit(batch).execute();
    return { rows: found.map(({ id: _, ...event }) => event), last: found.at(-1)?.id };
  };

const reportsOf =
  (db: Database, userId: string): Page =>
  async (after) => {
    let rows = db.selectFrom("listing_reports").select(["id", ...exported.listing_reports]);
    rows = rows.where("user_id", "=", userId);
    if (after) rows = rows.where("id", ">", after);
    const found = await rows.orderBy("id").limit(batch).execute();
    return { rows: found.map(({ id: _, ...report }) => report), last: found.at(-1)?.id };
  };

const alertsOf =
  (db: Database, userId: string): Page =>
  async (after) => {
    let rows = db.selectFrom("saved_search_matches").select(exported.saved_search_matches);
    rows = rows.where("user_id", "=", userId);
    if (after) rows = rows.where("car_id", ">", after);
    const found = await rows.orderBy("car_id").limit(batch).execute();
    return { rows: found, last: found.at(-1)?.car_id };
  };

/** One of each kind at most. */
async function* draftsOf(db: Database, userId: string): AsyncGenerator<Row[]> {
  const rows = db.selectFrom("listing_drafts").select(exported.listing_drafts);
  yield* some(await rows.where("user_id", "=", userId).where("fields", "is not", null).execute());
}

/** Of the conversations only that they are there; of the messages those that the user wrote. */
const conversationsOf =
  (db: Database, userId: string): Page<WithId> =>
  async (after) => {
    let rows = db.selectFrom("conversations").select(exported.conversations);
    rows = rows.where((is) => is.or([is("buyer_id", "=", userId), is("seller_id", "=", userId)]));
    if (after) rows = rows.where("id", ">", after);
    const found = await rows.orderBy("id").limit(batch).execute();
    return { rows: found, last: found.at(-1)?.id };
  };

const messagesOf =
  (db: Database, userId: string): Page<WithId> =>
  async (after) => {
    let rows = db.selectFrom("messages").select(exported.messages).where("sender_id", "=", userId);
    if (after) rows = rows.where("id", ">", after);
    const found = await rows.orderBy("id").limit(batch).execute();
    return { rows: found, last: found.at(-1)?.id };
  };

const offersOf =
  (db: Database, userId: string): Page<WithId> =>
  async (after) => {
    let rows = db.selectFrom("offers").select(exported.offers).where("maker_id", "=", userId);
    if (after) rows = rows.where("id", ">", after);
    const found = await rows.orderBy("id").limit(batch).execute();
    return { rows: found, last: found.at(-1)?.id };
  };

/** Of a review its buyer has the words, and its dealer the reply. */
const reviewsOf =
  (db: Database, whose: "user_id" | "dealer_id", userId: string): Page<WithId> =>
  async (after) => {
    const columns = exported.dealer_reviews.filter(
      (column) => column === "id" || /^repl/.test(column) === (whose === "dealer_id"),
    );
    let rows = db.selectFrom("dealer_reviews").select(columns).where(whose, "=", userId);
    if (whose === "dealer_id") rows = rows.where("reply", "is not", null);
    if (after) rows = rows.where("id", ">", after);
    const found = await rows.orderBy("id").limit(batch).execute();
    return { rows: found as WithId[], last: found.at(-1)?.id };
  };

/** What the two arranged is of both. */
const viewingsOf =
  (db: Database, userId: string): Page<WithId> =>
  async (after) => {
    const columns = sql.join(exported.viewings.map((column) => sql.ref(`v.${column}`)));
    const { rows } =
      await sql<WithId>`select ${columns} from viewings v join conversations c on c.id = v.conversation_id
      where ${userId}::uuid in (c.buyer_id, c.seller_id) and (${after ?? null}::uuid is null or v.id > ${after ?? null}::uuid)
      order by v.id limit ${batch}`.execute(db);
    return { rows, last: rows.at(-1)?.id };
  };

/** What a seller says of those who asked. */
const leadsOf =
  (db: Database, userId: string): Page =>
  async (after) => {
    let rows = db.selectFrom("leads").select(exported.leads).where("user_id", "=", userId);
    if (after) rows = rows.where("conversation_id", ">", after);
    const found = await rows.orderBy("conversation_id").limit(batch).execute();
    return { rows: found, last: found.at(-1)?.conversation_id };
  };

async function* ordersOf(db: Database, userId: string): AsyncGenerator<Row[]> {
  for await (const orders of pages(rowsOf(db, "orders", userId))) {
    const ids = orders.map(({ id }) => id);
    const items = await db
      .selectFrom("order_items")
      .select(exported.order_items)
      .where("order_id", "in", ids)
      .orderBy("id")
      .execute();
    const byOrder = Map.groupBy(items, ({ order_id }) => order_id);
    yield orders.map((order) => ({
      ...order,
      items: (byOrder.get(order.id) ?? []).map(({ order_id: _, ...item }) => named(item)),
    }));
  }
}

async function* dealerApplicationsOf(db: Database, userId: string): AsyncGenerator<Row[]> {
  for await (const applications of pages(rowsOf(db, "dealer_applications", userId))) {
    const ids = applications.map(({ id }) => id);
    const documents = await db
      .selectFrom("dealer_documents")
      .select(exported.dealer_documents)
      .where("application_id", "in", ids)
      .orderBy("created_at")
      .execute();
    const byApplication = Map.groupBy(documents, ({ application_id }) => application_id);
    yield applications.map((application) => ({
      ...application,
      documents: (byApplication.get(application.id) ?? []).map(({ application_id: _, ...one }) => named(one)),
    }));
  }
}

async function* papersOf(db: Database, userId: string): AsyncGenerator<Row[]> {
  for await (const papers of pages(rowsOf(db, "car_papers", userId))) {
    const ids = papers.map(({ id }) => id);
    const files = await db
      .selectFrom("car_paper_files")
      .select(exported.car_paper_files)
      .where("papers_id", "in", ids)
      .orderBy("number")
      .execute();
    const byPapers = Map.groupBy(files, ({ papers_id }) => papers_id);
    yield papers.map((one) => ({
      ...one,
      files: (byPapers.get(one.id) ?? []).map(({ papers_id: _, ...file }) => named(file)),
    }));
  }
}

/** The rows of one file at a time: 500 at most. */
async function* importsOf(db: Database, userId: string): AsyncGenerator<Row[]> {
  for await (const imports of pages(rowsOf(db, "stock_imports", userId))) {
    for (const one of imports) {
      const rows = await db
        .selectFrom("stock_import_rows")
        .select(exported.stock_import_rows)
        .where("import_id", "=", one.id)
        .orderBy("line")
        .execute();
      const gone = db.selectFrom("stock_import_gone").select(exported.stock_import_gone);
      const missing = await gone.where("import_id", "=", one.id).orderBy("car_id").execute();
      yield [{ ...one, rows: rows.map(named), notInFile: missing.map(named) }];
    }
  }
}

/** One at most, with its last readings. */
async function* sourceOf(db: Database, userId: string): AsyncGenerator<Row[]> {
  const source = db.selectFrom("stock_sources").select(exported.stock_sources);
  const runs = db.selectFrom("stock_source_runs").select(exported.stock_source_runs);
  const readings = await runs.where("user_id", "=", userId).orderBy("id").execute();
  const found = await source.where("user_id", "=", userId).execute();
  yield* some(found.map((one) => ({ ...one, readings: readings.map(named) })));
}

/** What a program said of each vehicle, with the addresses of its photos. */
const stockOf =
  (db: Database, userId: string): Page =>
  async (after) => {
    let items = db.selectFrom("stock_items").select(exported.stock_items).where("user_id", "=", userId);
    if (after) items = items.where("stock_number", ">", after);
    const found = await items.orderBy("stock_number").limit(batch).execute();
    if (found.length === 0) return { rows: [], last: undefined };
    const photos = await db
      .selectFrom("stock_photos")
      .select(exported.stock_photos)
      .where("user_id", "=", userId)
      .where(
        "stock_number",
        "in",
        found.map(({ stock_number }) => stock_number),
      )
      .orderBy("place")
      .execute();
    const byNumber = Map.groupBy(photos, ({ stock_number }) => stock_number);
    return {
      rows: found.map((item) => ({
        ...item,
        photos: (byNumber.get(item.stock_number) ?? []).map(({ stock_number: _, ...photo }) => named(photo)),
      })),
      last: found.at(-1)?.stock_number,
    };
  };
