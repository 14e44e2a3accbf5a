/** A mail that was typed where one signs in, for the page that asks for it again. Kept by the tab alone: an address would show it. */
let typed = "";

export const keepTypedMail = (email: string): void => {
  typed = email;
};
export const typedMail = (): string => typed;
