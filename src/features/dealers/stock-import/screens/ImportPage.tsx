import { useQuery } from "@tanstack/react-query";
import { reaches, useAccount } from "#features/accounts/current-account.ts";
import { OutOfReach } from "#features/staff/screens/OutOfReach.tsx";
import { Link, useSearch } from "#platform/page/routing.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { myShowroomQuery } from "../../own-showroom/screens/my-showroom.api.ts";
import { NotYet } from "../../own-showroom/screens/NotYet.tsx";
import { Begin } from "./Begin.tsx";
import * as styles from "./import-page.module.css";
import { readImport } from "./import-search.ts";
import { OneImport } from "./OneImport.tsx";

/** Many listings from one file: chosen, judged, looked at, put up for sale. */
export default function ImportPage() {
  const { t } = useWording();
  const { api } = usePage();
  const id = readImport(useSearch());
  const account = useAccount();
  const { data: showroom } = useQuery({ ...myShowroomQuery(api), staleTime: Number.POSITIVE_INFINITY });
  if (!account) return null;
  if (!reaches(account, ["stock"])) return <OutOfReach />;
  if (!showroom) return <NotYet />;
  return (
    <div className={`wrap zone stack ${styles.page}`}>
      <div className="row between wrapx">
        <div>
          <h1>{t("import-page.title")}</h1>
          {!id && <p className="soft">{t("import-page.intro")}</p>}
        </div>
        <Link className="link" to="/my-showroom">
          {t("import-page.back")}
        </Link>
      </div>
      {id ? <OneImport key={id} id={id} /> : <Begin />}
    </div>
  );
}
