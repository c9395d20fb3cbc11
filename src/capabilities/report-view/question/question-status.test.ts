import { expect, it } from 'vitest';
import type {
  Assessment,
  Checklist,
  ExactResult,
  ReportQuestion,
  ReportTurn,
} from '../../../../openapi/gen/types.gen.ts';
import { questionStatusOf } from './question-status.ts';

const anchors = { '1': 'Nothing.', '3': 'A step.', '5': 'A step and its effect.' };

const question = (found: object, outcome: ReportTurn['outcome'] = 'answered') =>
  ({
    anchors,
    checklist: null,
    assessment: null,
    exact: null,
    turns: [{ outcome }],
    ...found,
  }) as unknown as ReportQuestion;

const checklist = (change: Partial<Checklist>) => ({
  checklist: { found: 4, of: 5, items: [], concepts: [], ...change },
});
const assessment = (state: Assessment['state'], score: number | null, anchor: number | null = null) => ({
  assessment: { state, score, anchor, evidence: [], missing: [], note: null },
});
const exact = (result: ExactResult['result'], points: number | null, change: object = {}) => ({
  exact: { result, points, options: [], explanation: '', ...change },
});
const nineOfTen = { code: { passed: { visible: 2, visible_total: 2, hidden: 7, hidden_total: 8 } } };

const words = (text: string) => ({ kind: 'words', words: text });

it.each<[string, ReportQuestion, object]>([
  ['a checklist', question(checklist({})), { kind: 'checklist', found: 4, of: 5, note: null }],
  [
    'a checklist of nothing found',
    question(checklist({ found: 0 })),
    { kind: 'checklist', found: 0, of: 5, note: null },
  ],
  [
    'a checklist that rests on a claim',
    question(checklist({ rests_on_claim: true })),
    { kind: 'checklist', found: 4, of: 5, note: 'counts by how you say it relates' },
  ],
  ['what may be about something else', question(checklist({ is_unclear: true })), words('Not counted')],
  [
    'the same where a person looks',
    question(checklist({ is_unclear: true, needs_human: true })),
    words('Waits for a person'),
  ],
  [
    'a score',
    question(assessment('scored', 4, 3)),
    { kind: 'score', score: 4, near: 'nearest anchor: Solid (3)' },
  ],
  [
    'a score between anchors',
    question(assessment('scored', 2.5)),
    {
      kind: 'score',
      score: 2.5,
      near: 'between Weak (1) and Solid (3)',
    },
  ],
  ['no score', question(assessment('no_evidence', null)), words('Not scored')],
  ['what waits', question(assessment('needs_human', null)), words('Waits for a person')],
  ['what was not judged', question(assessment('not_judged', null)), words('Not judged')],
  ['a skip that scores 1', question(assessment('skipped', 1), 'skipped'), words('Skipped, counts as 1 of 5')],
  ['a skip', question({}, 'skipped'), words('Skipped')],
  ['a skip that was made up for', question({ retries: [{}] }, 'skipped'), words('Skipped; answered since')],
  ['what could not be used', question({}, 'insufficient'), words('Could not be used')],
  ['what was answered and not looked at', question({}), words('Could not be used')],
  ['what was not asked', question({}, 'unasked'), words('Not asked')],
  ['the key', question(exact('right', 1)), words('Right')],
  ['a part of the key', question(exact('partly', 2 / 3)), words('Partly right: 0.67 of 1 point')],
  ['some cases', question(exact('partly', 0.9, nineOfTen)), words('Partly right: 9 of 10 cases')],
  ['code in a practice that is not run', question(exact('not_counted', null)), words('Not counted')],
  ['code that is left to a person', question(exact('needs_human', null)), words('Waits for a person')],
  ['a choice that was skipped', question(exact(null, 0), 'skipped'), words('Skipped')],
  ['a choice that was not submitted', question(exact(null, null), 'interrupted'), words('Interrupted')],
])('%s stands in few words', (_case, given, status) => expect(questionStatusOf(given)).toEqual(status));
