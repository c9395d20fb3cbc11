import { expect, it } from 'vitest';
import type { Assessment, Checklist, ExactResult, ReportTurn } from '../../../../openapi/gen/types.gen.ts';
import type { FoundAnswer } from '../findings/answer-findings.tsx';
import { whatChanged } from './what-changed.ts';

const answer = (found: Partial<FoundAnswer>): FoundAnswer => ({
  turns: [],
  anchors: null,
  checklist: null,
  assessment: null,
  exact: null,
  ...found,
});

function withChecks(found: readonly string[], concepts: readonly string[] = []): FoundAnswer {
  const items = (['context', 'action', 'result', 'concepts'] as const).map((check) => ({
    check,
    label: check,
    found: found.includes(check),
    evidence: [],
    missing: null,
  }));
  const marks = ['logs', 'tests'].map((label) => ({
    _id: label,
    label,
    found: concepts.includes(label),
    evidence: [],
  }));
  return answer({ checklist: { found: found.length, of: 5, items, concepts: marks } satisfies Checklist });
}

/** What may be about something else: its checks are marked, and not counted. */
function unclear(): FoundAnswer {
  const { checklist } = withChecks([]);
  return answer({ checklist: checklist && { ...checklist, is_unclear: true } });
}

const unusable = answer({ turns: [{ outcome: 'insufficient' } as ReportTurn] });
const unscored = answer({ assessment: { state: 'no_evidence', score: null } as Assessment });

function scored(score: number | null): FoundAnswer {
  const assessment: Assessment = { state: 'scored', score, anchor: 3, evidence: [], missing: [], note: null };
  return answer({ assessment });
}

function worth(points: number | null): FoundAnswer {
  const exact: ExactResult = { result: 'partly', points, options: [], explanation: '' };
  return answer({ exact });
}

it.each<[string, FoundAnswer, FoundAnswer, readonly string[]]>([
  [
    'checks',
    withChecks(['context'], ['logs']),
    withChecks(['action', 'result'], ['logs', 'tests']),
    ['Found now and not before: action, result, and tests.', 'Found before and not now: context.'],
  ],
  [
    'concepts of which other words may have been used',
    withChecks(['context'], ['logs', 'tests']),
    withChecks(['context'], ['tests']),
    ['The same checks are found as in the first answer.'],
  ],
  [
    'no check',
    withChecks(['context']),
    withChecks(['context']),
    ['The same checks are found as in the first answer.'],
  ],
  [
    'a retry that is not counted',
    withChecks(['context']),
    unclear(),
    ['The first answer is counted, and nothing of this one.'],
  ],
  [
    'a retry that is counted',
    unclear(),
    withChecks(['context']),
    ['Found now: 1 of 5; nothing of the first is counted.'],
  ],
  ['nothing counted', unclear(), unclear(), ['Nothing is counted, neither of this answer nor of the first.']],
  [
    'a retry of what could not be used',
    unusable,
    withChecks(['context', 'action']),
    ['Found now: 2 of 5; nothing of the first is counted.'],
  ],
  [
    'a retry that could not be used',
    scored(2),
    unusable,
    ['The first answer is counted, and nothing of this one.'],
  ],
  ['a first score', unscored, scored(4), ['AI score 4; nothing of the first is counted.']],
  ['a retry that is still read', unscored, answer({}), []],
  ['a score', scored(2), scored(3.5), ['AI score 3.5, before 2.']],
  ['points', worth(0), worth(2 / 3), ['0.67 of 1 point, before 0.']],
  ['what has no score', scored(null), scored(3), []],
  ['what has no points', worth(null), worth(1), []],
  ['what another engine found', withChecks(['context']), scored(3), []],
])('%s that changed', (_name, first, retry, said) => expect(whatChanged(first, retry)).toEqual(said));
