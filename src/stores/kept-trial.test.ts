// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { carryTrial, dropOtherTrials, keepTrial, keptTrial, type Trial, trialOf } from './kept-trial.ts';

const trial: Trial = {
  id: 'aaaa',
  roleFamily: 'software',
  questionId: 'software-03',
  prompt: 'Tell me about a bug.',
  text: 'I read the logs.',
};
const JANE = 'jane@mail.example';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  window.sessionStorage.clear();
  window.localStorage.clear();
});

/** A tab in which a mail's link is opened knows nothing of the one before. */
const inNewTab = () => window.sessionStorage.clear();

describe('what was tried', () => {
  it('stays in its tab until somebody registers there', () => {
    keepTrial(trial);
    expect([keptTrial(), window.localStorage.length]).toEqual([trial, 0]);
    expect(trialOf(JANE)).toBeNull();
  });

  it('goes with the registration, also into another tab of this browser', () => {
    keepTrial(trial);
    carryTrial(` ${JANE.toUpperCase()} `);
    expect(window.sessionStorage.getItem('candor.trial')).toBe('{"id":"aaaa"}');
    expect(keptTrial()).toBeNull();
    inNewTab();
    expect(trialOf(JANE)).toEqual(trial);
    expect(trialOf('other@mail.example')).toBeNull();
  });

  it('goes with the address that was corrected in its tab, and with no registration of another tab', () => {
    keepTrial(trial);
    carryTrial('jame@mail.example');
    carryTrial(JANE);
    expect([trialOf(JANE), trialOf('jame@mail.example')]).toEqual([trial, null]);
    inNewTab();
    carryTrial('other@mail.example');
    expect([trialOf(JANE), trialOf('other@mail.example')]).toEqual([trial, null]);
  });

  it('is there for a day', () => {
    keepTrial(trial);
    carryTrial(JANE);
    vi.advanceTimersByTime(24 * 3_600_000 - 1);
    expect(trialOf(JANE)).toEqual(trial);
    vi.advanceTimersByTime(1);
    expect(trialOf(JANE)).toBeNull();
  });

  it('outlives the sign-in of its registration alone', () => {
    keepTrial(trial);
    carryTrial(JANE);
    dropOtherTrials(JANE);
    expect(trialOf(JANE)).toEqual(trial);
    dropOtherTrials('other@mail.example');
    expect([window.localStorage.length, window.sessionStorage.length]).toEqual([0, 0]);
  });

  it('is dropped at a sign-in without a registration, and at a logout', () => {
    keepTrial(trial);
    dropOtherTrials(JANE);
    expect(keptTrial()).toBeNull();
    keepTrial(trial);
    carryTrial(JANE);
    dropOtherTrials(null);
    expect(trialOf(JANE)).toBeNull();
  });
});

it.each([
  'nonsense',
  'null',
  '7',
  '[]',
  '{"id":"aaaa"}',
  '{"id":7,"roleFamily":"a","questionId":"b","prompt":"c","text":"d"}',
])('stored %s is none', (stored) => {
  window.sessionStorage.setItem('candor.trial', stored);
  window.localStorage.setItem('candor.trial', stored);
  expect([keptTrial(), trialOf(JANE)]).toEqual([null, null]);
  carryTrial(JANE);
  expect(trialOf(JANE)).toBeNull();
});

it('a storage that throws breaks nothing', () => {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new Error('forbidden');
    });
  expect(() => keepTrial(trial)).not.toThrow();
  expect(() => carryTrial(JANE)).not.toThrow();
  expect(() => dropOtherTrials(JANE)).not.toThrow();
  expect([keptTrial(), trialOf(JANE)]).toEqual([null, null]);
});
