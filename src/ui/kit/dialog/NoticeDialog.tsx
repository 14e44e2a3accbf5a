import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { CloseSign, Description, Dialog, Title } from "./Dialog.tsx";

interface Props {
  icon: LucideIcon;
  title: string;
  text: string;
  onClose: () => void;
  /** What can be done now; `Close` among it closes. */
  children: ReactNode;
}

/** A message that is to be read before one goes on. */
export function NoticeDialog({ icon: Icon, title, text, onClose, children }: Props) {
  return (
    <Dialog className="dialog notice" onClose={onClose}>
      <CloseSign className="icon-btn notice-x" />
      <span className="disc">
        <Icon className="i" aria-hidden="true" />
      </span>
      <Title>{title}</Title>
      <Description className="soft">{text}</Description>
      {children}
    </Dialog>
  );
}
