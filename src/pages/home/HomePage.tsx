import { CategoryTiles } from "./CategoryTiles.tsx";
import { DealerPanel } from "./DealerPanel.tsx";
import { FeaturedCards } from "./FeaturedCards.tsx";
import { Hero } from "./Hero.tsx";
import type { HomeData } from "./home.api.ts";
import * as styles from "./home.module.css";
import { InstallPanel } from "./InstallPanel.tsx";
import { LatestCars } from "./LatestCars.tsx";
import { PlansPanel } from "./PlansPanel.tsx";
import { WhyUs } from "./WhyUs.tsx";

export default function HomePage({ data }: { data: HomeData }) {
  return <Home {...data} />;
}

/** The landing page: into the market in one step, then what it offers buyers, sellers and dealers. */
export function Home({ figures, featured, latest, plans }: HomeData) {
  return (
    <>
      <Hero figures={figures} />
      <CategoryTiles figures={figures} />
      {featured && featured.count > 0 && <FeaturedCards list={featured} />}
      <LatestCars latest={latest} />
      <WhyUs dealers={figures?.approvedDealers ?? 0} />
      <div className={`wrap ${styles.two}`}>
        <DealerPanel plans={plans} />
        <PlansPanel plans={plans} />
      </div>
      <InstallPanel />
    </>
  );
}
