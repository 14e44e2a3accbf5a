import { expect, it } from "vitest";
import { testApp } from "../../../../tests/support/app.ts";
import { browser, makeAccount } from "../account.factory.ts";

const { app, db } = await testApp();

it("sets name, phone and city as a whole, and nothing else", async () => {
  const { email } = await makeAccount(db, { phone: "+9613123456", city: "tyre" });
  const there = browser(app);
  await there.signIn(email);
  const change = (form: object) => there.send("PUT", "/api/auth/profile", form);
  const changed = await change({
    firstName: "Maya",
    lastName: "Nassar",
    phone: "+33 6 12 34 56 78",
    city: "keserwan",
  });
  expect(changed.json()).toMatchObject({
    firstName: "Maya",
    lastName: "Nassar",
    phone: "+33612345678",
    city: "kesrouan",
    email,
  });
  const emptied = await change({ firstName: "Maya", lastName: "Nassar", phone: "", city: "" });
  expect(emptied.json()).toMatchObject({ phone: null, city: null });
  for (const more of [
    { email: "other@example.com" },
    { userStatus: "active" },
    { phone: "123" },
    { city: "mount-lebanon" },
  ]) {
    expect((await change({ firstName: "X", lastName: "Y", ...more })).statusCode).toBe(400);
  }
  expect((await there.send("GET", "/api/auth/user")).json()).toMatchObject({ firstName: "Maya", email });
});

it("takes no form that was filled with an older profile, of two at once one, and says which is stored", async () => {
  const { email } = await makeAccount(db, { phone: "+9613123456", city: "tyre" });
  const there = browser(app);
  await there.signIn(email);
  const read = async () => (await there.send("GET", "/api/auth/user")).json();
  const { version } = await read();
  const form = { firstName: "Rana", lastName: "Khoury", phone: "03 123 456" };
  expect(
    (await there.send("PUT", "/api/auth/profile", { ...form, city: "jbeil", version })).json(),
  ).toMatchObject({
    city: "jbeil",
  });
  const older = await there.send("PUT", "/api/auth/profile", {
    ...form,
    firstName: "Maya",
    city: "tyre",
    version,
  });
  expect([older.statusCode, older.json().code]).toEqual([409, "account.changed"]);
  const now = await read();
  expect(now).toMatchObject({ firstName: "Rana", city: "jbeil" });
  const both = await Promise.all(
    ["zahle", "sidon"].map((city) =>
      there.send("PUT", "/api/auth/profile", { ...form, city, version: now.version }),
    ),
  );
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  // A program that read nothing before, as the specification calls it.
  expect((await there.send("PUT", "/api/auth/profile", { ...form, city: "aley" })).statusCode).toBe(200);
});
