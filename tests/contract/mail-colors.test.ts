import { describe, expect, test } from 'vitest';
import { mailColors } from '../../server/content/mails/mail-colors.ts';
import { palette } from '../../src/theme/palette.ts';

/** WCAG's relative luminance of `#rrggbb`. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(['light', 'dark'] as const)('in %s', (scheme) => {
  const mail = mailColors[scheme];

  test('mails have the colors of the app', () => {
    const { background, divider, text, primary } = palette[scheme];
    expect(mail).toEqual({
      page: background.default,
      card: background.paper,
      line: divider,
      text: text.primary,
      soft: text.secondary,
      action: primary.main,
      onAction: primary.contrastText,
    });
  });

  test.each([
    ['text', 'card'],
    ['text', 'page'],
    ['soft', 'card'],
    ['soft', 'page'],
    ['action', 'card'],
    ['action', 'page'],
    ['onAction', 'action'],
  ] as const)('%s can be read on %s', (ink, ground) => {
    expect(contrast(mail[ink], mail[ground])).toBeGreaterThanOrEqual(4.5);
  });
});
