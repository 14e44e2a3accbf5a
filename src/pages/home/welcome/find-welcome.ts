/** Where the home of the signed-in is, and all that it needs: the first visit, which is a guest's, does not pay for the names. */
export const welcome = () => import("./welcome.screen.ts");
