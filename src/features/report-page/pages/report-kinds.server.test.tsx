// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Report, Turn } from '../../../../openapi/gen/types.gen.ts';
import { createEngine } from '../../../../server/modules/assessment/engine.ts';
import { decideOnConsents, inviteToInterview } from '../../../../tests/support/interviews.ts';
import { type Pages, servePages } from '../../../../tests/support/pages.tsx';
import { QuotingChat } from '../../../../tests/support/quoting-chat.ts';
import { type Answer, answeredReport, practisedReport, soundly } from '../../../../tests/support/reports.ts';

const engines = { rules: createEngine({}), llm: createEngine({ ai: new QuotingChat() }) };

/** All that a report may say of how it was made, by the name that it has here. */
const sentences = {
  checklist: 'Evidence checklist (rule-based; does not judge correctness)',
  'why the checklist': /^Why this engine: AI is not configured\. Version \d/,
  'found, not judged': /^This report says what was found .* neither a score nor a recommendation\./,
  'words found, not judged': /^Of the answers in words this report says .* nor a recommendation\./,
  AI: 'AI assessment (a language model, checked against your words)',
  'why the AI': /^Why this engine: AI is configured\. Version \d/,
  model: /^Answers go to a language model, .* Prompt version \d+\.$/,
  'no recommendation': /^An AI wrote these scores, .* only a person can say\. It is no recommendation\./,
  'nothing scored': 'The AI scored no answer of this report.',
  legend: 'Marked in your answers:',
  key: /^Answers are held against a key; no engine judges them\./,
  cases: /^JavaScript is run against the cases .* no engine judges it\./,
  points: /^[\d.]+ of \d points?$/,
  'nothing counted': '0 of 1 answer counted, 1 in Python not counted',
  bank: /^Report version 1 · question bank version \d+$/,
  'bank and functions': /^Report version 1 · question bank version \d+ · coding questions version \d+$/,
  choices: /^Report version 1 · multiple-choice questions version \d+$/,
  functions: /^Report version 1 · coding questions version \d+$/,
};

const kinds = ['words', 'choices', 'code', 'words and code', 'Python', 'nothing usable'] as const;
type Said = Record<(typeof kinds)[number], readonly (keyof typeof sentences)[]>;

/** Of keys and cases no engine speaks, so that none is named. */
const withoutEngine = {
  choices: ['key', 'points', 'choices'],
  code: ['cases', 'points', 'functions'],
  Python: ['cases', 'nothing counted', 'functions'],
} as const;

const byRules = ['checklist', 'why the checklist'] as const;
const byAi = ['AI', 'why the AI', 'model'] as const;

const said: Record<keyof typeof engines, Said> = {
  rules: {
    ...withoutEngine,
    words: [...byRules, 'found, not judged', 'bank'],
    'words and code': [...byRules, 'words found, not judged', 'cases', 'points', 'bank and functions'],
    'nothing usable': [...byRules, 'found, not judged', 'bank'],
  },
  llm: {
    ...withoutEngine,
    words: [...byAi, 'no recommendation', 'legend', 'bank'],
    'words and code': [...byAi, 'no recommendation', 'legend', 'cases', 'points', 'bank and functions'],
    'nothing usable': [...byAi, 'nothing scored', 'bank'],
  },
};

describe.each(['rules', 'llm'] as const)('a report by %s', (name) => {
  const pages = servePages({ judging: engines[name] });
  beforeEach(() => pages.signIn());

  it.each(kinds)('of %s names what looked at it, and nothing that did not', async (kind) => {
    const { _id } = await reportOf(kind, name, pages);
    await pages.visit(`/candidate/reports/${_id}`);
    await screen.findByRole('heading', { level: 2, name: 'Your answers' });
    const found = Object.entries(sentences).filter(([, words]) => screen.queryByText(words));
    expect(found.map(([sentence]) => sentence)).toEqual(said[name][kind]);
  });
});

function reportOf(kind: (typeof kinds)[number], engine: keyof typeof engines, pages: Pages): Promise<Report> {
  const { server, account: candidate } = pages;
  const practised = (answer: Answer, change = {}) =>
    practisedReport(server, candidate, answer, { question_count: 1, ...change });
  switch (kind) {
    case 'words':
      return hiringReport(engine, pages);
    case 'nothing usable':
      return practised(() => 'fine');
    case 'choices':
      return practised(firstOption, { question_type: 'multiple_choice' });
    case 'code':
      return practised(functionIn('javascript'), { question_type: 'coding' });
    case 'Python':
      return practised(functionIn('python'), { question_type: 'coding' });
    case 'words and code':
      return hiringReport(engine, pages, ['software-coding-07']);
  }
}

/** An interview for hiring asks everybody the same, words and code together. */
async function hiringReport(name: keyof typeof engines, pages: Pages, alsoAsks: readonly string[] = []) {
  const { server, account: candidate } = pages;
  const wish = { engine: engines[name].description, alsoAsks };
  const id = await inviteToInterview(server, candidate.email, wish);
  await decideOnConsents(server, candidate, id);
  const session = { mode: 'ai', interview_id: id };
  const { _id } = await pages.ask('POST', '/api/v1/interviews/session', session);
  return answeredReport(server, candidate, _id, functionIn('javascript'));
}

const firstOption = ({ choices }: Turn) => choices?.options[0]?._id ?? '';

/** A function with a line more than what it begins with, which either language takes; anything else in words. */
const functionIn = (language: string) => (turn: Turn) => {
  const starter = turn.code?.languages.find((one) => one.language === language)?.starter;
  return starter === undefined ? soundly(turn) : JSON.stringify({ language, source: `${starter}\n0\n` });
};
