import { expect, test } from 'vitest';
import { describeBrowser } from './describe-browser.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)';
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X)';
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [`${WINDOWS} ${BLINK} Chrome/141.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`${LINUX} ${BLINK} HeadlessChrome/141.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${BLINK} Chrome/141.0.0.0 Safari/537.36`, 'Chrome on ChromeOS'],
  [`${ANDROID} ${BLINK} Chrome/141.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [`${IPHONE} ${WEBKIT} CriOS/141.0.7390.41 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  [`${WINDOWS} ${BLINK} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, 'Edge on Windows'],
  [`${ANDROID} ${BLINK} Chrome/141.0.0.0 Mobile Safari/537.36 EdgA/141.0.0.0`, 'Edge on Android'],
  [`${IPHONE} ${WEBKIT} Version/18.0 EdgiOS/141.0 Mobile/15E148 Safari/604.1`, 'Edge on iPhone'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0',
    'Firefox on macOS',
  ],
  ['Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0', 'Firefox on Android'],
  [`${IPHONE} ${WEBKIT} FxiOS/143.0 Mobile/15E148 Safari/604.1`, 'Firefox on iPhone'],
  [`${MAC} ${WEBKIT} Version/18.5 Safari/605.1.15`, 'Safari on macOS'],
  [`${IPHONE} ${WEBKIT} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`${IPAD} ${WEBKIT} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari on iPad'],
  [`${WINDOWS} ${BLINK} Chrome/141.0.0.0 Safari/537.36 OPR/122.0.0.0`, 'Opera on Windows'],
  [
    `${ANDROID} ${BLINK} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  ['curl/8.5.0', 'Unknown browser'],
  ['Mozilla/5.0 (Windows NT 10.0)', 'Unknown browser on Windows'],
  ['', 'Unknown browser'],
  [null, 'Unknown browser'],
])('%s is %s', (userAgent, expected) => {
  expect(describeBrowser(userAgent)).toBe(expected);
});
