import { type HeadInput, loadHome } from "./home.data.ts";

/** The chunk of this page: its screen, and what its head says. */
export const homeScreen = () => import("./home.screen.ts");

export const homePage = {
  loader: loadHome,
  staleTime: 60_000,
  head: async (input: HeadInput) => (await homeScreen()).head(input),
};
