import { describe, expect, it } from 'vitest';
import type { ConsentText } from '../../../openapi/gen/types.gen.ts';
import { changedDecisions, currentChoices, lastDecided } from './consent-choices.ts';

const consent = (item: ConsentText['item'], version: number, isGiven?: boolean): ConsentText => ({
  item,
  version,
  title: '',
  captured: [],
  seen_by: '',
  kept_for: '',
  if_declined: '',
  is_required: false,
  decision: isGiven === undefined ? null : { is_given: isGiven, decided_at: '2026-11-21T12:00:00Z' },
});

describe('decisions', () => {
  const consents = [
    consent('integrity_signals', 2),
    consent('camera', 1, true),
    consent('microphone', 1, false),
  ];

  it('begin with what is stored of the texts as they are now worded', () =>
    expect(currentChoices(consents, [])).toEqual({ camera: true, microphone: false }));

  it('that were made here hold for the words that were read, the last one of several', () => {
    const chosen = [
      { item: 'integrity_signals', version: 1, is_given: true },
      { item: 'microphone', version: 1, is_given: false },
      { item: 'microphone', version: 1, is_given: true },
    ] as const;
    expect(currentChoices(consents, chosen)).toEqual({ camera: true, microphone: true });
  });

  it('tell when the last one was stored', () => {
    expect(lastDecided(consents)).toBe('2026-11-21T12:00:00Z');
    expect(lastDecided(consents.slice(0, 1))).toBeNull();
  });

  it('are sent where they are new or changed, with the version that was read', () => {
    const choices = { integrity_signals: false, camera: true, microphone: true };
    expect(changedDecisions(consents, choices)).toEqual([
      { item: 'integrity_signals', version: 2, is_given: false },
      { item: 'microphone', version: 1, is_given: true },
    ]);
  });

  it('that are still open are not sent', () => expect(changedDecisions(consents, {})).toEqual([]));
});
