import { describe, expect, it } from 'vitest';
import type { ConsentText } from '../../../openapi/gen/types.gen.ts';
import { changedDecisions, storedChoices } from './consent-choices.ts';

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
    expect(storedChoices(consents)).toEqual({ camera: true, microphone: false }));

  it('are sent where they are new or changed, with the version that was read', () => {
    const choices = { integrity_signals: false, camera: true, microphone: true };
    expect(changedDecisions(consents, choices)).toEqual([
      { item: 'integrity_signals', version: 2, is_given: false },
      { item: 'microphone', version: 1, is_given: true },
    ]);
  });

  it('that are still open are not sent', () => expect(changedDecisions(consents, {})).toEqual([]));
});
