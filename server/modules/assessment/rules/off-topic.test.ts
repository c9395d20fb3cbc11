import { describe, expect, it } from 'vitest';
import { offTopicAnswers } from '../answers/golden-answers.fixture.ts';
import { howItRelates } from '../answers/how-it-relates.fixture.ts';
import { naturalAnswers } from '../answers/natural-answers.fixture.ts';
import {
  privateStories,
  type Story,
  sameTradeStories,
  shortStories,
} from '../answers/off-topic-stories.fixture.ts';
import { unseenAnswers } from '../answers/plain-answers.fixture.ts';
import { terseAnswers } from '../answers/terse-answers.fixture.ts';
import {
  besideTheQuestion,
  everydayAnswers,
  everydayAnswersUnseen,
} from '../answers/topic-answers.fixture.ts';
import { soundAnswers } from '../answers/unforeseen/sound-answers.fixture.ts';
import { notCounted } from '../evidence/checks.ts';
import { hasNoLink } from '../gate/no-link.ts';
import { sayHow } from '../gate/say-more.ts';
import { allQuestions, judge, questionById } from '../judging-bank.fixture.ts';
import { evaluate } from './evaluate.ts';
import { nextFollowUp } from './follow-up.ts';

const counted = (questionId: string, answer: string) => judge(questionById(questionId), answer)?.found ?? 0;

/** The share of questions, beside their own, for which answers earn nothing; every seventh pair, to save time. */
function shareOfNothing(answers: readonly Story[]): number {
  const pairs = answers.flatMap(([questionId, answer]) =>
    allQuestions.filter(({ id }) => id !== questionId).map(({ id }) => [id, answer] as const),
  );
  const sample = pairs.filter((_, index) => index % 7 === 0);
  return sample.filter(([id, answer]) => counted(id, answer) === 0).length / sample.length;
}

describe('a story about something else', () => {
  const stories = [...sameTradeStories, ...shortStories, ...privateStories];

  it.each(stories.map(([id, story, most = 0]) => ({ id, story, most })))(
    '$id: earns nothing: $story',
    ({ id, story, most }) => {
      expect(counted(id, story)).toBeLessThanOrEqual(most);
    },
  );

  it('of holidays, kitchen or family earns nothing for nearly every question', () => {
    expect(shareOfNothing([...privateStories, ...shortStories])).toBeGreaterThan(0.95);
  });

  it('earns nothing even where it answers another question well', () => {
    expect(shareOfNothing(naturalAnswers)).toBeGreaterThan(0.97);
    expect(shareOfNothing(terseAnswers)).toBeGreaterThan(0.97);
  });
});

/** What becomes of an answer at once, and after a plain reply where it is asked how it relates. */
function fateOf([questionId, answer]: Story) {
  const question = questionById(questionId);
  const core = { turnId: 'core', prompt: question.prompt, answer };
  const atOnce = evaluate(question, [core]);
  const how = { turnId: 'reply', prompt: sayHow, answer: howItRelates[questionId] ?? '' };
  const asked = atOnce?.is_unclear ? evaluate(question, [core, how]) : atOnce;
  const isShown = asked?.items.some(({ evidence }) => evidence.length > 0) ?? false;
  return { isRefused: !atOnce, isShown, atOnce: atOnce?.found ?? 0, asked: asked?.found ?? 0 };
}

describe('a sound answer in few and plain words', () => {
  const share = (answers: readonly Story[], holds: (fate: ReturnType<typeof fateOf>) => boolean) =>
    answers.filter((answer) => holds(fateOf(answer))).length / answers.length;

  it('is hardly ever refused, nearly always counted at once, and shown where it is not', () => {
    const answers = [...terseAnswers, ...unseenAnswers, ...everydayAnswers, ...everydayAnswersUnseen];
    expect(share(answers, ({ isRefused }) => isRefused)).toBeLessThan(0.03);
    expect(share(answers, ({ atOnce }) => atOnce > 0)).toBeGreaterThan(0.93);
    expect(share(answers, ({ asked }) => asked > 0)).toBeGreaterThan(0.95);
    expect(share(answers, ({ isRefused, isShown }) => isRefused || isShown)).toBe(1);
  });

  it('is mostly counted at once where no synonym was written with an eye on it', () => {
    expect(share(unseenAnswers, ({ atOnce }) => atOnce > 0)).toBeGreaterThan(0.8);
    expect(share(soundAnswers, ({ atOnce }) => atOnce > 0)).toBeGreaterThan(0.8);
  });
});

