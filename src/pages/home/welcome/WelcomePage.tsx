import { useWording } from "#ui/page.tsx";
import { CategoryTiles } from "../CategoryTiles.tsx";
import { DealerPanel } from "../DealerPanel.tsx";
import * as homeStyles from "../home.module.css";
import { PlansPanel } from "../PlansPanel.tsx";
import { AdvancedSearch } from "./AdvancedSearch.tsx";
import { Featured } from "./Featured.tsx";
import type { WelcomeData } from "./load-welcome.ts";
import { MyLatest } from "./MyLatest.tsx";
import { News } from "./News.tsx";
import { Results } from "./Results.tsx";
import { Stats } from "./Stats.tsx";
import { useWelcomeSearch } from "./use-welcome-search.ts";
import { WelcomeHero } from "./WelcomeHero.tsx";
import * as welcomeStyles from "./welcome.module.css";
import { asksForResults, isBlank } from "./welcome-search.ts";

/** The home page of a signed-in user: what is new since they were here, back to searching in one step, and how the own listings do. */
export default function WelcomePage({
  data: { firstName, figures, featured, plans },
}: {
  data: WelcomeData;
}) {
  const { t } = useWording();
  const searching = useWelcomeSearch();
  return (
    <>
      <WelcomeHero firstName={firstName} figures={figures} />
      <News />
      <div className={`wrap ${welcomeStyles.searched}`}>
        <AdvancedSearch searching={searching} />
        {asksForResults(searching.search) ? (
          <Results searching={searching} />
        ) : (
          !isBlank(searching.search) && <p className="note plain">{t("welcome.chooseMore")}</p>
        )}
      </div>
      <Stats figures={figures} />
      <CategoryTiles figures={figures} />
      <MyLatest />
      <Featured featured={featured} />
      <div className={`wrap ${homeStyles.two}`}>
        <DealerPanel plans={plans} />
        <PlansPanel plans={plans} />
      </div>
    </>
  );
}
