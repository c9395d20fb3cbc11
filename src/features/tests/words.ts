import type { TestItemKind } from '../../../openapi/gen/types.gen.ts';

export const kindWords: Readonly<Record<TestItemKind, string>> = {
  choice: 'Choice',
  text: 'Text',
  code: 'Code',
};

const SECONDS_A_MINUTE = 60;

/** As in "4 min 20 s". */
export function durationWords(seconds: number): string {
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / SECONDS_A_MINUTE);
  const rest = whole % SECONDS_A_MINUTE;
  return [minutes > 0 && `${minutes} min`, (rest > 0 || minutes === 0) && `${rest} s`]
    .filter(Boolean)
    .join(' ');
}

export const kindsText = (kinds: readonly TestItemKind[]) => kinds.map((kind) => kindWords[kind]).join(', ');

/** As in "2.5 of 4 points". */
export const pointsText = (points: number, worth: number) =>
  `${Number(points.toFixed(2))} of ${worth} ${worth === 1 ? 'point' : 'points'}`;
