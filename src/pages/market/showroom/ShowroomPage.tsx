import { useQuery } from "@tanstack/react-query";
import { Reviews } from "#features/dealers/reviews/screens/Reviews.tsx";
import { useParams } from "#platform/page/routing.ts";
import { usePage } from "#ui/page.tsx";
import { About } from "./About.tsx";
import { Breadcrumb } from "./Breadcrumb.tsx";
import { Contact } from "./Contact.tsx";
import { Cover } from "./Cover.tsx";
import { Hours } from "./Hours.tsx";
import { Stock } from "./Stock.tsx";
import { Summary } from "./Summary.tsx";
import { showroomQuery } from "./showroom.api.ts";
import * as styles from "./showroom.module.css";
import { readAddress } from "./showroom-address.ts";
import { Team } from "./Team.tsx";

/** A dealer: who, where, when, how to reach them, and what they have for sale with the whole search of the market. */
export default function ShowroomPage() {
  const { api } = usePage();
  const address = readAddress(useParams() as Record<string, string>) ?? {
    slug: "",
    motorcycles: false,
  };
  const { data: dealer } = useQuery(showroomQuery(api, address.slug));
  if (!dealer) return null;
  return (
    <>
      <div className="wrap">
        <Breadcrumb name={dealer.name} />
        <Cover dealer={dealer} />
        <div className={styles.columns}>
          <div className="stack">
            <Summary dealer={dealer} />
            <About dealer={dealer} />
            <Team team={dealer.team} />
          </div>
          <aside className="panel stack">
            <Contact dealer={dealer} />
            <Hours dealer={dealer} />
          </aside>
        </div>
      </div>
      <Stock dealer={dealer} address={address} />
      <Reviews dealer={dealer} />
    </>
  );
}
