/**
 * Stands in for MUI's `TouchRipple` in the build: ripples are switched off here, and their code is
 * 2 kB of every page. A default export, because that is what the button imports.
 */
export default function NoRipple(): null {
  return null;
}
