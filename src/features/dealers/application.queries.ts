import { sql } from "kysely";
import { hasWords } from "#features/accounts/find-people.ts";
import type { Database } from "#platform/db/connect.ts";
import { orderBy } from "#platform/db/list-page.ts";
import type { DealerApplicationState } from "#platform/db/schema.d.ts";
import type { applicationSorts } from "./admin/dealer-admin.contract.ts";

const columns = [
  "id",
  "user_id",
  "state",
  "dealership_name",
  "dealership_license",
  "dealership_address",
  "dealership_city",
  "dealership_phone",
  "dealership_email",
  "years_in_business",
  "specialization",
  "description",
  "reason",
  "reviewer_id",
  "language",
  "created_at",
  "decided_at",
] as const;

const selectApplications = (db: Database) => db.selectFrom("dealer_applications").select(columns);
export type ApplicationRow = Awaited<
  ReturnType<ReturnType<typeof selectApplications>["executeTakeFirstOrThrow"]>
>;

/** Whether a user is an approved dealer, and the newest application, if there is one. */
export async function findOwnDealership(db: Database, userId: string) {
  const { isDealer } = await db
    .selectFrom("users")
    .select("is_verified_dealer as isDealer")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const application = await selectApplications(db)
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return { isDealer, application, documents: application ? await findDocuments(db, application.id) : [] };
}

/** The papers of an application, in the order in which they came. */
export function findDocuments(db: Database, applicationId: string) {
  return db
    .selectFrom("dealer_documents")
    .select(["id", "key", "name", "bytes", "created_at"])
    .where("application_id", "=", applicationId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}
export type DocumentRow = Awaited<ReturnType<typeof findDocuments>>[number];

/** The key of a paper, for its owner: undefined for one of another user's, as for one that is not there. */
export async function findOwnDocument(
  db: Database,
  { userId, documentId }: { userId: string; documentId: string },
): Promise<string | undefined> {
  const found = await db
    .selectFrom("dealer_documents as d")
    .innerJoin("dealer_applications as a", "a.id", "d.application_id")
    .select("d.key")
    .where("d.id", "=", documentId)
    .where("a.user_id", "=", userId)
    .executeTakeFirst();
  return found?.key;
}

/** Holds an application until the transaction ends. */
export function lockApplication(tx: Database, id: string): Promise<ApplicationRow | undefined> {
  return selectApplications(tx).where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Holds a user's application that is under review until the transaction ends. */
export function lockPending(tx: Database, userId: string): Promise<ApplicationRow | undefined> {
  return selectApplications(tx)
    .where("user_id", "=", userId)
    .where("state", "=", "pending")
    .forUpdate()
    .executeTakeFirst();
}

/** Which applications a reviewer asks for. */
export interface ApplicationSearch {
  state?: DealerApplicationState | undefined;
  /** Words of the dealership's name, license, mail or phone, however they are written. */
  search?: string | undefined;
  /** Without one those that wait the longest first, of every other kind the newest. */
  sort?: (typeof applicationSorts)[number] | undefined;
  page: number;
  /** 1 to 100. */
  limit: number;
}

const sortColumns = {
  createdAt: sql`a.created_at`,
  name: sql`lower(a.dealership_name)`,
  city: sql`a.dealership_city`,
  state: sql`a.state`,
};

/** A page of applications for the review: those that wait the longest first, of every other kind the newest. */
export async function findApplications(
  db: Database,
  { state, search, sort, page, limit }: ApplicationSearch,
) {
  const asked = state === undefined ? sql`true` : sql`a.state = ${state}::dealer_application_state`;
  const named = search?.trim()
    ? hasWords(
        sql`fold_search(' ' || a.dealership_name || ' ' || a.dealership_license || ' ' || a.dealership_email || ' '
          || a.dealership_phone)`,
        search,
      )
    : sql`true`;
  const order = orderBy(sort ?? (state === "pending" ? "createdAt" : "-createdAt"), sortColumns, sql`a.id`);
  const rows = await sql<ListedApplication>`
    select a.id, a.state, a.dealership_name, a.dealership_license, a.dealership_city, a.dealership_phone,
      a.dealership_email, a.specialization, a.years_in_business, a.created_at, a.decided_at, a.user_id,
      u.first_name, u.last_name, u.email,
      (select count(*)::int from dealer_documents d where d.application_id = a.id) as documents
    from dealer_applications a join users u on u.id = a.user_id
    where ${asked} and ${named}
    order by ${order} limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from dealer_applications a where ${asked} and ${named}`.execute(db);
  const total = counted.rows[0]?.total ?? 0;
  return { rows: rows.rows, total, page, totalPages: Math.max(1, Math.ceil(total / limit)) };
}

/** A line of the list of applications. */
export interface ListedApplication {
  id: string;
  state: DealerApplicationState;
  dealership_name: string;
  dealership_license: string;
  dealership_city: string;
  dealership_phone: string;
  dealership_email: string;
  specialization: string;
  years_in_business: string;
  created_at: Date;
  decided_at: Date | null;
  user_id: string;
  /** Of the applicant. */
  first_name: string;
  last_name: string;
  email: string;
  documents: number;
}

/** An application with its papers, who sent it, and what else that person sent before or since; undefined where there is none. */
export async function findApplication(db: Database, id: string) {
  const application = await selectApplications(db).where("id", "=", id).executeTakeFirst();
  if (!application) return undefined;
  const applicant = await db
    .selectFrom("users")
    .select([
      "id",
      "first_name",
      "last_name",
      "email",
      "phone",
      "city",
      "is_email_verified",
      "user_status",
      "current_plan",
      "is_dealership",
      "is_verified_dealer",
      "dealership_slug",
      "created_at",
    ])
    .where("id", "=", application.user_id)
    .executeTakeFirstOrThrow();
  const history = await db
    .selectFrom("dealer_applications as a")
    .leftJoin("admin_users as r", "r.id", "a.reviewer_id")
    .select(["a.id", "a.state", "a.dealership_name", "a.reason", "a.created_at", "a.decided_at"])
    .select("r.full_name as reviewer")
    .where("a.user_id", "=", application.user_id)
    .where("a.id", "<>", id)
    .orderBy("a.created_at", "desc")
    .limit(50)
    .execute();
  const documents = await findDocuments(db, id);
  return { application, applicant, history, documents, reviewer: await nameOfReviewer(db, application) };
}

async function nameOfReviewer(db: Database, { reviewer_id }: ApplicationRow): Promise<string | null> {
  if (reviewer_id === null) return null;
  const found = await db
    .selectFrom("admin_users")
    .select("full_name")
    .where("id", "=", reviewer_id)
    .executeTakeFirst();
  return found?.full_name ?? null;
}

/** The key of a paper of an application, for administrators; its file is sent by `sendPrivateFile`. */
export async function findDocumentKey(
  db: Database,
  { applicationId, documentId }: { applicationId: string; documentId: string },
): Promise<string | undefined> {
  const found = await db
    .selectFrom("dealer_documents")
    .select("key")
    .where("id", "=", documentId)
    .where("application_id", "=", applicationId)
    .executeTakeFirst();
  return found?.key;
}
