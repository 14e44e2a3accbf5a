import type { Actor } from "./actor.ts";
import type { HostileMarket } from "./market.ts";

interface Refusal {
  actor: Actor;
  call: string;
  /** What the refusal names: the field, or a code of its own. */
  field: string;
  body: (text: string) => object;
}

/** Calls with a text where something of another shape is asked for: each is refused by the name of the field. */
export async function refusals({ seller, buyer, dealer, refused, boss }: HostileMarket): Promise<Refusal[]> {
  const one = (actor: Actor, call: string, fields: readonly string[], ordinary: object = {}): Refusal[] =>
    fields.map((field) => ({ actor, call, field, body: (text) => ({ ...ordinary, [field]: text }) }));
  const car = {
    vehicleType: "car",
    title: "A car that is fine",
    brand: "kia",
    model: "sportage",
    year: 2018,
  };
  const search = (filter: string): Refusal => ({
    actor: buyer,
    call: "POST /api/saved-searches",
    field: "filters",
    body: (text) => ({ name: "Kias", filters: { [filter]: text } }),
  });
  const { version, address, city, phone, hours } = await dealer.send("GET /api/dealers/me");
  const said = { version, address, city, phone, hours, aboutAr: null, aboutEn: null, mapUrl: null };
  const showroom = { ...said, logoId: null, coverId: null };
  const keys = { p256dh: "B".repeat(87), auth: "a".repeat(22) };
  const general = { section: "general", version: "x" };
  const message = { kind: "notification", audience: "list", ar: null, en: { title: "A", body: "B" } };
  return [
    ...one(seller, "POST /api/cars", ["vinNumber", "plateNumber", "phoneNumber"], car),
    ...one(seller, "POST /api/cars", ["brand"], {
      ...car,
      price: 9000,
      city: "beirut",
      phoneNumber: "70123456",
    }),
    { actor: seller, call: "POST /api/cars", field: "images", body: (text) => ({ ...car, images: [text] }) },
    ...one(dealer, "POST /api/webhooks", ["url"], { events: ["lead"] }),
    ...one(buyer, "PUT /api/auth/profile", ["phone", "city"], { firstName: "Rana", lastName: "Haddad" }),
    ...one(buyer, "POST /api/contact", ["email", "phone"]),
    ...["brand", "make", "userId"].map(search),
    {
      actor: buyer,
      call: "POST /api/push/subscription",
      field: "push.not_a_browser",
      body: (text) => ({ endpoint: text.padEnd(10, "."), keys }),
    },
    ...one(refused, "POST /api/users/register-dealership", [
      "dealershipName",
      "dealershipLicense",
      "dealershipCity",
      "dealershipPhone",
      "dealershipEmail",
      "yearsInBusiness",
      "specialization",
    ]),
    ...one(dealer, "PUT /api/dealers/me", ["mapUrl", "phone", "chatPhone", "hours", "logoId"], showroom),
    ...one(boss, "PUT /api/admin/settings", ["email", "phone", "whatsapp"], general),
    ...one(boss, "PUT /api/admin/settings", ["bankIban"], { section: "payments", version: "x" }),
    ...one(boss, "POST /api/admin/costs", ["sourceUrl"], { kind: "registration", vehicleType: "car" }),
    ...one(boss, "POST /api/admin/messages", ["link"], { ...message, addresses: ["rana@example.com"] }),
    ...one(boss, "POST /api/admin/admins", ["username", "email"], {
      fullName: "Nour Daher",
      role: "user_admin",
    }),
    ...one(boss, "POST /api/admin/subscription-plans", ["color"], { name: "A", nameAr: "B", price: 1 }),
  ];
}
