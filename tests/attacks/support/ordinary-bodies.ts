import { password, registration } from "#features/accounts/account.factory.ts";
import { adminPassword } from "#features/administrators/admin.factory.ts";
import { goodApplication } from "#features/dealers/application.factory.ts";
import { stockMotorcycle, stockVehicle } from "#features/dealers/keys/key.factory.ts";
import { goodReport } from "#features/inspections/inspection.factory.ts";
import { carForm, motorcycleForm } from "#features/selling/selling.factory.ts";

const passwords = { newPassword: "Another-long-2-walk", confirmPassword: "Another-long-2-walk" };
/** Two days after the clock of the tests begins. */
export const anOffer = { amount: 8000, currency: "usd", until: "2026-11-17T10:00:00.000Z" };
const aDraft = "0190a000-0000-7000-8000-000000000001";
/** A message of the administration as it is written first. */
/** Its kind is in the address of the call. */
const ofKind = ({ kind: _, ...rest }: { kind: string }) => rest;
export const message = {
  kind: "notification",
  audience: "all",
  addresses: null,
  ar: { title: "عنوان", body: "نص" },
  en: null,
  link: "/cars",
};

/**
 * Bodies that calls take, where the description alone does not tell how one looks: what it leaves to the code are rules
 * between fields, and of texts. A list where there are several kinds, in the order of the description.
 */
export const ordinaryBodies: Readonly<Record<string, unknown[]>> = {
  "POST /api/cars": [{ ...carForm, vehicleType: "car" }, motorcycleForm],
  "PUT /api/listing-drafts": [
    { vehicleType: "car", id: aDraft, base: null, fields: { title: "Kia", images: [] } },
  ],
  "PATCH /api/cars/:id": [{ price: 11_000 }, { price: 12_000 }],
  "POST /api/cars/:id/appeal": [{ text: "The car is as I wrote it, look at the photos" }],
  "POST /api/auth/register": [registration("new-one@example.com")],
  "POST /api/auth/login": [{ email: "nobody@example.com", password }],
  "PUT /api/auth/change-password": [{ currentPassword: password, ...passwords }],
  "POST /api/auth/forgot-password": [{ email: "nobody@example.com" }],
  "POST /api/auth/reset-password": [
    { token: "a".repeat(43), password: passwords.newPassword, confirmPassword: passwords.newPassword },
  ],
  "POST /api/auth/verify-email": [{ token: "a".repeat(43) }],
  "POST /api/phone/code": [{ phone: "70 123 456", channel: "sms", purpose: "sign-in" }],
  "POST /api/phone/register": [
    { phone: "70 123 456", code: "123456", firstName: "Rana", lastName: "Haddad", email: "rana@example.com" },
  ],
  "POST /api/phone/verify": [{ phone: "70 123 456", code: "123456" }],
  "POST /api/contact": [
    {
      name: "Rana Haddad",
      email: "rana@example.com",
      phone: "70 123 456",
      subject: "A question",
      message: "How do I renew my listing?",
    },
  ],
  "POST /api/users/register-dealership": [goodApplication],
  "POST /api/saved-searches": [{ name: "Kias", filters: { brand: "kia" } }],
  "POST /api/subscription/upgrade": [{ planId: "premium", paymentMethod: "manual" }],
  "POST /api/subscription/bonus-feature": [
    { items: [{ feature: "verification_badge" }], paymentMethod: "manual" },
  ],
  "PATCH /api/stock": [{ filter: {}, change: { price: { percent: 3, roundTo: 50 } }, preview: true }],
  "POST /api/conversations/:id/offers": [anOffer],
  "POST /api/offers/:id/counter": [anOffer],
  "POST /api/conversations/:id/viewings": [{}],
  "PATCH /api/leads/:id": [{ state: "won", remindAt: anOffer.until }],
  "PUT /api/inspections/:id": [goodReport],
  "POST /api/inspections/:id/withdraw": [{ reason: "The wrong car" }],
  "PUT /api/invoice-details": [
    { name: "Cedar Cars SARL", taxNumber: "1234567-601", address: "Dora highway, Metn" },
  ],
  "PUT /api/prepared-replies": [{ texts: ["Yes, it is still there"] }],
  "POST /api/leads/:id/notes": [{ text: "Calls back on Monday" }],
  "POST /api/viewings/:id/confirm": [{ time: anOffer.until }],
  "PUT /api/dealers/:slug/my-review": [{ stars: 4, text: "Answered the same day" }],
  "PUT /api/dealer-reviews/:id/reply": [{ text: "Thank you" }],
  "POST /api/dealer-reviews/:id/report": [{ part: "review", reason: "fake", text: "Never came here" }],
  "PUT /api/admin/dealer-reviews/:id/state": [
    { part: "review", version: "x", state: "hidden", reason: "It insults" },
  ],
  "PUT /api/admin/conversation-reports/:id/status": [{ outcome: "warned", reason: "Asked for money" }],
  "POST /api/admin/messages/:id/send": [{ count: 1, sendAt: null }],
  "POST /api/admin-invitations/accept": [
    { token: "a".repeat(43), password: passwords.newPassword, confirmPassword: passwords.newPassword },
  ],
  "PUT /api/dealers/me": [
    {
      version: "x",
      address: "Dora highway, next to the bridge",
      city: "metn",
      phone: "01 234 567",
      chatPhone: "70 123 456",
      aboutAr: null,
      aboutEn: "A family's yard",
      mapUrl: "33.8938, 35.5018",
      hours: Array.from({ length: 7 }, () => [["09:00", "18:00"]]),
      logoId: null,
      coverId: null,
    },
  ],
  "POST /api/staff": [{ email: "colleague@example.com", role: "stock" }],
  "POST /api/staff-invitations/look": [{ token: "a".repeat(43) }],
  "POST /api/staff-invitations/accept": [{ token: "a".repeat(43) }],
  "PUT /api/work": [{ working: true }],
  "POST /api/keys": [{ name: "Stock program", scopes: ["stock"], expiresInDays: 30, password }],
  "POST /api/webhooks": [{ url: "https://dealer.example.com/hook", events: ["lead"] }],
  "PATCH /api/webhooks/:id": [{ state: "off" }],
  "PUT /api/dealers/me/stock-source": [{ url: "https://stock.example.com/cars.csv", gone: "withdraw" }],
  "PUT /api/stock/:stockNumber": [stockVehicle, stockMotorcycle],
  "POST /api/stock/batch": [{ items: [{ stockNumber: "A-1", vehicle: stockVehicle }] }],
  "POST /api/admin-device-links": [{ username: "nobody-here" }],
  "POST /api/admin/login": [{ username: "nobody-here", password: adminPassword }],
  "PUT /api/admin/password": [{ currentPassword: adminPassword, ...passwords }],
  "POST /api/admin/messages": [message],
  "POST /api/admin/notifications": [ofKind(message)],
  "POST /api/admin/emails": [{ ...ofKind(message), audience: "verified" }],
  "PUT /api/admin/messages/:id": [message],
  "POST /api/admin/messages/audience": [{ kind: "notification", audience: "all", addresses: null }],
  "POST /api/admin/admins": [
    { username: "somebody.new", fullName: "Nour Daher", email: "nour@example.com", role: "user_admin" },
  ],
};
