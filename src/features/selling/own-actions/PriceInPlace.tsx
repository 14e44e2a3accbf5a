import { Check, Pencil, X } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { ApiError } from "#platform/http/api.ts";
import { useRouter } from "#platform/page/routing.ts";
import { FieldError } from "#ui/kit/form/TextField.tsx";
import { Price } from "#ui/Price.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import type { OwnListing } from "../own/own.contract.ts";
import { typedNumber } from "../typed-number.ts";
import * as styles from "./own-actions.module.css";
import { refreshOwn } from "./refresh-own.ts";

type Priced = Pick<OwnListing, "id" | "name" | "price" | "currency" | "title">;

interface Props {
  listing: Priced;
  /** Of the price as it stands. */
  className: string | undefined;
}

/** The price of an own listing, which a press makes a field: Enter keeps what was typed, Escape leaves it as it was. */
export function PriceInPlace({ listing, className }: Props) {
  const { t, language } = useWording();
  const [typing, setTyping] = useState(false);
  const press = useRef<HTMLButtonElement>(null);
  const wasTyping = useRef(false);
  useEffect(() => {
    // The field that had the focus is gone.
    if (wasTyping.current && !typing) press.current?.focus();
    wasTyping.current = typing;
  }, [typing]);
  if (typing) return <Field listing={listing} onDone={() => setTyping(false)} />;
  return (
    <button ref={press} type="button" className={styles.price} onClick={() => setTyping(true)}>
      <span className="sr">{t("own-actions.changePrice", { name: listing.name[language] })} </span>
      <Price value={listing.price} currency={listing.currency} className={className} />
      <Pencil className="i s" aria-hidden="true" />
    </button>
  );
}

function Field({ listing, onDone }: { listing: Priced; onDone: () => void }) {
  const { t, number, language } = useWording();
  const { error, busy, save } = useNewPrice(listing, onDone);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  useEffect(() => {
    if (error) input.current?.focus();
  }, [error]);
  const id = `price-${listing.id}`;
  return (
    <form
      className={`field ${styles.edit}`}
      noValidate
      aria-busy={busy}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save(input.current?.value ?? "");
      }}
      onKeyDown={(event) => event.key === "Escape" && onDone()}
    >
      <div className={styles.typed}>
        <div className={error ? "input bad" : "input"}>
          <input
            ref={input}
            name="price"
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
            maxLength={24}
            defaultValue={number(listing.price)}
            aria-label={t("own-actions.newPrice", {
              name: listing.name[language],
              currency: listing.currency,
            })}
            aria-invalid={Boolean(error)}
            aria-describedby={error && `${id}-error`}
          />
        </div>
        <button type="submit" className="icon-btn" aria-label={t("own-actions.keepPrice")} disabled={busy}>
          <Check className="i" aria-hidden="true" />
        </button>
        <button type="button" className="icon-btn" aria-label={t("own-actions.leavePrice")} onClick={onDone}>
          <X className="i" aria-hidden="true" />
        </button>
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </form>
  );
}

/** Sends a new price; the server says whether buyers see it at once, or a person looks at it first. */
function useNewPrice({ id, price, currency, title }: Priced, onDone: () => void) {
  const page = usePage();
  const { api } = page;
  const { t, money } = useWording();
  const router = useRouter();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const send = (body: { price: string | number; currency: string }) =>
    api("PATCH /api/cars/:id", { params: { id }, body });

  async function undo() {
    try {
      await send({ price, currency });
      await refreshOwn(page, router);
      void toast("success", t("own-actions.priceUndone", { price: money(price, currency) }));
    } catch (failure) {
      void toast("error", t("own-actions.failed"), whyFailed(failure, t, t("own-actions.failedText")));
    }
  }

  async function save(typed: string) {
    const wanted = typedNumber(typed);
    if (busy) return;
    if (wanted === undefined || wanted === price) return onDone();
    setBusy(true);
    setError(undefined);
    try {
      const { held, status } = await send({ price: typed, currency });
      await refreshOwn(page, router);
      onDone();
      const isWaiting = held || status !== "active";
      void toast(
        "success",
        t(held ? "own-actions.priceHeld" : "own-actions.priceKept"),
        held ? t("own-actions.priceHeldText") : isWaiting ? t("own-actions.priceReviewed") : title,
        { label: t("own-actions.undo"), onClick: () => void undo() },
      );
    } catch (failure) {
      const said = failure instanceof ApiError ? failure.errors?.price : undefined;
      setError(said ?? whyFailed(failure, t, t("own-actions.failedText")));
    } finally {
      setBusy(false);
    }
  }
  return { error, busy, save };
}
