import { lazy, Suspense } from "react";
import { RefundDialog, RejectDialog, VerifyDialog } from "./Decisions.tsx";
import type { Open } from "./words.ts";

const Details = lazy(() => import("./Details.tsx"));
const ReceiptView = lazy(() => import("./ReceiptView.tsx"));

/** What is open over a list of payments. */
export function PaymentDialogs({
  open,
  onOpen,
}: {
  open: Open | undefined;
  onOpen: (open: Open | undefined) => void;
}) {
  if (!open) return null;
  const { what, payment } = open;
  const close = () => onOpen(undefined);
  if (what === "verify") return <VerifyDialog payment={payment} onClose={close} />;
  if (what === "reject") return <RejectDialog payment={payment} onClose={close} />;
  if (what === "refund") return <RefundDialog payment={payment} onClose={close} />;
  return (
    <Suspense>
      {what === "details" ? (
        <Details payment={payment} onClose={close} />
      ) : (
        <ReceiptView payment={payment} onClose={close} onOpen={(next) => onOpen({ what: next, payment })} />
      )}
    </Suspense>
  );
}
