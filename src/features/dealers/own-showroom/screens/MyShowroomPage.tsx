import { useQuery } from "@tanstack/react-query";
import { ExternalLink, FileUp, Plug, UsersRound } from "lucide-react";
import { reaches, useAccount } from "#features/accounts/current-account.ts";
import { OutOfReach } from "#features/staff/screens/OutOfReach.tsx";
import { Link } from "#platform/page/routing.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { myShowroomQuery } from "./my-showroom.api.ts";
import * as styles from "./my-showroom.module.css";
import { NotYet } from "./NotYet.tsx";
import { ShowroomForm } from "./ShowroomForm.tsx";

/** A dealer's own showroom, to be changed. */
export default function MyShowroomPage() {
  const { t } = useWording();
  const { api } = usePage();
  const { data } = useQuery({ ...myShowroomQuery(api), staleTime: Number.POSITIVE_INFINITY });
  const account = useAccount();
  if (!reaches(account, [])) return <OutOfReach />;
  if (!data) return <NotYet />;
  return (
    <div className={`wrap zone stack ${styles.showroom}`}>
      <div className="row between wrapx">
        <div>
          <h1>{t("own-showroom.title")}</h1>
          <p className="soft">
            <bdi>{data.name}</bdi>
          </p>
        </div>
        <div className="row wrapx">
          <Link className="link" to="/import-listings">
            <FileUp className="i s" aria-hidden="true" />
            {t("own-showroom.importListings")}
          </Link>
          <Link className="link" to="/my-staff">
            <UsersRound className="i s" aria-hidden="true" />
            {t("own-showroom.staff")}
          </Link>
          <Link className="link" to="/integrations">
            <Plug className="i s" aria-hidden="true" />
            {t("own-showroom.integrations")}
          </Link>
          <Link className="link" to="/dealers/$slug/{-$kind}" params={{ slug: data.slug }}>
            <ExternalLink className="i s" aria-hidden="true" />
            {t("own-showroom.see")}
          </Link>
        </div>
      </div>
      <ShowroomForm stored={data} />
    </div>
  );
}