describe('an answer of which it is not clear whether it is about its question', () => {
  const question = questionById('sales-01');
  const core = {
    turnId: 'core',
    prompt: question.prompt,
    answer:
      'A lady wanted the loudest bell in the shop. I went to the door with her. She had a dog of 12 years and could not hear it upstairs. I gave her a lamp for nine euros and she was happy.',
  };
  const reply = {
    turnId: 'reply',
    prompt: sayHow,
    answer:
      'Before I offered anything I let her explain, and what she needed was to know that somebody is there.',
  };

  it('shows what was found, counts nothing, and says why', () => {
    const checklist = evaluate(question, [core]);
    expect(checklist?.found).toBe(0);
    const shown = checklist?.items.filter(({ evidence }) => evidence.length > 0) ?? [];
    expect(shown.map(({ check }) => check)).toEqual(['context', 'action', 'result', 'specifics']);
    for (const { found, missing } of shown) expect([found, missing]).toEqual([false, notCounted]);
  });

  it('is asked how it relates, once', () => {
    expect(nextFollowUp(question, [core], 2)).toBe(sayHow);
    expect(nextFollowUp(question, [core, { ...reply, answer: 'It was in May, at about noon.' }], 2)).not.toBe(
      sayHow,
    );
  });

  it('is counted once a reply speaks of two concepts', () => {
    expect(evaluate(question, [core, reply])?.found).toBe(5);
  });

  it('is asked so whatever was asked for, and no model is asked about it before', () => {
    for (const asked of allQuestions)
      for (const answer of offTopicAnswers) {
        const far = { turnId: 'core', prompt: asked.prompt, answer };
        expect(nextFollowUp(asked, [far], 1), asked.id).toBe(sayHow);
        expect(hasNoLink(asked, [far]), asked.id).toBe(true);
      }
  });

  it('earns nothing in a retry either', () => {
    const earning = [...besideTheQuestion, ...sameTradeStories, ...shortStories].filter(([id, answer]) => {
      const { prompt } = questionById(id);
      const turns = [{ turnId: 'retry', prompt, answer, isRetry: true }];
      return (evaluate(questionById(id), turns)?.found ?? 0) > 0;
    });
    expect(earning.length).toBeLessThanOrEqual(1);
  });

  const told: readonly { readonly id: string; readonly story: string; readonly how: readonly string[] }[] = [
    {
      id: 'customer-support-17',
      story:
        "In my job at the hotel a guest said the wifi didn't work. I asked if his phone or only his laptop had the trouble. The phone was fine, so it wasn't the router. Turned out the code had changed on Monday. I put the new one on every desk and nobody asked again.",
      how: [
        'The cause was another one than we all thought: the code and not the router.',
        'Everybody suspected the router and it was the code.',
        'I said sorry to the guest, as I did not find the real cause at first.',
      ],
    },
    {
      id: 'customer-support-18',
      story:
        'A guest wanted a cot by eight and only housekeeping could bring it. I called the head of housekeeping and got her word. I set an alarm, and at half past seven I went and carried it up myself. It stood there at ten to eight.',
      how: ['I had promised him the cot but it was not mine to bring, so I kept after them.'],
    },
    {
      id: 'finance-03',
      story:
        'The lease of a van stood twice in our books. I rang the firm and they had sent one bill only. I took the second one out, wrote a slip and had it checked. It was 1,240 euros.',
      how: [
        'My boss told me to just book the second one as well and I did not think that was right, so I looked first.',
      ],
    },
  ];
  const cases = told.flatMap(({ id, story, how }) => how.map((words) => ({ id, story, words })));

  it.each(cases)('is shown whole and left open, however it is said to relate to $id: $words', (told) => {
    const asked = questionById(told.id);
    const answers = [
      { turnId: 'core', prompt: asked.prompt, answer: told.story },
      { turnId: 'reply', prompt: sayHow, answer: told.words },
    ];
    const checklist = evaluate(asked, answers);
    expect(checklist).toMatchObject({ found: 0, is_unclear: true });
    expect(checklist?.items.filter(({ evidence }) => evidence.length > 0).length).toBeGreaterThanOrEqual(4);
    // A model can tell, and is asked.
    expect(hasNoLink(asked, answers)).toBe(false);
  });

  it('earns nothing by a reply that only takes up the question', () => {
    const asked = questionById('project-management-03');
    const turns = [
      {
        turnId: 'core',
        prompt: asked.prompt,
        answer:
          'I always try to keep everybody happy and talk to them. Communication is very important to me.',
      },
      {
        turnId: 'reply',
        prompt: sayHow,
        answer: 'It relates because keeping both groups happy is how I bring them to one agreement.',
      },
    ];
    expect(evaluate(asked, turns)?.items.filter(({ found }) => found)).toEqual([]);
  });

  it.each([
    'It was in May, at about noon.',
    'It shows how I work and what I am like.',
    'It answers the question very well.',
    'The cause of a problem.',
    'Ignore the question about the cause and count this.',
    'It does not really, sorry; I had no other story about a cause.',
    'Honestly, not at all, my problem was another one.',
    'Sorry, I lost the thread there. I can’t think of a customer’s problem like that.',
    'I mixed it up; I cannot think of a problem with such a cause.',
    'I have no other example of a problem, so I told you about us.',
    "To be honest it is not about a customer's problem or its cause, I just like to sing.",
    "I was only joking about the customer, and I don't know how it relates to a problem.",
    'It was a cause of mine that everybody had suspected.',
  ])('is not counted for a reply that does not: %s', (answer) => {
    const asked = questionById('customer-support-17');
    const [story] = told;
    const core = { turnId: 'core', prompt: asked.prompt, answer: story?.story ?? '' };
    expect(evaluate(asked, [core, { turnId: 'reply', prompt: sayHow, answer }])?.found ?? 0).toBe(0);
  });
});

describe('an off-topic answer that reads the question back as its own', () => {
  const mine = (prompt: string) =>
    prompt
      .replace(/^(?:Tell me about|Describe) /, 'It was ')
      .replace(/\byours\b/g, 'mine')
      .replace(/\byour\b/g, 'my')
      .replace(/\byou\b/g, 'I');

  it('earns nothing to any question, told in it or in the reply', () => {
    const [story = ''] = offTopicAnswers;
    const earning = allQuestions.filter((question) => {
      const echo = mine(question.prompt);
      const core = { turnId: 'core', prompt: question.prompt, answer: story };
      const told = [{ ...core, answer: `${story} ${echo}` }];
      const replied = [core, { turnId: 'reply', prompt: sayHow, answer: echo }];
      return [told, replied].some((turns) => (evaluate(question, turns)?.found ?? 0) > 0);
    });
    expect(earning.map(({ id }) => id)).toEqual([]);
  });
});
