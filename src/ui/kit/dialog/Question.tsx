import { type ReactNode, useRef } from "react";
import { Close, Description, Dialog, Title } from "./Dialog.tsx";
import "../../css/question.css";

interface Props {
  title: string;
  text: string;
  /** What the way back is called. It has the focus first: a hasty Enter changes nothing. */
  keep: string;
  onClose: () => void;
  /** Under the text. */
  told?: ReactNode;
  /** The button that goes on. */
  children: ReactNode;
}

/** A question over the page, which waits until it is answered. */
export function Question({ title, text, keep, onClose, told, children }: Props) {
  const back = useRef<HTMLButtonElement>(null);
  return (
    <Dialog asks className="dialog question" initialFocus={back} onClose={onClose}>
      <Title className="question-title">{title}</Title>
      <Description className="soft">{text}</Description>
      {told}
      <div className="question-ways">
        <Close ref={back} className="btn sec">
          {keep}
        </Close>
        {children}
      </div>
    </Dialog>
  );
}
