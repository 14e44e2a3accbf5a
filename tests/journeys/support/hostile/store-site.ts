import type { Filling } from "./actor.ts";

/** What administrators write for everybody: the settings, plans and add-ons, and what a car costs to own. */
export async function storeSite({ boss, texts }: Filling): Promise<void> {
  const settings = await boss.send("GET /api/admin/settings");
  const change = (section: string, values: object) =>
    boss.send("PUT /api/admin/settings", {
      section,
      version: settings[section].version,
      ...settings[section].values,
      ...values,
    });
  const setting = (name: string, most: number) => texts.for(`PUT /api/admin/settings ${name}`, most);
  await change("general", {
    nameEn: setting("nameEn", 40),
    nameAr: setting("nameAr", 40),
    email: "support@example.com",
    taglineEn: setting("taglineEn", 120),
    taglineAr: setting("taglineAr", 120),
    descriptionEn: setting("descriptionEn", 300),
    descriptionAr: setting("descriptionAr", 300),
  });
  await change("payments", {
    omtName: setting("omtName", 80),
    omtNumber: setting("omtNumber", 40),
    whishName: setting("whishName", 80),
    whishNumber: setting("whishNumber", 40),
    bankHolder: setting("bankHolder", 80),
    bankName: setting("bankName", 80),
    bankNumber: setting("bankNumber", 40),
    bankIban: "",
  });
  await storePlans({ boss, texts });
  await storeCosts({ boss, texts });
}

async function storePlans({ boss, texts }: Pick<Filling, "boss" | "texts">): Promise<void> {
  const plan = (call: string) => ({
    name: texts.for(`${call} name`, 60),
    nameAr: texts.for(`${call} nameAr`, 60),
    description: texts.for(`${call} description`, 300),
    descriptionAr: texts.for(`${call} descriptionAr`, 300),
  });
  const points = (call: string) => ({
    features: [texts.for(`${call} features.[]`, 120)],
    featuresAr: [texts.for(`${call} featuresAr.[]`, 120)],
  });
  const made = "POST /api/admin/subscription-plans";
  await boss.send(made, { ...plan(made), ...points(made), price: 7, isActive: true });
  const { data: plans } = await boss.send("GET /api/admin/subscription-plans");
  const premium = plans.find(({ slug }: { slug: string }) => slug === "premium");
  const changed = "PUT /api/admin/subscription-plans/:id";
  await boss.send(changed.replace(":id", premium.id), {
    ...plan(changed),
    ...points(changed),
    version: premium.version,
  });
  const { data: addOns } = await boss.send("GET /api/admin/bonus-features");
  const addOn = "PUT /api/admin/bonus-features/:id";
  for (const { id, version, slug } of addOns) {
    if (slug !== "notification_campaign") continue;
    await boss.send(addOn.replace(":id", id), { ...plan(addOn), version });
  }
}

async function storeCosts({ boss, texts }: Pick<Filling, "boss" | "texts">): Promise<void> {
  const { day, tables } = await boss.send("GET /api/admin/costs");
  for (const { kind, vehicleType, version } of tables) {
    if (kind !== "registration") continue;
    const cost = (name: string) => texts.for(`POST /api/admin/costs ${name}`, 300);
    await boss.send("POST /api/admin/costs", {
      kind,
      vehicleType,
      version,
      validFrom: day,
      currency: "usd",
      percent: 5,
      fixed: 0,
      source: cost("source"),
      sourceUrl: "https://example.com/?%22%3E%3Csvg%20onload=hit()%3E",
      noteEn: cost("noteEn"),
      noteAr: cost("noteAr"),
      reason: cost("reason"),
    });
  }
}
