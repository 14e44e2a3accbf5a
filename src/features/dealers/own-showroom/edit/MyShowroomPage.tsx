import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ExternalLink, Store } from "lucide-react";
import { useEffect } from "react";
import { usePage, useWording } from "#ui/page.tsx";
import { preloadToasts } from "#ui/Toasts.tsx";
import { myShowroomQuery } from "./my-showroom.queries.ts";
import { ShowroomForm } from "./ShowroomForm.tsx";

/** A dealer's own showroom, to be changed. */
export default function MyShowroomPage() {
  const { t } = useWording();
  const { api } = usePage();
  const { data } = useQuery({ ...myShowroomQuery(api), staleTime: Number.POSITIVE_INFINITY });
  useEffect(preloadToasts, []);
  if (!data) return <NotYet />;
  return (
    <div className="wrap zone mine">
      <div className="mine-h">
        <div>
          <h1>{t("own-showroom.title")}</h1>
          <p className="soft">
            <bdi>{data.name}</bdi>
          </p>
        </div>
        <Link className="link" to="/dealers/$slug/{-$kind}" params={{ slug: data.slug }}>
          <ExternalLink className="i s" aria-hidden="true" />
          {t("own-showroom.see")}
        </Link>
      </div>
      <ShowroomForm stored={data} />
    </div>
  );
}

function NotYet() {
  const { t } = useWording();
  return (
    <div className="wrap empty message-page">
      <span className="disc">
        <Store className="i" aria-hidden="true" />
      </span>
      <h1>{t("own-showroom.notYet")}</h1>
      <p className="soft">{t("own-showroom.notYetText")}</p>
      <Link to="/dealership-registration" className="btn pri">
        {t("own-showroom.apply")}
      </Link>
    </div>
  );
}
