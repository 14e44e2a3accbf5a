import { type Filling, registered } from "./actor.ts";
import type { Stock } from "./store-people.ts";

/** The buyer is a partner too: is asked to inspect a car, and writes, signs and withdraws a report on it. Returns its id. */
export async function storeInspections(filling: Filling, { buyer, car }: Stock): Promise<string> {
  const { texts, boss } = filling;
  const name = "POST /api/admin/inspection-partners";
  const { id: partnerId } = await boss.send(name, {
    email: "buyer@example.com",
    name: texts.for(`${name} name`, 100),
    place: "beirut",
    phone: "01234567",
  });
  const asker = await registered(filling, "asker");
  const ask = "POST /api/cars/:id/inspection-requests";
  await asker.send(ask.replace(":id", car), { partnerId, note: texts.for(`${ask} note`, 500) });
  const { id } = await buyer.send("POST /api/inspections", { carId: car });
  const write = "PUT /api/inspections/:id";
  await buyer.send(write.replace(":id", id), {
    inspectedOn: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
    mileage: 82_000,
    verdicts: { body: { verdict: "good", note: texts.for(`${write} verdicts.body.note`, 1000) } },
    points: {},
  });
  await buyer.send(`POST /api/inspections/${id}/publish`);
  const withdraw = "POST /api/inspections/:id/withdraw";
  await buyer.send(withdraw.replace(":id", id), { reason: texts.for(`${withdraw} reason`, 500) });
  return id;
}
