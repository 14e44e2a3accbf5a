import type { LucideIcon } from "lucide-react";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "./page.tsx";

interface Props {
  icon: LucideIcon;
  title: string;
  /** How something comes here. */
  text: string;
}

/** A list of one's own that nothing is in yet, and where it is filled. */
export function NothingYet({ icon: Icon, title, text }: Props) {
  const { t } = useWording();
  return (
    <div className="panel empty">
      <span className="disc">
        <Icon className="i" aria-hidden="true" />
      </span>
      <h2>{title}</h2>
      <p className="soft">{text}</p>
      <div className="row wrapx center">
        <Link className="btn pri" to="/cars">
          {t("common.browseCars")}
        </Link>
        <Link className="btn sec" to="/motorcycles">
          {t("common.browseMotorcycles")}
        </Link>
      </div>
    </div>
  );
}
