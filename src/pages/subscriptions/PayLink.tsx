import type { MouseEvent, ReactNode } from "react";
import { Link, useNavigate } from "#platform/page/routing.ts";
import { withSignIn } from "#ui/sign-in.ts";

/**
 * The way to pay for a plan. A guest signs in where they are and then goes on to the plan that was pressed; without scripts, and
 * in another tab, the address says which one it was.
 */
export function PayLink({
  plan,
  className,
  children,
}: {
  plan: string;
  className: string;
  children: ReactNode;
}) {
  const navigate = useNavigate();
  const target = { to: "/subscriptions", search: { plan }, hash: "pay" } as const;
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void withSignIn(() => void navigate(target), "pay");
  };
  return (
    <Link {...target} preload={false} className={className} onClick={follow}>
      {children}
    </Link>
  );
}
