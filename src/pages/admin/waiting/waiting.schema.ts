/** For the server and the screens alike: what waits is counted so far, then the menu says "more than". */
export const mostCounted = 999;
