import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import { inBulk } from "./tables.ts";

/** Enough of them for what a showroom shows, also in the largest market. */
const mostDealers = 300;
const mostBuyers = 40;

/** What demo buyers say of demo dealers, and some dealers' replies: some 7 of each dealer, the same of the same users. */
export async function lendReviews(db: Database, now: Date): Promise<void> {
  await inBulk(db, async (tx) => {
    await sql`
      with dealers as (
        select id, row_number() over (order by id)::int as n from users
        where is_demo and has_showroom(is_verified_dealer, dealership_slug, user_status, deletion_requested_at)
        order by id limit ${mostDealers}
      ), buyers as (
        select id, row_number() over (order by id)::int as n from users
        where is_demo and not is_dealership order by id limit ${mostBuyers}
      ), said as (
        select d.id as dealer_id, u.id as user_id, (d.n * 13 + u.n * 7) % 10 as pick, (d.n + u.n) % 3 = 0 as replied,
          ${now}::timestamptz - make_interval(days => 3 + (d.n * 5 + u.n * 11) % 240) as at
        from dealers d join buyers u on (d.n * 17 + u.n * 31) % 100 < 18
      )
      insert into dealer_reviews (dealer_id, user_id, stars, text, state, contact_at, written_at, changed_at, told_at,
        reply, reply_state, replied_at, reply_told_at)
      select dealer_id, user_id, (array[5, 5, 4, 5, 3, 4, 5, 2, 4, 5])[pick + 1], (${texts}::text[])[pick + 1], 'shown',
        at - interval '2 days', at, at, at,
        case when replied then ${reply} end, case when replied then 'shown' end,
        case when replied then at + interval '1 day' end, case when replied then at + interval '1 day' end
      from said on conflict do nothing`.execute(tx);
  });
}

const texts = [
  "تعامل راقٍ، والسيارة كما وُصفت تماماً. أنهينا المعاملة في يوم واحد.",
  "Answered the same day and let me take it to my own mechanic.",
  "أجابوا بسرعة، والسعر قابل للنقاش ضمن المعقول.",
  "Honest about a repainted door before I even asked.",
  "السيارة جيدة، لكن الموعد تأخّر ساعة.",
  "Good choice of cars, a bit hard to reach on Saturdays.",
  "اشتريت منهم مرتين، وسأعود.",
  "The mileage was right, the tyres were older than they said.",
  "استقبال لطيف، وتجربة القيادة كانت متاحة فوراً.",
  "Everything went as we agreed in the messages.",
];
const reply = "شكراً لك على وقتك، أهلاً بك دائماً.";
