import type { MouseEvent, ReactNode } from "react";
import { Link, useNavigate } from "#platform/page/routing.ts";
import { withSignIn } from "./sign-in.ts";

interface Props {
  kind?: "car" | "motorcycle";
  className?: string;
  /** What the form is given to begin with. */
  search?: Readonly<Record<string, string>>;
  /** It was followed, or the way there is being asked for. */
  onFollow?: () => void;
  children: ReactNode;
}

/** The way to sell. A guest signs in where they are and is then led there; without scripts the page itself asks for it. */
export function SellLink({ kind = "car", className, search, onFollow, children }: Props) {
  const navigate = useNavigate();
  const to = kind === "car" ? "/add-car" : "/add-motorcycle";
  const follow = (event: MouseEvent) => {
    // Another tab or window is the browser's business.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow?.();
    void withSignIn(() => void navigate({ to, ...(search && { search: search as never }) }), "sell");
  };
  return (
    <Link
      to={to}
      {...(search && { search: search as never })}
      preload={false}
      className={className}
      onClick={follow}
    >
      {children}
    </Link>
  );
}
