import { useLoaded } from "#platform/page/routing.ts";
import { type HomeShown, homeScreens } from "./home.page.ts";

/** What `/` shows: who asks decides (home.page.ts). */
export function HomeScreen() {
  const { screen, data } = useLoaded<HomeShown>();
  return screen === "welcome" ? (
    <homeScreens.Chosen name={screen} data={data} />
  ) : (
    <homeScreens.Chosen name={screen} data={data} />
  );
}
HomeScreen.preload = homeScreens.preload;
