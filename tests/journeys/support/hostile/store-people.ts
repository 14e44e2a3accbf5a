import { type Actor, type Filling, registered } from "./actor.ts";

export interface Stock {
  seller: Actor;
  buyer: Actor;
  car: string;
  other: string;
  motorcycle: string;
  /** One that was refused, and its seller appealed in vain. */
  refusedCar: string;
  conversation: string;
  letter: string;
}

/** Listings of a seller, and what a buyer keeps and writes about them. */
export async function storePeople(filling: Filling): Promise<Stock> {
  const [seller, buyer] = [await registered(filling, "seller", "en"), await registered(filling, "buyer")];
  const { market, texts, boss } = filling;
  await market.ask("update users set current_plan = 'dealer' where id = $1", [seller.id]);
  const post = async (vehicleType: "car" | "motorcycle", more: object) => {
    const call = "POST /api/cars";
    const { id } = await seller.send(call, {
      vehicleType,
      title: texts.for(`${call} title`, 100),
      description: texts.for(`${call} description`, 10_000),
      brand: vehicleType === "car" ? "kia" : "honda",
      model: texts.for(`${call} model`, 80),
      year: 2018,
      price: 9000,
      city: "beirut",
      phoneNumber: "70123456",
      ...more,
    });
    return id as string;
  };
  const bike = { category: "small", motorcycleType: "sport", bikeEngineSize: 600 };
  const [car, other] = [await post("car", {}), await post("car", {})];
  const motorcycle = await post("motorcycle", bike);
  const [rejected, alsoRejected] = [await post("car", {}), await post("motorcycle", bike)];
  await boss.send("PUT /api/admin/cars/status", { ids: [car, other, motorcycle], status: "active" });
  const refuse = { status: "rejected", code: "other" };
  const one = "PUT /api/admin/cars/:id/status";
  await boss.send(one.replace(":id", rejected), {
    ...refuse,
    reason: texts.for(`${one} reason`, 300),
  });
  const several = "PUT /api/admin/cars/status";
  await boss.send(several, {
    ...refuse,
    ids: [alsoRejected],
    reason: texts.for(`${several} reason`, 300),
  });
  await appeal(filling, seller, rejected);
  await lookAgain(filling, motorcycle);
  const edit = "PATCH /api/cars/:id";
  // A live one keeps what was approved; what waits for its first review is changed itself.
  await market.ask("update cars set status = 'pending' where id = $1 returning id", [other]);
  await seller.send(edit.replace(":id", other), {
    title: texts.for(`${edit} title`, 100),
    description: texts.for(`${edit} description`, 10_000),
    model: texts.for(`${edit} model`, 80),
  });
  await market.ask("update cars set status = 'active' where id = $1 returning id", [other]);
  const view = "POST /api/stock-views";
  await seller.send(view, { name: texts.for(`${view} name`, 40), filter: { state: "active" } });
  const conversation = await talk(filling, buyer, seller, car);
  await keep(filling, buyer, [car, other]);
  const letter = await complain(filling, buyer, car);
  const profile = "PUT /api/auth/profile";
  await buyer.send(profile, {
    firstName: texts.for(`${profile} firstName`, 50),
    lastName: texts.for(`${profile} lastName`, 50),
  });
  return { seller, buyer, car, other, motorcycle, refusedCar: rejected, conversation, letter };
}

/** What a seller says against a refusal, and what is answered: by who refused it, as nobody else may. */
async function appeal({ texts, boss }: Filling, seller: Actor, carId: string): Promise<void> {
  const send = "POST /api/cars/:id/appeal";
  await seller.send(send.replace(":id", carId), { text: texts.for(`${send} text`, 1000) });
  const { data } = await boss.send("GET /api/admin/appeals?state=waiting");
  const answer = "PUT /api/admin/appeals/:id/outcome";
  await boss.send(answer.replace(":id", data[0].id), {
    outcome: "upheld",
    answer: texts.for(`${answer} answer`, 500),
  });
}

