export type SignInMode = "signIn" | "register";
/** What a guest wanted when they were asked to sign in: the dialog says so, and it is done afterwards. */
export type SignInReason = "sell" | "message" | "search" | "comparison" | "pay";
type Ask = (mode?: SignInMode, reason?: SignInReason) => Promise<boolean>;

let ask: Ask = async () => false;

/** The feature of accounts answers for anyone who asks; this folder knows no feature. Returns what takes it back. */
export function answerSignIn(answer: Ask): () => void {
  ask = answer;
  return () => {
    ask = async () => false;
  };
}

/** True as soon as a user is signed in: at once, or after the dialog, where a guest may also close it (false). */
export const askToSignIn: Ask = (mode, reason) => ask(mode, reason);

/** Does what needs an account, for a guest after signing in. */
export async function withSignIn(action: () => void, reason?: SignInReason) {
  if (await askToSignIn("signIn", reason)) action();
}
