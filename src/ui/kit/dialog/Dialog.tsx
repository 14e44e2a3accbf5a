import { AlertDialog } from "@base-ui/react/alert-dialog";
import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useWording } from "../../page.tsx";
import { useHold } from "../hold.ts";

/**
 * What may stand in any dialog: its name, what it is about, and a button that closes it. Named one by one, since taken apart
 * at once they would bring parts that nothing uses.
 */
export const Title = Base.Title;
export const Description = Base.Description;
export const Close = Base.Close;

interface Props {
  /** Whether it is shown; one that comes and goes with its component always is. */
  open?: boolean;
  onClose: () => void;
  /** A question: read aloud as an alert, and a press beside it is no answer. */
  asks?: boolean;
  /** A press beside it does not throw away what was typed. */
  keepsInput?: boolean;
  className: string | undefined;
  /** The class of its place on the screen; at an edge of it there is none. */
  place?: string | undefined;
  scrim?: string;
  initialFocus?: ComponentProps<typeof Base.Popup>["initialFocus"];
  children: ReactNode;
}

/** The frame of every dialog: over the page, which lies still behind it. The focus stays within until it is closed. */
export function Dialog(props: Props) {
  const { open = true, asks = false, keepsInput = false, place = "", scrim = "scrim", onClose } = props;
  useHold(open);
  const popup = (
    <Base.Popup className={props.className} initialFocus={props.initialFocus}>
      {props.children}
    </Base.Popup>
  );
  const content = (
    <Base.Portal>
      <Base.Backdrop className={scrim} />
      {place === "edge" ? popup : <Base.Viewport className={`dialog-place ${place}`}>{popup}</Base.Viewport>}
    </Base.Portal>
  );
  const onOpenChange = (next: boolean) => !next && onClose();
  if (asks) {
    return (
      <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
        {content}
      </AlertDialog.Root>
    );
  }
  return (
    <Base.Root open={open} onOpenChange={onOpenChange} disablePointerDismissal={keepsInput}>
      {content}
    </Base.Root>
  );
}

interface HeadProps {
  className: string | undefined;
  titleClass?: string | undefined;
  /** The sign that closes it is as large as those of the bars. */
  large?: boolean;
  /** It cannot be closed now. */
  disabled?: boolean;
  children: ReactNode;
}

/** The title of a dialog, and a way out in its corner. */
export function DialogHead({ className, titleClass, large = false, disabled = false, children }: HeadProps) {
  return (
    <div className={className}>
      <Title className={titleClass}>{children}</Title>
      <CloseSign large={large} disabled={disabled} />
    </div>
  );
}

/** Closes the dialog, from its corner. */
export function CloseSign({ className = "icon-btn", large = false, disabled = false }) {
  const { t } = useWording();
  return (
    <Close className={className} disabled={disabled} aria-label={t("common.close")}>
      <X className={large ? "i l" : "i"} aria-hidden="true" />
    </Close>
  );
}
