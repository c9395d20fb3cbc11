import { describe, expect, it } from 'vitest';
import type { PracticeType } from '../../../openapi/gen/types.gen.ts';
import { roleFamilies } from '../../content/role-families.ts';
import type { StoredEngine } from '../../platform/database/stored-engine.ts';
import type { Interview, SessionRow, SessionState } from '../interviews/session/session-state.ts';
import { withCurrentBank } from './current-bank.ts';
import { type EvaluationSituation, whyAgain, whyNotAgain } from './re-evaluation.ts';

const engine: StoredEngine = {
  name: 'rules',
  label: 'Checklist',
  version: '1.0.0',
  reason: 'AI is not configured',
};
const newest = { version: 1, engine, bankVersion: 1, lacksJudgement: false };
const last = { ...newest, version: 20, lacksJudgement: true };

function situation(
  session: Partial<SessionRow>,
  change: Partial<EvaluationSituation> = {},
  mode: Interview['mode'] = 'practice',
): EvaluationSituation {
  const state = { session, interview: { mode } } as SessionState;
  return { state, newest, engine, bankVersion: 1, ...change };
}

const reported = { status: 'reported', evaluationState: 'done' } as const;
const ai = { model: 'small', host: 'ai.example', temperature: 0, prompt_version: '1' };

const ofWords = situation(reported);
const asking = (questionType: PracticeType) => ({
  ...ofWords,
  state: { ...ofWords.state, interview: { ...ofWords.state.interview, questionType } },
});

describe('whyNotAgain', () => {
  it.each<[string, EvaluationSituation, RegExp | null]>([
    ['nothing has changed', situation(reported), /^Neither the engine nor .* would say the same/],
    ['it is of choices', asking('multiple_choice'), /^The answers are held .* key .* would say the same/],
    ['it is of code', asking('coding'), /^The code is run .* cases .* would say the same/],
    ['the engine has changed', situation(reported, { engine: { ...engine, version: '1.1.0' } }), null],
    ['the prompt has changed', situation(reported, { engine: { ...engine, ai } }), null],
    ['the bank has changed', situation(reported, { bankVersion: 2 }), null],
    ['an answer needs a person', situation(reported, { newest: { ...newest, lacksJudgement: true } }), null],
    ['an answer still needs one after many reports', situation(reported, { newest: last }), /20 times/],
    ['so it is, and the bank has changed', situation(reported, { newest: last, bankVersion: 2 }), null],
    ['it is for hiring', situation(reported, { bankVersion: 2 }, 'ai'), /Only a practice/],
    ['it is running', situation({ status: 'evaluating', evaluationState: 'running' }), /is being evaluated/],
    ['it failed', situation({ status: 'evaluating', evaluationState: 'needs_human' }), null],
    ['it goes on', situation({ status: 'in_progress' }, { newest: undefined }), /hasn’t been evaluated yet/],
  ])('%s', (_case, given, reason) => {
    const why = whyNotAgain(given);
    if (reason) expect(why).toMatch(reason);
    else expect(why).toBeNull();
  });
});

describe('whyAgain', () => {
  it.each<[string, Partial<EvaluationSituation>, string | null]>([
    ['nothing has changed', {}, null],
    ['there is no report yet', { newest: undefined, bankVersion: 2 }, null],
    ['the engine has changed', { engine: { ...engine, ai } }, 'The engine changed since the last version.'],
    ['the bank has changed', { bankVersion: 2 }, 'The question bank changed since the last version.'],
    [
      'both have',
      { engine: { ...engine, version: '1.1.0' }, bankVersion: 2 },
      'The engine and the question bank changed since the last version.',
    ],
    ['an answer lacks a judgement', { newest: last }, 'An answer could not be judged.'],
    [
      'it does, and the bank has changed',
      { newest: last, bankVersion: 2 },
      'The question bank changed since the last version. An answer could not be judged.',
    ],
  ])('%s', (_case, change, reason) => expect(whyAgain(situation(reported, change))).toBe(reason));
});

describe.each(['questions', 'hiringQuestions'] as const)('withCurrentBank of %s', (list) => {
  const [family] = roleFamilies;
  if (!family) throw new Error('There is no role family.');
  const [question, other] = family[list];
  if (!question || !other) throw new Error('There are no questions.');
  const interview = {
    roleFamilyId: family.id,
    bankVersion: family.version,
    questions: [question],
    competencies: family.competencies.map((competency) => ({ ...competency, weight: 0.25 })),
  } as unknown as Interview;
  const concepts = [{ id: 'calm', label: 'Staying calm', synonyms: ['calm'] }];
  const revised = { ...family, version: family.version + 1, [list]: [{ ...question, concepts }, other] };

  it('takes the texts of today for the same questions, and keeps the weights', () => {
    const current = withCurrentBank(interview, revised);
    expect(current.bankVersion).toBe(family.version + 1);
    expect(current.questions).toEqual([{ ...question, concepts }]);
    expect(current.competencies.map(({ weight }) => weight)).toEqual(family.competencies.map(() => 0.25));
  });

  it('leaves an interview alone whose question is gone, or worded or meant otherwise', () => {
    const variants = [
      [other],
      [{ ...question, prompt: 'What now?' }, other],
      [{ ...question, competency: 'else' }, other],
    ];
    for (const questions of variants)
      expect(withCurrentBank(interview, { ...revised, [list]: questions })).toBe(interview);
    expect(withCurrentBank(interview, family)).toBe(interview);
  });

  it.each(['multiple_choice', 'coding'])('leaves one alone with %s, which is asked from a set', (type) => {
    const ofSet = { ...interview, questions: [{ ...question, type }] } as unknown as Interview;
    expect(withCurrentBank(ofSet, revised)).toBe(ofSet);
  });
});