/** What a reviewer says of another's decision: that of the boss is put down to one who is there no more, and chosen. */
async function lookAgain({ market, texts, boss }: Filling, carId: string): Promise<void> {
  const [decision] = await market.ask(
    `with other as (insert into admin_users (username, email, password, full_name, role, is_active)
        values ('other', 'other@example.com', '-', 'Rami Khoury', 'content_admin', false) returning id)
      update listing_reviews set admin_id = (select id from other), decided_at = now() - interval '1 minute', id = (
        select id from (select gen_random_uuid() as id from generate_series(1, 500)) one
        where uuid_hash_extended(id, 0) % 20 = 0 limit 1)
      where car_id = $1 returning id`,
    [carId],
  );
  const call = "PUT /api/admin/second-looks/:id";
  await boss.send(call.replace(":id", decision?.id ?? ""), {
    outcome: "disagreed",
    note: texts.for(`${call} note`, 500),
  });
}

async function talk({ texts }: Filling, buyer: Actor, seller: Actor, carId: string): Promise<string> {
  const begin = "POST /api/conversations";
  const { conversation } = await buyer.send(begin, {
    carId,
    content: texts.for(`${begin} content`, 8000),
  });
  const answer = "POST /api/conversations/:id/messages";
  const more = answer.replace(":id", conversation.id);
  await seller.send(more, { content: texts.for(`${answer} content`, 8000) });
  const note = "POST /api/leads/:id/notes";
  await seller.send(note.replace(":id", conversation.id), { text: texts.for(`${note} text`, 1000) });
  const prepared = "PUT /api/prepared-replies";
  await seller.send(prepared, { texts: [texts.for(`${prepared} texts.[]`, 500)] });
  const report = "POST /api/conversations/:id/report";
  await seller.send(report.replace(":id", conversation.id), {
    reason: "scam",
    text: texts.for(`${report} text`, 1000),
  });
  return conversation.id;
}

/** A comparison and searches with names of their own. */
async function keep({ texts }: Filling, buyer: Actor, carIds: string[]): Promise<void> {
  const comparison = "POST /api/comparisons";
  await buyer.send(comparison, { name: texts.for(`${comparison} name`, 120), carIds });
  const search = "POST /api/saved-searches";
  const { id } = await buyer.send(search, {
    name: texts.for(`${search} name`, 100),
    filters: { search: texts.for(`${search} filters.search`, 200) },
    alerts: "now",
  });
  for (const [filter, most] of [
    ["literal", 80],
    ["model", 80],
  ] as const) {
    await buyer.send(search, {
      name: texts.for(`${search} name`, 100),
      filters: { brand: ["kia"], [filter]: [texts.for(`${search} filters.${filter}.[]`, most)] },
      alerts: "off",
    });
  }
  const rename = "PATCH /api/saved-searches/:id";
  await buyer.send(rename.replace(":id", id), { name: texts.for(`${rename} name`, 100) });
  for (const carId of carIds) await buyer.send(`PUT /api/favorites/${carId}`);
}

/** What is written to the market: of a listing, and by the form; and what it answers. */
async function complain({ texts, boss }: Filling, buyer: Actor, carId: string): Promise<string> {
  const report = "POST /api/cars/:id/report";
  await buyer.send(report.replace(":id", carId), {
    reason: "fraud",
    text: texts.for(`${report} text`, 1000),
  });
  const contact = "POST /api/contact";
  await buyer.send(contact, {
    name: texts.for(`${contact} name`, 100),
    email: "o'x`{{hit}}`&$$@example.com",
    phone: "70123456",
    subject: texts.for(`${contact} subject`, 150),
    message: texts.for(`${contact} message`, 5000),
  });
  const { data } = await boss.send("GET /api/admin/feedback");
  const { version } = await boss.send(`GET /api/admin/feedback/${data[0].id}`);
  const reply = "POST /api/admin/feedback/:id/reply";
  await boss.send(reply.replace(":id", data[0].id), {
    version,
    message: texts.for(`${reply} message`, 5000),
  });
  return data[0].id;
}
