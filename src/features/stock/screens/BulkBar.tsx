import { lazy, Suspense, useState } from "react";
import { keepCart, readCart } from "#features/plans/cart-place.ts";
import { useColleagues } from "#features/staff/screens/InCharge.tsx";
import { useNavigate } from "#platform/page/routing.ts";
import { SelectionBar } from "#ui/kit/list/SelectionBar.tsx";
import type { Selection } from "#ui/kit/list/use-selection.ts";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import type { StockListing } from "../stock.contract.ts";
import type { ChangeKind } from "./change-kinds.ts";

const InChargeDialog = lazy(() => import("./InChargeDialog.tsx"));
const ChangeDialog = lazy(() => import("./ChangeDialog.tsx"));

/** So many an order holds. */
const mostInOrder = 20;

interface Props {
  selection: Selection & { rows: readonly StockListing[] };
  accountId: string;
}

/** What can be done with what is selected. */
export function BulkBar({ selection, accountId }: Props) {
  const { t, language } = useWording();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ kind: ChangeKind; ids: readonly string[] }>();
  const [charged, setCharged] = useState<readonly string[]>();
  const hasTeam = useColleagues().length > 1;
  const ask = (kind: ChangeKind) => setAsked({ kind, ids: selection.ids });

  /** What is featured is paid for: it goes into the cart, as from any other page. */
  const feature = () => {
    const inCart = readCart(accountId);
    const wanted = selection.rows.filter(
      ({ id, status, featured }) =>
        status === "active" &&
        !featured &&
        !inCart.some((one) => one.feature === "featured" && one.carId === id),
    );
    if (wanted.length === 0) return void toast("message", t("stock.featureNone"));
    if (inCart.length + wanted.length > mostInOrder) return void toast("message", t("stock.featureMost"));
    const added = wanted.map(({ id, name }) => ({
      feature: "featured" as const,
      carId: id,
      carTitle: name[language],
    }));
    keepCart(accountId, [...inCart, ...added]);
    void navigate({ to: "/subscriptions", search: { pay: "add-ons" }, hash: "pay" });
  };
  return (
    <>
      <SelectionBar selection={selection}>
        <button type="button" className="btn y" onClick={() => ask("price")}>
          {t("stock.changePrice")}…
        </button>
        <button type="button" className="btn" onClick={() => ask("currency")}>
          {t("stock.changeCurrency")}…
        </button>
        <button type="button" className="btn" onClick={() => ask("city")}>
          {t("stock.changeCity")}…
        </button>
        <button type="button" className="btn" onClick={feature}>
          {t("stock.feature")}…
        </button>
        <button type="button" className="btn" onClick={() => ask("renew")}>
          {t("stock.changeRenew")}…
        </button>
        <button type="button" className="btn" onClick={() => ask("withdraw")}>
          {t("stock.changeWithdraw")}…
        </button>
        {hasTeam && (
          <button type="button" className="btn" onClick={() => setCharged(selection.ids)}>
            {t("stock.charge")}…
          </button>
        )}
      </SelectionBar>
      <Suspense>
        {charged && (
          <InChargeDialog ids={charged} onDone={selection.none} onClose={() => setCharged(undefined)} />
        )}
        {asked && (
          <ChangeDialog
            kind={asked.kind}
            ids={asked.ids}
            onDone={selection.none}
            onClose={() => setAsked(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
