import { useQuery } from "@tanstack/react-query";
import { Download, PackageOpen, Printer } from "lucide-react";
import { hasShowroom, reaches } from "#features/accounts/current-account.ts";
import { useLastingAccount } from "#features/accounts/use-lasting-account.ts";
import { NotYet } from "#features/dealers/own-showroom/screens/NotYet.tsx";
import { OutOfReach } from "#features/staff/screens/OutOfReach.tsx";
import { queryString } from "#platform/http/api.ts";
import { Link, useNavigate, useSearch } from "#platform/page/routing.ts";
import { Failed } from "#ui/Failed.tsx";
import { SelectField } from "#ui/kit/form/SelectField.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import type { StockFigures } from "../stock-figures.contract.ts";
import { figuresQuery, monthIn } from "./figures.api.ts";
import * as styles from "./figures.module.css";
import { InterestPart } from "./InterestPart.tsx";
import { monthName } from "./month-names.ts";
import { PositionPart } from "./PositionPart.tsx";
import { SlowestPart } from "./SlowestPart.tsx";
import { SpeedPart } from "./SpeedPart.tsx";
import { StockPart } from "./StockPart.tsx";
import { WantedPart } from "./WantedPart.tsx";

/** A dealer's month in figures. */
export default function FiguresPage() {
  const account = useLastingAccount();
  if (!account) return null;
  if (!reaches(account, [])) return <OutOfReach />;
  return hasShowroom(account) ? <Figures key={account.id} /> : <NotYet />;
}

function Figures() {
  const { t } = useWording();
  const { api } = usePage();
  const asked = monthIn(useSearch());
  const { data, isError, isPlaceholderData, refetch } = useQuery(figuresQuery(api, asked));
  return (
    <div className={`wrap stack ${styles.page}`} aria-busy={isPlaceholderData}>
      <div className="row between wrapx">
        <div>
          <h1>{t("stock-figures.title")}</h1>
          <p className="soft">{t("stock-figures.intro")}</p>
        </div>
        <Link className="link" to="/my-stock">
          {t("stock-figures.toStock")}
        </Link>
      </div>
      {data ? (
        <>
          <Month figures={data} />
          <Parts figures={data} />
        </>
      ) : isError ? (
        <Failed text={t("stock-figures.failed")} onRetry={() => void refetch()} />
      ) : (
        <span className={`sk ${styles.skeleton}`} role="status" aria-label={t("kit.loading")} />
      )}
    </div>
  );
}

/** Which month it is, as a file and on paper, and what of it is not whole. */
function Month({ figures: { month, months, isOver, keptSince } }: { figures: StockFigures }) {
  const { t, language, day } = useWording();
  const navigate = useNavigate();
  const show = (next: string) =>
    navigate({
      to: "/my-figures",
      search: next === months[0] ? {} : { month: next },
      replace: true,
      resetScroll: false,
    });
  const isGuessed = keptSince !== null && keptSince.slice(0, 10) > `${month}-01`;
  return (
    <>
      <div className={styles.month}>
        <SelectField
          label={t("stock-figures.month")}
          error={undefined}
          value={month}
          choices={months.map((value) => ({ value, label: monthName(language, value) }))}
          onChange={({ target }) => void show(target.value)}
        />
        <p className={styles.ways}>
          <a className="btn sec" href={`/api/stock-figures.csv${queryString({ month })}`} download>
            <Download className="i s" aria-hidden="true" />
            {t("stock-figures.file")}
          </a>
          <button type="button" className="btn sec" onClick={() => print()}>
            <Printer className="i s" aria-hidden="true" />
            {t("stock-figures.print")}
          </button>
        </p>
      </div>
      {(!isOver || isGuessed) && (
        <p className={`note plain ${styles.notes}`}>
          {!isOver && <span>{t("stock-figures.soFar")}</span>}
          {isGuessed && <span>{t("stock-figures.keptSince", { day: day(keptSince) })}</span>}
        </p>
      )}
    </>
  );
}

function Parts({ figures }: { figures: StockFigures }) {
  const hadStock = figures.history.some(({ atStart, added, cameBack }) => atStart + added + cameBack > 0);
  if (!hadStock) {
    return (
      <>
        <NoStock />
        <WantedPart figures={figures} />
      </>
    );
  }
  return (
    <>
      <StockPart figures={figures} />
      <SpeedPart speeds={figures.daysToSell} />
      <InterestPart interest={figures.interest} />
      <PositionPart position={figures.position} />
      <SlowestPart cars={figures.slowest} />
      <WantedPart figures={figures} />
    </>
  );
}

function NoStock() {
  const { t } = useWording();
  return (
    <div className="panel empty">
      <span className="disc">
        <PackageOpen className="i" aria-hidden="true" />
      </span>
      <h2>{t("stock-figures.none")}</h2>
      <p className="soft">{t("stock-figures.noneText")}</p>
      <Link className="btn pri" to="/my-stock">
        {t("stock-figures.noneWay")}
      </Link>
    </div>
  );
}
