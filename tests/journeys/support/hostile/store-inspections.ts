import { type Filling, registered } from "./actor.ts";
import type { Stock } from "./store-people.ts";

/** The buyer is a partner too: writes, signs and withdraws a report on a car, and is asked to inspect it. Returns the report's id. */
export async function storeInspections(filling: Filling, { buyer, car }: Stock): Promise<string> {
  const { texts, boss } = filling;
  const name = "POST /api/admin/inspection-partners";
  const { id: partnerId } = await boss.send(name, {
    email: "buyer@example.com",
    name: texts.for(`${name} name`, 100),
    place: "beirut",
    phone: "01234567",
  });
  const { id } = await buyer.send("POST /api/inspections", { carId: car });
  const vinNumber = "KNAPM81ABJ7123456";
  await filling.market.ask("update cars set vin_number = $2 where id = $1 returning id", [car, vinNumber]);
  const publish = "POST /api/inspections/:id/publish";
  await buyer.send(publish.replace(":id", id), {
    inspectedOn: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
    mileage: 82_000,
    vinNumber,
    verdicts: { body: { verdict: "good", note: texts.for(`${publish} verdicts.body.note`, 1000) } },
    points: {},
  });
  const withdraw = "POST /api/inspections/:id/withdraw";
  await buyer.send(withdraw.replace(":id", id), { reason: texts.for(`${withdraw} reason`, 500) });
  // Open still: of what is closed the partner reads no words any more.
  const asker = await registered(filling, "asker");
  const ask = "POST /api/cars/:id/inspection-requests";
  await asker.send(ask.replace(":id", car), { partnerId, note: texts.for(`${ask} note`, 500) });
  return id;
}
