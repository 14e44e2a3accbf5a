import { accountQuery } from "#features/accounts/current-account.ts";
import type { PageContext } from "#platform/page/context.ts";
import { screens } from "#platform/page/define-page.tsx";
import type { HeadInput, HomeData } from "./home.api.ts";
import type { WelcomeData } from "./welcome/load-welcome.ts";
import { readWelcomeSearch, type WelcomeSearch } from "./welcome/welcome-search.ts";

/** The chunks of these pages: their screens, and what else they alone need. */
const landingScreen = () => import("./home.screen.ts");
const welcomeScreen = async () => (await import("./welcome/find-welcome.ts")).welcome();

/** The landing page itself, for guests, and under the dialog to sign in. */
export const landingPage = {
  loader: async (input: { context: PageContext }) => (await landingScreen()).loadHome(input),
  staleTime: 60_000,
  head: async (input: HeadInput) => (await landingScreen()).head(input),
};

export const homeScreens = screens<{ landing: { data: HomeData }; welcome: { data: WelcomeData } }>("/", {
  landing: { modules: ["src/pages/home/home.screen.ts"], load: landingScreen },
  welcome: {
    modules: ["src/pages/home/welcome/find-welcome.ts", "src/pages/home/welcome/welcome.screen.ts"],
    load: welcomeScreen,
  },
});

interface Loading {
  context: PageContext;
  location: { search: object };
}
export type HomeShown = { screen: "landing"; data: HomeData } | { screen: "welcome"; data: WelcomeData };

/** `/`: the landing page for guests, a home of their own for the signed-in. */
export const homePage = {
  validateSearch: (raw: object): WelcomeSearch => readWelcomeSearch(raw),
  loader: async ({ context, location }: Loading): Promise<HomeShown> => {
    // Where it cannot be found out who asks, the page is a guest's.
    const account = await context.queryClient.ensureQueryData(accountQuery(context)).catch(() => null);
    const screen = homeScreens.show(context, account ? "welcome" : "landing");
    if (!account) {
      const [data] = await Promise.all([landingPage.loader({ context }), screen]);
      return { screen: "landing", data };
    }
    const { loadWelcome } = await welcomeScreen();
    const [data] = await Promise.all([loadWelcome(context, account, location.search), screen]);
    return { screen: "welcome", data };
  },
  staleTime: 60_000,
  head: async ({ match, loaderData }: { match: { context: PageContext }; loaderData?: HomeShown }) =>
    loaderData?.screen === "landing" ? landingPage.head({ match, loaderData: loaderData.data }) : {},
};
