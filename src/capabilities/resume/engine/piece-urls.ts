type Context = (request: string) => string;

/** What the build makes of all files that a pattern finds. */
declare global {
  interface ImportMeta {
    webpackContext(folder: string, options: { readonly regExp: RegExp }): Context;
  }
}

const CONTEXTS: readonly Context[] = [
  import.meta.webpackContext('../../../../node_modules/@fontsource/noto-sans-sc/files', {
    regExp: /sc-\d+-[47]00-normal\.woff$/,
  }),
  import.meta.webpackContext('../../../../node_modules/@fontsource/noto-sans-jp/files', {
    regExp: /jp-\d+-[47]00-normal\.woff$/,
  }),
  import.meta.webpackContext('../../../../node_modules/@fontsource/noto-sans-kr/files', {
    regExp: /kr-\d+-[47]00-normal\.woff$/,
  }),
];

/** Where the build puts a piece of the East Asian typefaces. */
export function pieceUrlOf(file: string): string | undefined {
  const name = file.slice(file.lastIndexOf('/') + 1);
  const context = CONTEXTS[['sc', 'jp', 'kr'].findIndex((face) => name.startsWith(`noto-sans-${face}-`))];
  return context?.(`./${name}`);
}
