import { type ListCase, listOf } from "./ask.ts";

const usersName = "lower(first_name || ' ' || last_name)";
const users = listOf("/api/admin/users", { from: "naive.users", order: "created_at desc, id desc" });
const dealers = listOf("/api/admin/dealers", {
  columns: `u.*, (select count(*) from naive.cars c where c.user_id = u.id and c.is_public) as listings`,
  from: "naive.users u",
  order: "lower(dealership_name), id",
  limit: 50,
});
const applications = listOf("/api/admin/dealer-applications", {
  columns: `a.*, u.first_name, u.last_name, u.email,
    (select count(*) from naive.dealer_documents d where d.application_id = a.id) as documents`,
  from: "naive.dealer_applications a join naive.users u on u.id = a.user_id",
  order: "a.created_at desc, a.id desc",
  limit: 50,
});

const orders = {
  createdAt: "created_at, id",
  name: `${usersName}, id`,
  "-name": `${usersName} desc, id desc`,
  email: "lower(email), id",
} as const;
const sorts = Object.entries(orders);

const has = (word: string) =>
  `(first_name ilike '%${word}%' or last_name ilike '%${word}%' or email ilike '%${word}%')`;
const searched = (search: string, sort = "-createdAt") =>
  users({ search, sort }, { where: has(search), words: true });
const isDealer = "is_dealership and dealership_name is not null";

/** The lists of users, of dealers and of those who want to be one. `pages`: of all users. */
export const peopleCases = (pages: number): ListCase[] => [
  { title: "users, the newest first", asks: [1, 2, 10].map((page) => users({}, { page })) },
  {
    title: "users by time, name, mail",
    asks: sorts.flatMap(([sort, order]) => [1, 5].map((page) => users({ sort }, { order, page }))),
  },
  {
    title: "users, the last pages and those in the middle",
    asks: [
      ...[0.5, 0.75, 1].map((part) => users({}, { page: Math.ceil(pages * part) })),
      ...sorts.flatMap(([sort, order]) =>
        [0.5, 0.75, 1].map((part) => users({ sort }, { order, page: Math.ceil(pages * part) })),
      ),
    ],
  },
  {
    title: "users, filtered",
    asks: [
      users({ status: "suspended" }, { where: "user_status = 'suspended'" }),
      users({ status: "active", sort: "email" }, { where: "user_status = 'active'", order: orders.email }),
      users({ city: "beirut" }, { where: "city = 'beirut'" }),
      users({ city: "beirut", sort: "name" }, { where: "city = 'beirut'", order: orders.name }),
      users({ city: "beirut" }, { where: "city = 'beirut'", page: 200 }),
      users({ type: "individual" }, { where: "not is_dealership" }),
      users({ type: "verified_dealer", sort: "name" }, { where: "is_verified_dealer", order: orders.name }),
      users({ locked: "true" }, { where: "locked_until > now()" }),
    ],
  },
  {
    title: "users, searched",
    asks: [
      searched("khoury"),
      searched("khoury", "name"),
      searched("خوري"),
      searched("rami.k"),
      searched("demo.mishwar", "email"),
      searched("nobody-is-called-so"),
      searched("ra"),
    ],
  },
  {
    title: "dealers",
    asks: [
      ...[1, 100, 500].map((page) => dealers({}, { where: isDealer, page })),
      dealers({ badge: "without" }, { where: `${isDealer} and not is_verified_dealer` }),
      dealers(
        { search: "cedar" },
        { where: `${isDealer} and (dealership_name ilike '%cedar%' or ${has("cedar")})`, words: true },
      ),
    ],
  },
  {
    title: "applications of dealerships",
    asks: [
      ...[1, 50].map((page) => applications({}, { page })),
      applications(
        { state: "pending" },
        { where: "a.state = 'pending'", order: "a.created_at, a.id", page: 3 },
      ),
      applications({ state: "rejected" }, { where: "a.state = 'rejected'" }),
      applications({ search: "motors 12" }, { where: "a.dealership_name ilike '%motors 12%'", words: true }),
    ],
  },
];
