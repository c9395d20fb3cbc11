import type { CheckName } from '../../../../openapi/gen/types.gen.ts';

/** What a piece of an answer can be marked as: evidence of a check, or words that an AI score rests on. */
export type MarkName = CheckName | 'quote';

interface CheckStyle {
  /** Stands before the marked words, so that colour is never alone. */
  readonly letter: string;
  readonly hue: string;
  readonly line: 'solid' | 'dashed' | 'dotted' | 'double' | 'wavy';
}

/** How each mark looks in a transcript: a letter, an underline and a tint of its own. */
export const checkStyles: Record<MarkName, CheckStyle> = {
  context: { letter: 'C', hue: '#2f7fd6', line: 'dotted' },
  action: { letter: 'A', hue: '#1f9d6b', line: 'solid' },
  result: { letter: 'R', hue: '#b8721b', line: 'double' },
  specifics: { letter: 'S', hue: '#9a5bd0', line: 'dashed' },
  concepts: { letter: 'K', hue: '#cf4a78', line: 'wavy' },
  quote: { letter: 'Q', hue: '#2f7fd6', line: 'solid' },
};

/** The tint and underlines of a piece of text under these marks; nested marks draw one underline each. */
export function markStyle(checks: readonly MarkName[]) {
  const [first] = checks;
  if (!first) return {};
  const { hue, line } = checkStyles[first];
  return {
    color: 'inherit',
    borderRadius: '3px',
    backgroundColor: `color-mix(in srgb, ${hue} 20%, transparent)`,
    textDecoration: `underline ${line} ${hue}`,
    textDecorationThickness: '2px',
    textUnderlineOffset: '0.28em',
    textDecorationSkipInk: 'none',
    boxShadow: checks[1] ? `inset 0 -0.16em 0 ${checkStyles[checks[1]].hue}` : 'none',
    printColorAdjust: 'exact',
  } as const;
}
