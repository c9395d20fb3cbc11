/** Stands in for MUI's script for the colour scheme in the build: `first-paint.js` does that; only its keys are wanted. */
export const DEFAULT_MODE_STORAGE_KEY = 'mode';
export const DEFAULT_COLOR_SCHEME_STORAGE_KEY = 'color-scheme';
export const buildInitColorSchemeScript = () => null;
