/** Characters of a line that fits beside a picture on a phone. */
const lineLength = 14;

/** A name in lines as short as its words allow. */
export function brokenLabel(name: string): string {
  const lines: string[] = [];
  for (const word of name.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= lineLength)
      lines.push(`${lines.pop()} ${word}`);
    else lines.push(word);
  }
  return lines.join('\n');
}
