/** What the address of the sign-in says. */
export type LoginSearch = {
  /** Where to go after signing in. */
  next?: string;
  mode?: "register";
};
