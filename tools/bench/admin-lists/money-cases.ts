import { type ListCase, listOf } from "./ask.ts";

const payments = listOf("/api/admin/payments", {
  columns: `p.*, o.reference, o.state, u.first_name, u.last_name, u.email,
    (select json_agg(i.*) from naive.order_items i where i.order_id = o.id) as items`,
  from: "naive.payments p join naive.orders o on o.id = p.order_id left join naive.users u on u.id = p.user_id",
  order: "p.created_at desc, p.id desc",
});
const subscriptions = listOf("/api/admin/subscriptions", {
  columns: "s.*, p.name, u.first_name, u.last_name, u.email",
  from: `naive.subscriptions s join subscription_plans p on p.id = s.plan_id
    left join naive.users u on u.id = s.user_id`,
  order: "s.start_date desc, s.id desc",
});
const badges = listOf("/api/admin/verifications", {
  from: "naive.verifications v join naive.users u on u.id = v.user_id join naive.add_ons a on a.id = v.add_on_id",
  order: "v.granted_at is null desc, v.document_sent_at",
  limit: 50,
});
const campaigns = listOf("/api/admin/campaigns", {
  from: `naive.campaigns c join naive.add_ons a on a.id = c.add_on_id left join naive.users u on u.id = c.user_id`,
  order: "c.state = 'pending' desc, c.created_at desc",
  limit: 50,
});
const messages = listOf("/api/admin/messages", {
  from: "naive.bulk_messages",
  order: "created_at desc, id desc",
});
const activity = listOf("/api/admin/activity", {
  columns: "l.*, a.full_name",
  from: "naive.admin_activity_log l left join admin_users a on a.id = l.admin_id",
  order: "l.created_at desc, l.id desc",
  most: 10_000,
});

const named = (word: string) =>
  `(u.first_name ilike '%${word}%' or u.last_name ilike '%${word}%' or u.email ilike '%${word}%')`;
const runs = "s.is_active and s.start_date <= now() and (s.end_date is null or s.end_date > now())";

/** Payments, what they started, what was bought and is looked at first, messages and the log. */
export const moneyCases = (message: string): ListCase[] => [
  {
    title: "payments",
    asks: [
      ...[1, 250, 500].map((page) => payments({}, { page })),
      payments({ sort: "amount" }, { order: "p.amount, p.id", page: 250 }),
      payments({ status: "pending" }, { where: "p.status = 'pending'" }),
      payments({ method: "paypal" }, { where: "o.paid_by = 'paypal'" }),
      payments(
        { method: "manual", sort: "-amount" },
        { where: "o.paid_by = 'manual'", order: "p.amount desc, p.id desc" },
      ),
      payments({ search: "M0007919" }, { where: "o.reference ilike '%M0007919%'", words: true }),
      payments({ search: "khoury" }, { where: named("khoury"), words: true }),
      payments({ search: "TR-4711" }, { where: "p.transaction_id ilike '%TR-4711%'", words: true }),
    ],
  },
  {
    title: "subscriptions",
    asks: [
      ...[1, 500, 1000].map((page) => subscriptions({}, { page })),
      ...(["endDate", "-endDate"] as const).map((sort) =>
        subscriptions(
          { sort },
          { order: sort === "endDate" ? "s.end_date, s.id" : "s.end_date desc nulls first, s.id desc" },
        ),
      ),
      subscriptions({ state: "running" }, { where: runs }),
      subscriptions(
        { state: "ending", sort: "endDate" },
        {
          where: `${runs} and s.end_date <= now() + interval '7 days'`,
          order: "s.end_date, s.id",
        },
      ),
      subscriptions({ state: "over" }, { where: "not s.is_active or s.end_date <= now()" }),
      subscriptions({ plan: "dealer" }, { where: "p.slug = 'dealer'", page: 100 }),
      subscriptions({ search: "khoury" }, { where: named("khoury"), words: true }),
    ],
  },
  {
    title: "badges and campaigns to look at",
    asks: [
      ...[1, 40].map((page) => badges({}, { page })),
      badges({ state: "waiting" }, { where: "v.granted_at is null and v.refused_reason is null" }),
      ...[1, 40].map((page) => campaigns({}, { page })),
      campaigns({ state: "pending" }, { where: "c.state = 'pending'" }),
    ],
  },
  {
    title: "messages to many, and who received one",
    asks: [
      ...[1, 20].map((page) => messages({}, { page })),
      messages({ kind: "email" }, { where: "kind = 'email'" }),
      ...[1, 500, 1000].map((page) =>
        listOf(`/api/admin/messages/${message}/recipients`, {
          columns: "r.*, u.first_name, u.last_name, u.email",
          from: "naive.bulk_recipients r left join naive.users u on u.id = r.user_id",
          order: "r.id",
        })({}, { where: `r.message_id = '${message}'`, page }),
      ),
    ],
  },
  {
    title: "the activity log",
    asks: [
      ...[1, 50, 100].map((page) => activity({}, { page })),
      activity({ action: "user.suspended" }, { where: "l.action = 'user.suspended'" }),
      activity({ resource: "settings" }, { where: "l.resource_type = 'settings'", page: 100 }),
      activity(
        { resource: "listing", action: "listing.rejected" },
        {
          where: "l.resource_type = 'listing' and l.action = 'listing.rejected'",
        },
      ),
    ],
  },
];
