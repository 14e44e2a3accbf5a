import { type Actor, type Filling, password, registered } from "./actor.ts";
import { storeReviews } from "./store-reviews.ts";
import { allPieces } from "./texts.ts";

const ordinary = {
  dealershipName: "Cedars Motors",
  dealershipLicense: "BEY-2019-448",
  dealershipCity: "metn",
  dealershipPhone: "01 234 567",
  dealershipEmail: "sales@cedars.example",
  yearsInBusiness: "7",
  specialization: "used_cars",
};

export interface Dealers {
  dealer: Actor;
  refused: Actor;
  slug: string;
  file: string;
}

/** Dealerships that apply, one of them with a showroom and a file of listings. */
export async function storeDealers(filling: Filling): Promise<Dealers> {
  const { texts, boss } = filling;
  const dealer = await registered(filling, "dealer");
  const refused = await registered(filling, "refused");
  const apply = "POST /api/users/register-dealership";
  const application = () => ({
    ...ordinary,
    dealershipAddress: texts.for(`${apply} dealershipAddress`, 200),
    description: texts.for(`${apply} description`, 2000),
  });
  const { id: wanted } = await dealer.send(apply, application());
  const { id: unwanted } = await refused.send(apply, {
    ...application(),
    dealershipName: "Palms Motors",
    dealershipLicense: "BEY-2019-449",
  });
  const paper = { name: "hx-</script><svg onload=hit()>.pdf", mimeType: "application/pdf", buffer: pdf };
  await refused.sendFile("POST /api/users/dealership/documents", paper);
  await boss.send(`PUT /api/admin/dealer-applications/${wanted}/approve`);
  const reject = "PUT /api/admin/dealer-applications/:id/reject";
  await boss.send(reject.replace(":id", unwanted), {
    reason: texts.for(`${reject} reason`, 1000),
  });
  const badge = "PUT /api/admin/dealers/:userId/badge";
  for (const verified of [false, true]) {
    await boss.send(badge.replace(":userId", dealer.id), {
      verified,
      reason: texts.for(`${badge} reason`, 1000),
    });
  }
  const showroom = "PUT /api/dealers/me";
  const { version, slug } = await dealer.send("GET /api/dealers/me");
  await dealer.send(showroom, {
    version,
    address: texts.for(`${showroom} address`, 200),
    city: "metn",
    phone: "01 234 567",
    aboutAr: texts.for(`${showroom} aboutAr`, 2000),
    aboutEn: texts.for(`${showroom} aboutEn`, 2000),
    mapUrl: "33.8938, 35.5018",
    hours: null,
    logoId: null,
    coverId: null,
  });
  await storeReviews(filling, dealer, slug);
  const stock = "POST /api/dealers/me/import";
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const title = texts.for(`${stock} title`, 100);
  const rows = [
    `Brand,Model,Year,Price,Title,${cell(allPieces)}`,
    `Kia,Sportage,2018,14800,${cell(title)},x`,
    `${cell(allPieces)},x,${cell(allPieces)},y,short,x`,
  ];
  const { id: file } = await dealer.sendFile(stock, {
    name: `</script><svg onload=hit()>.csv`,
    mimeType: "text/csv",
    buffer: Buffer.from(rows.join("\n")),
  });
  const key = "POST /api/keys";
  await dealer.send(key, { name: texts.for(`${key} name`, 60), scopes: ["stock"], password });
  return { dealer, refused, slug, file };
}

const pdf = Buffer.from("%PDF-1.4\n%%EOF\n");
