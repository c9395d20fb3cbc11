const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu;

/**
 * A pasted job description or resume as plain text: tags, control and invisible characters removed, blank runs
 * folded. Null where nothing is left.
 */
export function plainJobDescription(pasted: string | undefined): string | null {
  const plain = (pasted ?? '')
    .normalize('NFC')
    .replaceAll(/<\/?[a-z][^<>]{0,500}>/gi, ' ')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(invisible, (character) => (character === '\n' || character === '\t' ? character : ''))
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return plain === '' ? null : plain;
}
