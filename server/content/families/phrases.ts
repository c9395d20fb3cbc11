/** The phrases of a text, parted by semicolons, wrapped between any two: hundreds stay pleasant to read. */
export function phrases(text: string): readonly string[] {
  return text.trim().split(/;\s+/);
}
