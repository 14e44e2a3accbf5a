import type { SignInMode, SignInReason } from "#ui/sign-in.ts";

/** What the dialog is told: how it opens, and whom to tell how it ended. */
export interface SignInDialogProps {
  mode: SignInMode;
  reason?: SignInReason | undefined;
  onEnd: (signedIn: boolean) => void;
}
