/** Why a database cannot be used, said of it: "was made by…". Whoever opens it says which one. */
export class UnusableDatabase extends Error {}
