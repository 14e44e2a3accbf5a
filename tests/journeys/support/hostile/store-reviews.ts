import { type Actor, type Filling, registered } from "./actor.ts";

/** What two buyers say of a dealer: the one is read by all, with a reply, and reported; the other is hidden, for a reason. */
export async function storeReviews(filling: Filling, dealer: Actor, slug: string): Promise<void> {
  const { market, texts, boss } = filling;
  const [shown, hidden] = [await registered(filling, "reviewer"), await registered(filling, "silenced")];
  const write = "PUT /api/dealers/:slug/my-review";
  const decide = "PUT /api/admin/dealer-reviews/:id/state";
  const standing = async (id: string) => {
    const { data } = await boss.send("GET /api/admin/dealer-reviews?list=all");
    return data.find((one: { id: string }) => one.id === id);
  };
  const reviewOf = async (buyer: Actor): Promise<string> => {
    await market.ask("update users set created_at = now() - interval '30 days' where id = $1", [buyer.id]);
    await market.ask(
      `with car as (
        insert into cars (title, brand, model, year, price, price_usd, city, user_id, status, expired_reason)
        values ('Kia Rio', 'kia', 'rio', 2018, 9000, 0, 'beirut', $2, 'expired', 'withdrawn') returning id
      ), talk as (
        insert into conversations (car_id, buyer_id, seller_id, message_count, last_message_at, created_at)
        select id, $1, $2, 2, now(), now() - interval '2 days' from car returning *
      )
      insert into messages (conversation_id, number, sender_id, content, hints, key, sent_at)
      select id, n, case n when 1 then buyer_id else seller_id end, 'Hello', '{}', 'k' || n, created_at
      from talk, generate_series(1, 2) n`,
      [buyer.id, dealer.id],
    );
    const said = { stars: 3, text: texts.for(`${write} text`, 1500) };
    const { id } = await buyer.send(write.replace(":slug", slug), said);
    return id;
  };
  const show = async (id: string, part: "review" | "reply") => {
    const { version } = (await standing(id))[part];
    await boss.send(decide.replace(":id", id), { part, version, state: "shown" });
  };
  const id = await reviewOf(shown);
  await show(id, "review");
  const reply = "PUT /api/dealer-reviews/:id/reply";
  await dealer.send(reply.replace(":id", id), { text: texts.for(`${reply} text`, 1500) });
  await show(id, "reply");
  const report = "POST /api/dealer-reviews/:id/report";
  await dealer.send(report.replace(":id", id), {
    part: "review",
    reason: "other",
    text: texts.for(`${report} text`, 1000),
  });
  const unwanted = await reviewOf(hidden);
  const { version } = (await standing(unwanted)).review;
  const reason = texts.for(`${decide} reason`, 500);
  await boss.send(decide.replace(":id", unwanted), { part: "review", version, state: "hidden", reason });
}
