import { describe, expect, it } from 'vitest';
import { type BrowserParts, browserState } from './browser-features.ts';
import { type DeviceNeeds, missingDevices, unchecked } from './check-state.ts';
import { mediaFailure, mediaProblemOf } from './media/media-problem.ts';
import { heardFrom, soundLevel } from './media/sound-level.ts';
import { measureNetwork, networkState } from './network-state.ts';

describe('missingDevices', () => {
  const needs: DeviceNeeds = {
    browser: 'optional',
    network: 'optional',
    camera: 'required',
    microphone: 'none',
    speaker: 'optional',
  };

  it('names what is required and has not passed', () => {
    expect(missingDevices(unchecked, needs)).toEqual(['camera']);
    const failed = { ...unchecked, camera: mediaFailure('camera', 'blocked') };
    expect(missingDevices(failed, needs)).toEqual(['camera']);
  });

  it('names nothing once it has passed, whatever became of the others', () => {
    const states = { ...unchecked, camera: { kind: 'passed', text: '' }, speaker: networkState([]) } as const;
    expect(missingDevices(states, needs)).toEqual([]);
  });
});

describe('mediaProblemOf', () => {
  it.each([
    ['NotAllowedError', 'blocked'],
    ['SecurityError', 'blocked'],
    ['NotFoundError', 'missing'],
    ['OverconstrainedError', 'missing'],
    ['NotReadableError', 'busy'],
    ['AbortError', 'busy'],
    ['TypeError', 'unknown'],
  ])('%s → %s', (name, problem) => expect(mediaProblemOf(new DOMException('', name))).toBe(problem));

  it('takes what is no error for an unknown problem', () => {
    expect(mediaProblemOf('toString')).toBe('unknown');
    expect(mediaProblemOf(undefined)).toBe('unknown');
  });
});

describe('browserState', () => {
  const whole: BrowserParts = { indexedDB: {}, navigator: { cookieEnabled: true }, speechSynthesis: {} };

  it('passes a browser that has everything', () => expect(browserState(whole).kind).toBe('passed'));

  it('says what cannot be done for want of what is missing', () => {
    const { text } = browserState({ ...whole, indexedDB: undefined, speechSynthesis: undefined }) as {
      text: string;
    };
    expect(text).toBe(
      'Here the browser cannot keep what you type on this device when the connection is lost or read a question aloud.',
    );
  });
});

describe('networkState', () => {
  it.each([
    [[40, 42, 38, 41, 900], 'passed', 'The server answers in about 41 ms.'],
    [[40, 42, null, 41, 900], 'failed', 'The connection is not steady: 1 of 5 requests were lost.'],
    [[1600, 1700, 2000, 40, 1800], 'failed', 'The connection is slow: a request takes 1,700 ms.'],
    [[null, null], 'failed', 'The server could not be reached.'],
    [[], 'failed', 'The server could not be reached.'],
  ])('%j → %s', (samples, kind, text) => expect(networkState(samples)).toMatchObject({ kind, text }));
});

describe('measureNetwork', () => {
  it('asks five times, one after the other, and marks what failed', async () => {
    let time = 0;
    let underWay = 0;
    const asked: number[] = [];
    const samples = await measureNetwork(
      async () => {
        asked.push(++underWay);
        time += 10 * asked.length;
        await Promise.resolve();
        underWay--;
        if (asked.length === 2) throw new TypeError('network');
      },
      () => time,
    );
    expect(asked).toEqual([1, 1, 1, 1, 1]);
    expect(samples).toEqual([10, null, 30, 40, 50]);
  });
});

describe('soundLevel', () => {
  const constant = (value: number) => new Float32Array(64).fill(value);

  it('is 0 for silence and 1 for the loudest sound', () => {
    expect(soundLevel(constant(0))).toBe(0);
    expect(soundLevel(new Float32Array(0))).toBe(0);
    expect(soundLevel(constant(1))).toBe(1);
  });

  it('tells somebody who speaks from a quiet room', () => {
    expect(soundLevel(constant(0.002))).toBeLessThan(heardFrom);
    expect(soundLevel(constant(0.05))).toBeGreaterThan(heardFrom);
  });
});
