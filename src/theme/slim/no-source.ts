/** Stands in for what writes MUI's theme as source text in the build: only a compiler of styles asks for it. */
export const stringifyTheme = () => '';
