type Rule = readonly [RegExp, string];

/** The first that fits counts: nearly every browser also claims to be Chrome or Safari. */
const BROWSERS: readonly Rule[] = [
  [/\b(?:Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(?:OPR|OPT|OPX)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/\S+ .*\bSafari\//, 'Safari'],
];

/** iPhones say "like Mac OS X", Android and ChromeOS say "Linux" or "X11". */
const SYSTEMS: readonly Rule[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (text: string, rules: readonly Rule[]) => rules.find(([pattern]) => pattern.test(text))?.[1];

/** "Firefox on Windows" from a `User-Agent`; "Unknown browser" where it names none. */
export function describeBrowser(userAgent: string | null | undefined): string {
  const text = userAgent ?? '';
  const browser = nameIn(text, BROWSERS) ?? 'Unknown browser';
  const system = nameIn(text, SYSTEMS);
  return system ? `${browser} on ${system}` : browser;
}
