import type { ReactNode } from "react";
import { Description, Dialog, DialogHead } from "./Dialog.tsx";
import "../../css/titled-dialog.css";

const sizes = { small: "", medium: "adm-dialog", wide: "adm-dialog wide-dialog" } as const;

interface Props {
  title: string;
  text?: ReactNode;
  size?: keyof typeof sizes;
  className?: string;
  /** A press beside it does not throw away what was typed. */
  keepsInput?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with its title, what it is about, and a way out in its corner. */
export function TitledDialog(props: Props) {
  const { title, text, size = "small", className = sizes[size], keepsInput = false, onClose } = props;
  return (
    <Dialog className={`dialog titled-dialog ${className}`} keepsInput={keepsInput} onClose={onClose}>
      <DialogHead className="titled-dialog-h">{title}</DialogHead>
      {text && <Description className={size === "small" ? "soft small" : "soft"}>{text}</Description>}
      {props.children}
    </Dialog>
  );
}
