import { Check, Pencil, X } from "lucide-react";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { typedNumber } from "#features/selling/typed-number.ts";
import { Price } from "#ui/Price.tsx";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import type { StockListing } from "../stock.contract.ts";
import * as styles from "./stock.module.css";
import { useChangeStock } from "./use-change-stock.ts";
import { useOutcomeWords } from "./use-outcome-words.ts";

/** The price of a listing, which can be changed where it stands as long as it is on sale or waits to be. */
export function PriceCell({ row }: { row: StockListing }) {
  const { t, language } = useWording();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus();
    wasOpen.current = open;
  }, [open]);
  const price = <Price value={row.price} currency={row.currency} className={styles.price} />;
  if (row.status !== "active" && row.status !== "pending") return price;
  if (open) return <PriceField row={row} onClose={() => setOpen(false)} />;
  return (
    <button ref={button} type="button" className={styles.priceButton} onClick={() => setOpen(true)}>
      {price}
      <span className="sr">{t("stock.priceOf", { name: row.name[language] })}</span>
      <Pencil className="i s" aria-hidden="true" />
    </button>
  );
}

function PriceField({ row, onClose }: { row: StockListing; onClose: () => void }) {
  const { t, language } = useWording();
  const { apply, undo, busy } = useChangeStock();
  const wordsOf = useOutcomeWords();
  const [typed, setTyped] = useState(String(row.price));
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const errorId = useId();
  useEffect(() => field.current?.select(), []);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const price = typedNumber(typed);
    if (typeof price !== "number" || price <= 0) return setError(t("stock.priceUnread"));
    if (price === row.price) return onClose();
    const set = { price: { set: price, currency: row.currency } };
    const done = await apply([row.id], set, { [row.id]: row.price });
    const outcome = done.rows[0]?.outcome;
    const changeId = done.changeId;
    if (outcome === "changed" && changeId) {
      void toast("success", t("stock.priceSaved"), row.name[language], {
        label: t("stock.undo"),
        onClick: () => void undo(changeId, 1),
      });
      return onClose();
    }
    if (outcome === "waits") {
      void toast("message", t("stock.outcome_waits"), t("stock.priceWaits"));
      return onClose();
    }
    setError(outcome ? wordsOf(outcome) : whyFailed(done.error, t, t("kit.failed")));
  };
  return (
    <form className={styles.priceForm} onSubmit={save} noValidate method="post">
      <span className="input">
        <input
          ref={field}
          inputMode="decimal"
          dir="ltr"
          maxLength={20}
          value={typed}
          aria-label={t("stock.newPrice", { name: row.name[language] })}
          aria-invalid={error !== undefined}
          aria-describedby={error && errorId}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => event.key === "Escape" && onClose()}
        />
      </span>
      <button type="submit" className="icon-btn" aria-label={t("stock.savePrice")} aria-busy={busy}>
        <Check className="i" aria-hidden="true" />
      </button>
      <button type="button" className="icon-btn" aria-label={t("stock.keepPrice")} onClick={onClose}>
        <X className="i" aria-hidden="true" />
      </button>
      {error && (
        <span id={errorId} className="err" role="alert">
          {error}
        </span>
      )}
    </form>
  );
}
