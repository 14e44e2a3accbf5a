export type SignInMode = "signIn" | "register";
type Ask = (mode?: SignInMode) => Promise<boolean>;

let ask: Ask = async () => false;

/** The feature of accounts answers for anyone who asks; this folder knows no feature. Returns what takes it back. */
export function answerSignIn(answer: Ask): () => void {
  ask = answer;
  return () => {
    ask = async () => false;
  };
}

/** True as soon as a user is signed in: at once, or after the dialog, where a guest may also close it (false). */
export const askToSignIn: Ask = (mode) => ask(mode);

/** Does what needs an account, for a guest after signing in. */
export async function withSignIn(action: () => void) {
  if (await askToSignIn()) action();
}
