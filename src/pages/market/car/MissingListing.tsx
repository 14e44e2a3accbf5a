import { SearchX } from "lucide-react";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";

/** No listing has this address, or it is not for everyone to see. */
export default function MissingListing() {
  const { t } = useWording();
  return (
    <div className="wrap empty zone">
      <SearchX className="i l muted" aria-hidden="true" />
      <h1>{t("detail.missingTitle")}</h1>
      <p className="soft">{t("detail.missingText")}</p>
      <Link to="/cars" className="btn pri above-2">
        {t("detail.backToBrowsing")}
      </Link>
    </div>
  );
}
