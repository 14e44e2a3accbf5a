import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import { anyOf, by, oneOf, sizes, someCars, someUsers } from "./drawing.ts";

/** What administrators had to do, and did: flags, reports, reviews, applications, messages, and the log of it. */
export async function addWork(tx: Database): Promise<void> {
  await sql`insert into listing_flags (car_id, kind, detail)
    select id, ${oneOf("d.kind", [
      ["phone_in_text", 0.4],
      ["price_far_below", 0.8],
      ["reused_picture", 1],
    ])}, '70 123 456'
    from (select id, random() as kind, random() as flagged from cars where status = 'pending' offset 0) d
    where flagged < 0.4`.execute(tx);
  // Few listings have most of the reports.
  await sql`insert into listing_reports (car_id, reporter, reason, text, created_at, resolved_at, outcome, resolved_by)
    select c.id, md5('reporter ' || g), ${oneOf("d.reason", [
      ["sold", 0.4],
      ["fraud", 0.6],
      ["wrong_details", 0.9],
      ["other", 1],
    ])}, 'Sold weeks ago, as he says himself', at, case when g % 5 < 2 then at + interval '1 day' end,
      case g % 5 when 0 then 'upheld' when 1 then 'dismissed' end, case when g % 5 < 2 then ${by} end
    from (select g, 1 + floor(random() ^ 2 * ${someCars} / 300)::int * 300 as n, now() - random() * interval '90 days' as at,
        random() as reason from generate_series(1, ${sizes.reports}::int) g offset 0) d
    join numbered_cars c using (n)`.execute(tx);
  await sql`insert into listing_reviews (car_id, admin_id, decision, code, reason, waited_seconds, before, decided_at, told_at)
    select c.id, ${by}, case when refused then 'rejected' else 'active' end::listing_status,
      case when refused then 'photos' end, case when refused then 'More photos, please' end, 60 + (random() * 90000)::int,
      '{"status":"pending"}', at, at + interval '1 minute'
    from (select g, ${anyOf(someCars)} as n, now() - random() * interval '180 days' as at, random() < 0.1 as refused
      from generate_series(1, ${sizes.reviews}::int) g offset 0) d
    join numbered_cars c using (n)`.execute(tx);
  await addApplications(tx);
  await addMessages(tx);
  await addLog(tx);
}

async function addApplications(tx: Database): Promise<void> {
  await sql`insert into dealer_applications (user_id, dealership_name, dealership_license, dealership_address, dealership_city,
      dealership_phone, dealership_email, years_in_business, specialization, description, state, reviewer_id, reason, language,
      created_at, decided_at)
    select u.id, 'Cedar Motors ' || g, 'BEY-' || lpad(g::text, 6, '0'), 'Dora highway, beside the bridge', 'metn',
      '+96170' || lpad(g::text, 6, '0'), 'cedar' || g || '@bench.example', '3-5', 'used_cars',
      'Used cars with all their papers, each with a guarantee of six months.', d.state::dealer_application_state,
      case when d.state <> 'pending' then ${by} end, case when d.state = 'rejected' then 'The license cannot be read' end, 'ar',
      at, case when d.state <> 'pending' then at + interval '2 days' end
    from (select g, ${anyOf(someUsers)} as n, now() - random() * interval '300 days' as at,
        case when g <= 300 then 'pending' when g % 4 = 0 then 'rejected' else 'approved' end as state
      from generate_series(1, ${sizes.applications}::int) g offset 0) d
    join numbered_users u using (n) on conflict do nothing`.execute(tx);
  await sql`insert into dealer_documents (application_id, key, name, bytes, created_at)
    select id, 'bench/' || id || '/' || n, 'license.pdf', 400000, created_at
    from dealer_applications, generate_series(1, 2) n`.execute(tx);
}

async function addMessages(tx: Database): Promise<void> {
  await sql`insert into bulk_messages (kind, audience, title_ar, title_en, body_ar, body_en, state, tested_at, prepared_at,
      finished_at, total, sent, created_by, created_at, updated_at)
    select kind, case kind when 'email' then 'verified' else 'all' end, 'جديد في السوق', 'New in the market',
      'نصٌّ للجميع', 'A text for all', 'sent', at, at, at, 0, 0, ${by}, at, at
    from (select case when g % 2 = 0 then 'email' else 'notification' end as kind,
        now() - g * interval '4 hours' as at from generate_series(1, ${sizes.messages}::int) g) d`.execute(
    tx,
  );
  await sql`with last as (select id from bulk_messages order by created_at desc limit 1), written as (
      insert into bulk_recipients (message_id, user_id, outcome, attempts, at)
      select last.id, u.id, 'sent', 1, now() from last, numbered_users u where u.n <= ${sizes.recipients} returning 1)
    update bulk_messages set total = ${sizes.recipients}, sent = ${sizes.recipients}
    where id in (select id from last) and (select count(*) from written) > 0`.execute(tx);
}

async function addLog(tx: Database): Promise<void> {
  await sql`insert into admin_activity_log (admin_id, action, resource_type, resource_id, details, before, after, ip_address,
      user_agent, created_at)
    select ${by}, d.action, split_part(d.action, '.', 1), case split_part(d.action, '.', 1)
        when 'listing' then c.id when 'user' then u.id end::text,
      '{"reason":"As the rules say"}', '{"status":"pending"}', '{"status":"active"}', '127.0.0.1', 'Bench', at
    from (select g, ${anyOf(someCars)} as n, ${anyOf(someUsers)} as person, now() - random() * interval '365 days' as at,
        (array['listing.approved', 'listing.approved', 'listing.rejected', 'user.suspended', 'settings.changed'])[1 + g % 5] as action
      from generate_series(1, ${sizes.activity}::int) g offset 0) d
    join numbered_cars c using (n) join numbered_users u on u.n = d.person`.execute(tx);
}
