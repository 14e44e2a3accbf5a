import type { ReactNode } from "react";
import { Link } from "#platform/page/routing.ts";

interface Props {
  kind?: "car" | "motorcycle";
  className?: string;
  /** What the form is given to begin with. */
  search?: Readonly<Record<string, string>>;
  /** It was followed. */
  onFollow?: () => void;
  children: ReactNode;
}

/** The way to sell, for guests as well. */
export function SellLink({ kind = "car", className, search, onFollow, children }: Props) {
  return (
    <Link
      to={kind === "car" ? "/add-car" : "/add-motorcycle"}
      {...(search && { search: search as never })}
      preload={false}
      className={className}
      onClick={onFollow}
    >
      {children}
    </Link>
  );
}
