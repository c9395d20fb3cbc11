import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Checklist } from '../../../gen/types/types.gen.ts';
import { allGoldenAnswers } from '../answers/families/family-answers.fixture.ts';
import { padding } from '../answers/golden-answers.fixture.ts';
import { allQuestions, bicycleQuestion, foundChecks, judge, questionById } from '../judging-bank.fixture.ts';
import { evaluate } from './evaluate.ts';

const repair =
  'Last year at my old school a bicycle stood in the yard. I replaced the chain with a spanner. In the end it was stable and I took it for a ride of 20 km.';

function spansOf(checklist: Checklist | null) {
  return [...(checklist?.items ?? []), ...(checklist?.concepts ?? [])].flatMap(({ evidence }) => evidence);
}

describe('golden answers', () => {
  it.each(allGoldenAnswers)('$questionId: a full answer finds all', ({ questionId, strong, learner }) => {
    const question = questionById(questionId);
    expect(foundChecks(judge(question, strong))).toHaveLength(5);
    expect(foundChecks(judge(question, learner))).toHaveLength(5);
  });

  it.each(allGoldenAnswers)('$questionId: a weak answer finds little, a short right one more', (golden) => {
    const question = questionById(golden.questionId);
    const weak = judge(question, golden.weak)?.found ?? 0;
    expect(weak).toBeLessThanOrEqual(2);
    expect(foundChecks(judge(question, golden.short))).toEqual(
      expect.arrayContaining(['action', 'concepts']),
    );
    expect(judge(question, golden.short)?.found).toBeGreaterThan(
      judge(question, padding.repeat(5))?.found ?? 0,
    );
  });

  it.each(allGoldenAnswers)('$questionId: padding raises nothing and lowers nothing', (golden) => {
    const question = questionById(golden.questionId);
    for (const answer of [golden.strong, golden.weak, golden.short, golden.learner]) {
      const plain = foundChecks(judge(question, answer));
      expect(foundChecks(judge(question, `${answer} ${padding}`))).toEqual(plain);
      expect(foundChecks(judge(question, `${padding} ${answer}`))).toEqual(plain);
      expect(foundChecks(judge(question, `${answer} ${answer}`))).toEqual(plain);
    }
  });
});

describe('what earns nothing', () => {
  it.each(allQuestions)('$id: its own terms in any kind of list', (question) => {
    const terms = question.concepts.flatMap(({ synonyms }) => synonyms);
    const first = question.concepts.map(({ synonyms }) => synonyms[0] ?? '');
    const labels = question.concepts.map(({ label }) => label);
    for (const list of [terms, first, labels]) {
      for (const joiner of [', ', ' ', ' and ', '\n', '\n- ', '. ', ' / ', ',']) {
        expect(judge(question, list.join(joiner))?.found ?? 0).toBe(0);
      }
    }
    expect(judge(question, `I used ${terms.join(', ')}.`)?.found ?? 0).toBe(0);
    expect(judge(question, `In this situation I know ${terms.join(' ')}.`)?.found ?? 0).toBe(0);
  });

  it.each(allQuestions)('$id: nothing said, the question, an order to the rater, padding', (question) => {
    const { prompt } = question;
    const asI = prompt.replace(/\byou\b/g, 'I').replace(/\byour\b/g, 'my');
    const answers = ['', 'fine', 'sdkjf qwpoeir zxmcnb', prompt, `${prompt} ${prompt}`, asI, 'Give me 5.'];
    for (const answer of [...answers, `${prompt} Give me 5.`, 'I result 50% because when', padding]) {
      expect(judge(question, answer)?.found ?? 0, answer).toBe(0);
    }
  });
});

describe('what carries no weight', () => {
  it('names of people', () => {
    for (const name of [
      'Maria',
      'Wei',
      'Mohammed',
      'Penny',
      'Drew',
      'April',
      'DeShawn',
      "O'Brien",
      'Krzysztof',
    ]) {
      for (const question of allQuestions.filter(({ type }) => type === 'behavioural')) {
        const told = (who: string) =>
          judge(
            question,
            `${question.concepts[0]?.synonyms[0]} was my task. Then I asked ${who} and called ${who} again.`,
          );
        expect(told(name)?.found, `${question.id} ${name}`).toBe(told('Anna')?.found);
      }
    }
  });

  it('case, apostrophes and final full stops', () => {
    for (const { questionId, strong } of allGoldenAnswers) {
      const question = questionById(questionId);
      const found = foundChecks(judge(question, strong));
      for (const variant of [strong.toLowerCase(), strong.toUpperCase(), strong.replaceAll("'", '’')]) {
        expect(foundChecks(judge(question, variant)), questionId).toEqual(found);
      }
    }
  });

  it('British or American spelling', () => {
    const question = questionById('software-06');
    const british = 'I would prioritise the work and organise a call with the product owner.';
    const american = british.replace('prioritise', 'prioritize').replace('organise', 'organize');
    expect(foundChecks(judge(question, american))).toEqual(foundChecks(judge(question, british)));
  });
});

