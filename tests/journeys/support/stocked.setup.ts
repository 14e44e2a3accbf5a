import stockMarket from "../../pages/support/stock.ts";
import { test as setup } from "./test.ts";

setup("every page has something to show, and everybody is signed in", async ({ baseURL }) => {
  await stockMarket({ projects: [{ use: { baseURL } }] });
});
