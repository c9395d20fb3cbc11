/** Characters that browsers drop or turn into slashes while they read an address. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const TREACHEROUS = /[\u0000-\u001f\u007f\\]/;

/** Pages that a person never wants to come back to after signing in. */
const LOGIN_PAGES = /^\/(?:auth\/|admin-login(?:$|[/?#]))/i;

/** The path, query and fragment to return to, or null when the value is not a path of this origin (D8). */
export function safeReturnPath(value: string | null | undefined, origin: string): string | null {
  if (!value?.startsWith('/') || value.startsWith('//') || TREACHEROUS.test(value)) return null;
  if (!URL.canParse(value, origin)) return null;
  const url = new URL(value, origin);
  if (url.origin !== origin || url.pathname.startsWith('//') || LOGIN_PAGES.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}
