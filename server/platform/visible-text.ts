/** Scripts in which names are spelt with zero-width joiners and non-joiners. */
const joining = 'Arab Beng Deva Gujr Guru Khmr Knda Mlym Mong Orya Sinh Syrc Taml Telu'
  .split(' ')
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('');
const joiner = String.raw`[\u200c\u200d]`;

/**
 * Controls and whatever is drawn as nothing: zero-width and bidirectional marks, fillers, but for a joiner
 * within a word of a script that has them. A name that holds one can look like somebody else's, or like none.
 */
const INVISIBLE = new RegExp(
  String.raw`(?!${joiner})[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]|(?<![${joining}])${joiner}|${joiner}(?![${joining}])`,
  'gu',
);

/** Whether every character can be seen; the format `visible-text` of the description. */
export function isVisibleText(text: string): boolean {
  return text.search(INVISIBLE) === -1;
}

/** The text without the characters that cannot be seen. */
export function visiblePartOf(text: string): string {
  return text.replace(INVISIBLE, '');
}
