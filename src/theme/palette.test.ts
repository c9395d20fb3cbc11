import { describe, expect, test } from 'vitest';
import { palette } from './palette.ts';

const channel = (hex: string, at: number) => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string) =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

/** Contrast ratio of WCAG 2.2. */
function contrast(a: string, b: string) {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const COLOURS = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;

describe.each(['light', 'dark'] as const)('%s scheme', (scheme) => {
  const { background, text, control, ...colours } = palette[scheme];
  const surfaces = Object.values(background);

  test.each(surfaces)('text and coloured text on %s reach AA', (surface) => {
    for (const value of Object.values(text)) expect(contrast(value, surface)).toBeGreaterThanOrEqual(4.5);
    for (const name of COLOURS) expect(contrast(colours[name].main, surface)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(COLOURS)('text on a %s button reaches AA', (name) => {
    expect(contrast(colours[name].contrastText, colours[name].main)).toBeGreaterThanOrEqual(4.5);
  });

  test('text on tinted surfaces reaches AA', () => {
    for (const name of ['primary', 'secondary'] as const) {
      expect(contrast(text.primary, colours[name].light)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colours[name].dark, colours[name].light)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('controls and the focus ring stand out from every surface', () => {
    for (const surface of surfaces) {
      expect(contrast(control, surface)).toBeGreaterThanOrEqual(3);
      expect(contrast(colours.primary.main, surface)).toBeGreaterThanOrEqual(3);
    }
  });
});
