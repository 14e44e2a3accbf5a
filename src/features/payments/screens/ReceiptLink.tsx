import type { ReactNode } from "react";
import { Link } from "#platform/page/routing.ts";

/** The way to the receipt of an order. */
export function ReceiptLink({
  orderId,
  className,
  children,
}: {
  orderId: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <Link to="/payment/$" params={{ _splat: `receipt/${orderId}` }} className={className}>
      {children}
    </Link>
  );
}
