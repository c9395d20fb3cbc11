import type { CheckName } from '../../../../openapi/gen/types.gen.ts';

/** What a piece of an answer can be marked as: evidence of a check, or words that an AI score rests on. */
export type MarkName = CheckName | 'quote';

interface CheckStyle {
  readonly hue: string;
  readonly line: 'solid' | 'dashed' | 'dotted' | 'double';
  /** Of the line, in pixels. */
  readonly width: 1 | 2 | 3;
}

/** How each mark looks in an answer: a tint and a line of its own, so that color is never alone. */
export const checkStyles: Record<MarkName, CheckStyle> = {
  context: { hue: '#2f7fd6', line: 'solid', width: 1 },
  action: { hue: '#1f9d6b', line: 'solid', width: 2 },
  result: { hue: '#b8721b', line: 'double', width: 3 },
  specifics: { hue: '#9a5bd0', line: 'dashed', width: 2 },
  concepts: { hue: '#cf4a78', line: 'dotted', width: 2 },
  quote: { hue: '#2f7fd6', line: 'solid', width: 1 },
};

/** In the colours that somebody has chosen for all pages. */
export const FORCED_COLORS = '@media (forced-colors: active)';

/** Faint, so that the answer stays a text that is read. */
export const tintOf = (hue: string) => `color-mix(in srgb, ${hue} 14%, transparent)`;

/**
 * A piece of text under these marks: the tint of the first, which holds most often for a whole sentence, and the line of
 * the last, which holds for a few words in it.
 */
export function markStyle(checks: readonly MarkName[]) {
  const first = checks[0];
  const last = checks.at(-1);
  if (!first || !last) return {};
  const { hue, line, width } = checkStyles[last];
  return {
    color: 'inherit',
    borderRadius: '3px',
    backgroundColor: tintOf(checkStyles[first].hue),
    textDecoration: `underline ${line} color-mix(in srgb, ${hue} 70%, transparent)`,
    textDecorationThickness: line === 'double' ? '1px' : `${width}px`,
    textUnderlineOffset: '0.24em',
    textDecorationSkipInk: 'none',
    printColorAdjust: 'exact',
    // All tints are one colour then: the lines alone tell the marks apart.
    [FORCED_COLORS]: { textDecorationThickness: line === 'double' ? '2px' : `${width * 2}px` },
  } as const;
}
