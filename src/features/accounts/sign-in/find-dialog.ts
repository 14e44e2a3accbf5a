/**
 * Where the dialog is, and all that it needs: two dozen names that every first visit would pay for, did the frame know them.
 */
export const dialog = () => import("./SignInDialog.tsx");
