import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { signInGuard } from "#features/accounts/guards/sign-in-guard.ts";
import { endSession } from "#features/accounts/verbs/end-session.ts";
import { memoCounts } from "#platform/cache/memo-counts.ts";
import { type Database, readsOf } from "#platform/db/connect.ts";
import type { Administrator, LogEntry } from "#platform/http/administrator.ts";
import { serve } from "#platform/http/contract.ts";
import { sendCsv } from "#platform/http/csv.ts";
import { findForPlan } from "./find-for-plan.ts";
import { type AdminUserDetail, type UserStatus, userAdminContract } from "./user-admin.contract.ts";
import { kindOf, presentUser, presentUserPage } from "./user-admin.present.ts";
import { findUsers, streamUsers, type UsersAsked } from "./user-admin.queries.ts";
import { findUserPage } from "./user-page.queries.ts";
import { changeStanding, changeStandings } from "./verbs/change-standing.ts";
import { findGivenPlan, givePlan } from "./verbs/give-plan.ts";
import { unlock } from "./verbs/unlock.ts";

const exportHeader = [
  "id",
  "name",
  "email",
  "phone",
  "city",
  "type",
  "status",
  "plan",
  "registered",
  "last sign-in",
];

/** Users, for those who look after them. */
export async function userAdminRoutes(app: FastifyInstance, { db, config, clock }: Deps): Promise<void> {
  const reads = readsOf(db);
  const counts = memoCounts();
  const guard = signInGuard(db, config.sessionSecret);

  const page = async (from: Database, id: string, who: Administrator): Promise<AdminUserDetail> => {
    const at = clock();
    const withPayments = who.areas.has("payments");
    return presentUserPage(await findUserPage(from, id, { withPayments, at }), at);
  };
  /** Carries a change of one user out; the page is read afterwards, so that its history holds the change. */
  const changed = async (
    who: Administrator,
    id: string,
    work: (tx: Database, at: Date) => Promise<LogEntry>,
  ) => {
    await who.change(async (tx, at) => ({ log: await work(tx, at), answer: undefined }));
    return who.changesNothing(await page(db, id, who));
  };
  const standing = (body: {
    status: UserStatus;
    reason?: string | undefined;
    until?: string | undefined;
  }) => ({
    status: body.status,
    reason: body.reason,
    until: body.until === undefined ? undefined : new Date(body.until),
  });

  serve(app, "Administrators: users", userAdminContract, {
    "GET /api/admin/users": async ({ query }) => {
      const at = clock();
      const { rows, total } = await findUsers(reads, query, at, counts);
      return {
        data: rows.map((row) => presentUser(row, at)),
        total,
        page: query.page,
        totalPages: Math.max(1, Math.ceil(total / query.limit)),
      };
    },

    "GET /api/admin/users/export": async ({ administrator, query, reply }) => {
      await administrator.note({ action: "user.list_exported", resource: ["user", null], details: query });
      return sendCsv(reply, "users.csv", exportHeader, exportedRows(reads, query, clock()));
    },

    "GET /api/admin/users/:id": async ({ administrator, params: { id } }) => page(reads, id, administrator),

    "PUT /api/admin/users/:id/status": async ({ administrator, params: { id }, body }) =>
      changed(administrator, id, (tx, at) =>
        changeStanding(tx, id, { ...standing(body), seen: body.seen }, at),
      ),

    "PUT /api/admin/users/:id/ban": async ({ administrator, params: { id }, body }) =>
      changed(administrator, id, (tx, at) =>
        changeStanding(tx, id, { status: "banned", reason: body?.reason }, at),
      ),

    "PUT /api/admin/users/status": async ({ administrator, body }) =>
      administrator.change(async (tx, at) => {
        const { data, log } = await changeStandings(tx, body.ids, standing(body), at);
        return { log, answer: { data } };
      }),

    "PUT /api/admin/users/:id/unlock": async ({ administrator, params: { id } }) =>
      changed(administrator, id, (tx, at) => unlock(tx, guard, id, at)),

    "DELETE /api/admin/users/:id/sessions/:sessionId": async ({ administrator, params }) =>
      administrator.change(async (tx) => {
        await endSession(tx, params.id, params.sessionId);
        return {
          log: {
            action: "user.session_ended",
            resource: ["user", params.id],
            details: { session: params.sessionId },
          },
          answer: undefined,
        };
      }),

    "GET /api/admin/subscriptions/users": async ({ query: { search } }) =>
      findForPlan(reads, search, clock()),

    "GET /api/admin/users/:id/plan": async ({ params: { id } }) => findGivenPlan(db, id, clock()),

    "PUT /api/admin/users/:id/plan": async ({ administrator, params: { id }, body }) =>
      administrator.change((tx, at) => givePlan(tx, id, body, at)),
  });
}

async function* exportedRows(db: Database, asked: UsersAsked, at: Date) {
  for await (const row of streamUsers(db, asked, at)) {
    yield [
      row.id,
      `${row.first_name} ${row.last_name}`,
      row.email,
      row.phone,
      row.city,
      kindOf(row),
      row.user_status,
      row.current_plan,
      row.created_at.toISOString(),
      row.last_login_at?.toISOString() ?? null,
    ];
  }
}
