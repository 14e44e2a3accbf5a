import type { MouseEvent, ReactNode } from "react";
import { Link, useNavigate } from "#platform/page/routing.ts";
import { showOverlay } from "#ui/Overlay.tsx";
import { usePage } from "#ui/page.tsx";

const dialog = () => import("./RegistrationDialog.tsx");

/** Fetches before it is tapped. */
const preload = () => void dialog().catch(() => {});

/**
 * The way to apply as a dealership: a dialog over the page, whose code comes when it is wanted. Without scripts, in another
 * tab, or where the dialog cannot be fetched, it leads to the page of the same.
 */
export function RegistrationLink({ className, children }: { className: string; children: ReactNode }) {
  const { messages } = usePage();
  const navigate = useNavigate();
  const open = async () => {
    try {
      const [{ default: Dialog }] = await Promise.all([
        dialog(),
        messages.load("dealers", "errors", "reference"),
      ]);
      showOverlay(<Dialog onClose={showOverlay} />);
    } catch {
      await navigate({ to: "/dealership-registration" });
    }
  };
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void open();
  };
  return (
    <Link
      to="/dealership-registration"
      preload={false}
      className={className}
      onClick={follow}
      onPointerEnter={preload}
      onFocus={preload}
    >
      {children}
    </Link>
  );
}
