import { Building2 } from "lucide-react";
import { useAccount } from "#features/accounts/current-account.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { switchWork } from "./switch-work.ts";

/** What a member reads in the place of a page that the part in the dealership does not reach. Needs the namespace "signed-in". */
export function OutOfReach() {
  const { t } = useWording();
  const page = usePage();
  const work = useAccount()?.work;
  if (!work) return null;
  return (
    <div className="wrap empty message-page">
      <span className="disc">
        <Building2 className="i" aria-hidden="true" />
      </span>
      <h1>{t("signed-in.outOfReach")}</h1>
      <p className="soft">{t("signed-in.outOfReachText", { dealership: work.dealership })}</p>
      <button type="button" className="btn pri" onClick={() => void switchWork(page, false)}>
        {t("signed-in.actOwn")}
      </button>
    </div>
  );
}
