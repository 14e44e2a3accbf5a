import { getRouteApi } from "@tanstack/react-router";
import { homeScreens } from "./home.page.ts";

const route = getRouteApi("/");

/** What `/` shows: who asks decides (home.page.ts). */
export function HomeScreen() {
  const { screen, data } = route.useLoaderData();
  return screen === "welcome" ? (
    <homeScreens.Chosen name={screen} data={data} />
  ) : (
    <homeScreens.Chosen name={screen} data={data} />
  );
}
HomeScreen.preload = homeScreens.preload;
