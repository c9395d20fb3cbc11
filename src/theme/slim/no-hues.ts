/**
 * Stands in for MUI's hues in the build: our palette has its own, and theirs are 1 kB of every page. MUI makes one theme of
 * them that nobody uses.
 */
const unused = '#777';

export default {
  50: unused,
  200: unused,
  300: unused,
  400: unused,
  500: unused,
  700: unused,
  800: unused,
  900: unused,
};
