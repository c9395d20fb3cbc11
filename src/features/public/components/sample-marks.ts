import type { Check } from './sample-answer.ts';

/** Each check has its own line as well as its own colour, so that colour never stands alone. */
const mark = (color: string, line: string) => ({
  color: 'inherit',
  backgroundColor: `color-mix(in srgb, var(--mui-palette-${color}-main) 14%, transparent)`,
  borderBottom: `2px ${line} var(--mui-palette-${color}-main)`,
  borderRadius: '3px 3px 0 0',
  px: 0.25,
  boxDecorationBreak: 'clone',
});

/** How each check is marked in the sample's answer. */
export const markStyles: Record<Check, ReturnType<typeof mark>> = {
  context: mark('info', 'solid'),
  action: mark('primary', 'double'),
  specifics: mark('warning', 'dashed'),
  concepts: mark('secondary', 'dotted'),
  result: mark('success', 'solid'),
};
