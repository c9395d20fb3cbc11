import { describe, expect, it } from 'vitest';
import type { ConsentText, IntegrityPolicy } from '../../../../openapi/gen/types.gen.ts';
import { deviceNeeds } from './device-needs.ts';

const granted = { extra_time_percent: 0, text_only: false, pauses: false } as const;
const none = {
  state: 'none',
  requested: null,
  note: null,
  requested_at: null,
  granted,
  decided_at: null,
} as const;

const consent = (item: ConsentText['item'], rest: Partial<ConsentText> = {}): ConsentText => ({
  item,
  version: 1,
  title: '',
  captured: [],
  seen_by: '',
  kept_for: '',
  if_declined: '',
  is_required: false,
  decision: null,
  ...rest,
});
const decided = (isGiven: boolean) => ({
  decision: { is_given: isGiven, decided_at: '2026-11-21T12:00:00Z' },
});

const needs = (camera: IntegrityPolicy['camera'], consents: ConsentText[], textOnly = false) =>
  deviceNeeds({
    integrity: { signals: [], camera, may_decline_signals: true },
    consents,
    accommodations: { ...none, granted: { ...granted, text_only: textOnly } },
  });

describe('deviceNeeds', () => {
  it.each([
    ['required', consent('camera', { is_required: true }), 'required'],
    ['required', consent('camera', { is_required: true, ...decided(true) }), 'required'],
    ['optional', consent('camera'), 'optional'],
    ['optional', consent('camera', decided(true)), 'optional'],
    ['optional', consent('camera', decided(false)), 'none'],
    ['none', consent('integrity_signals'), 'none'],
  ] as const)('a camera that is %s → %#', (policy, text, need) =>
    expect(needs(policy, [text]).camera).toBe(need),
  );

  it('asks for no microphone and no speaker where text only is granted', () => {
    expect(needs('none', [consent('microphone')])).toMatchObject({
      microphone: 'optional',
      speaker: 'optional',
    });
    expect(needs('none', [consent('microphone')], true)).toMatchObject({
      microphone: 'none',
      speaker: 'none',
    });
    expect(needs('none', [])).toMatchObject({ microphone: 'none', speaker: 'optional' });
  });
});
