import type { SignInMode } from "#ui/sign-in.ts";

/** What the dialog is told: how it opens, and whom to tell how it ended. */
export interface SignInDialogProps {
  mode: SignInMode;
  onEnd: (signedIn: boolean) => void;
}
