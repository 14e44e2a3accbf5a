import { LoaderCircle } from "lucide-react";
import type { ReactNode } from "react";

interface Props {
  /** The call is on its way: the button says so and cannot send a second one. */
  pending: boolean;
  disabled?: boolean;
  children: ReactNode;
}

/** Sends a form, once. */
export function Submit({ pending, disabled = false, children }: Props) {
  return (
    <button
      type="submit"
      className="btn pri lg full"
      disabled={disabled}
      aria-disabled={pending}
      aria-busy={pending}
      onClick={(event) => pending && event.preventDefault()}
    >
      {pending && <LoaderCircle className="i spin" aria-hidden="true" />}
      {children}
    </button>
  );
}
