/** The longest text that is searched for, in characters. By itself, since every page of the browser needs it to read an address. */
export const searchTextLimit = 200;