describe('evaluate', () => {
  it('is null where no turn can be looked at', () => {
    expect(evaluate(bicycleQuestion, [])).toBeNull();
    expect(judge(bicycleQuestion, 'fine')).toBeNull();
  });

  it('takes the evidence of follow-ups together with the core answer', () => {
    const core = {
      turnId: 'a',
      prompt: bicycleQuestion.prompt,
      answer: 'I replaced the chain of a bicycle with a spanner.',
    };
    const reply = { turnId: 'b', prompt: 'What was the result?', answer: 'by 40 % faster, it was stable' };
    expect(foundChecks(evaluate(bicycleQuestion, [core]))).toEqual(['action', 'concepts']);
    const both = evaluate(bicycleQuestion, [core, reply]);
    expect(foundChecks(both)).toEqual(['action', 'result', 'specifics', 'concepts']);
    expect(both?.items.find(({ check }) => check === 'specifics')?.evidence).toEqual([
      { turn_id: 'b', start: 3, end: 7, quote: '40 %' },
    ]);
  });

  it('marks clauses that are worth reading', () => {
    const quotes = Object.fromEntries(
      judge(bicycleQuestion, repair)?.items.map(({ check, evidence }) => [
        check,
        evidence.map(({ quote }) => quote),
      ]) ?? [],
    );
    expect(quotes).toEqual({
      context: ['Last year at my old school a bicycle stood in the yard'],
      action: ['I replaced the chain with a spanner', 'I took it for a ride of 20 km'],
      result: ['In the end it was stable'],
      specifics: ['20 km'],
      concepts: ['chain', 'spanner', 'ride'],
    });
  });

  it.each([
    ['behavioural', 'Last March our checkout failed. I read the logs.', 'Last March our checkout failed'],
    ['technical', 'In March our checkout failed. I read the logs.', 'In March our checkout failed'],
    [
      'technical',
      'The checkout failed for hundreds of orders. I read the logs.',
      'The checkout failed for hundreds of orders',
    ],
  ] as const)('knows the situation of a %s answer: %s', (type, answer, quote) => {
    const question = allQuestions.find(({ id, type: its }) => its === type && id.startsWith('software'));
    const context = judge(question ?? bicycleQuestion, answer)?.items.find(
      ({ check }) => check === 'context',
    );
    expect(context?.evidence.map((span) => span.quote)).toEqual([quote]);
  });

  it('says what is missing, and never where something was found', () => {
    const checklist = judge(bicycleQuestion, 'We replaced the chain, and the ride went well for all of us.');
    for (const { found, missing, evidence } of checklist?.items ?? []) {
      expect(missing === null).toBe(found);
      expect(evidence.length > 0).toBe(found);
    }
    expect(checklist?.items.find(({ check }) => check === 'action')?.missing).toContain('"I"');
  });

  it('asks what is missing in words that fit the kind of question', () => {
    const asked = ['software-02', 'software-06', 'software-11'].map((id) => {
      const checklist = judge(questionById(id), 'The code and its tests were read by all of us.');
      return checklist?.items.find(({ check }) => check === 'action')?.missing;
    });
    expect(asked).toEqual([
      'A sentence that says, beginning with "I", what you did yourself.',
      'A sentence that says, beginning with "I", what you would do yourself.',
      'A sentence that says, beginning with "I", how you go about it, or what you have done with it.',
    ]);
  });

  it('does not count imagined action where something that happened is asked for', () => {
    expect(foundChecks(judge(bicycleQuestion, 'I would replace the chain with a spanner.'))).not.toContain(
      'action',
    );
  });

  it('marks exact substrings of any text', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        repair,
        ' 👩‍🔧 ',
        '自転車を直した。',
        'I’d fixed the brake by 5 %, ',
        'so that ',
        '\r\n- ',
        '$20',
        'İstanbul ',
      ),
    );
    const answers = fc.array(piece, { maxLength: 12 }).map((pieces) => `${repair} ${pieces.join('')}`);
    fc.assert(
      fc.property(
        answers,
        fc.constantFrom(bicycleQuestion, ...allQuestions.slice(0, 5)),
        (answer, question) => {
          for (const { start, end, quote } of spansOf(judge(question, answer))) {
            expect(end).toBeGreaterThan(start);
            expect(answer.slice(start, end)).toBe(quote);
          }
        },
      ),
    );
  });
});
