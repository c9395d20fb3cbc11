/** One family for headings and text; the two after it stand in while it loads, in its measures: `scripts/typeface.ts`. */
export const SANS = '"Public Sans", "Near Arial", "Near Roboto", system-ui, sans-serif';
