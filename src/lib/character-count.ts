/** How many characters the contract counts in a text: one beyond the first 65,536, such as an emoji, is one. */
export const characterCount = (text: string): number => [...text].length;
