import { expect, it } from 'vitest';
import type { IntegritySignal, NotedDeviceName } from '../../../openapi/gen/types.gen.ts';
import { notedInPause } from './noted-in-pause.ts';

const alsoThen = 'Notes are on, also while the timer is paused';
const nothing = 'Notes are off while the timer is paused';

it.each<[string, IntegritySignal[], NotedDeviceName[], boolean, string]>([
  ['signals alone', ['paste'], [], false, alsoThen],
  [
    'signals beside devices',
    ['paste'],
    ['camera', 'microphone'],
    false,
    `${alsoThen}; camera and microphone are off`,
  ],
  ['devices alone', ['device_interrupted'], ['camera'], false, `${nothing}; the camera is off`],
  ['leaving the page', ['page_hidden', 'focus_lost'], [], false, alsoThen],
  ['leaving the page where breaks were granted', ['page_hidden', 'focus_lost'], [], true, nothing],
  ['pasting where breaks were granted', ['page_hidden', 'paste'], [], true, alsoThen],
])('says of a pause what is captured of %s', (_what, signals, devices, hasBreaks, line) => {
  const agreed = {
    signals: signals.map((signal) => ({ signal, sentence: '' })),
    devices: devices.map((device) => ({ device, sentences: [] })),
  };
  expect(notedInPause(agreed, hasBreaks)).toBe(line);
});
