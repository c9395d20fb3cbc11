import { beforeEach, describe, expect, it } from 'vitest';
import type { AiMode } from '../../../../../tests/support/ai-endpoint.ts';
import { serveAi } from '../../../../../tests/support/serve-ai.ts';
import type { RoleFamily } from '../../../../content/question-bank.ts';
import { roleFamilies } from '../../../../content/role-families.ts';
import { createChatClient } from '../../../../platform/ai/chat-client.ts';
import type { SelectionRequest } from '../../ports.ts';
import { selectQuestions } from '../../selection/selection.ts';
import type { Model } from '../model.ts';
import { tailorQuestions } from './tailoring.ts';

const software = roleFamilies.find(({ id }) => id === 'software') as RoleFamily;

const jobDescription =
  'We run a payments service. Write to Dr. Ada Lovelace, ada@lovelace.example. You read logs and write tests.';

const endpoint = serveAi();
let model: Model;

beforeEach(() => {
  const surroundings = { now: () => new Date(), log: { warn: () => {} } };
  model = { chat: createChatClient(endpoint.settings, surroundings), name: 'small-model' };
});

const request = (change: Partial<SelectionRequest> = {}): SelectionRequest => ({
  family: software,
  level: 'junior',
  questionType: 'mixed',
  count: 3,
  jobDescription,
  seed: 'seed',
  names: ['Grace Hopper'],
  ...change,
});

it('takes the choice and the wording of the model, and all else from the bank', async () => {
  const { method, questions, note } = await tailorQuestions(model, request());
  expect([method, note, questions.length]).toEqual(['tailored', undefined, 3]);
  expect(new Set(questions.map(({ competency }) => competency)).size).toBe(3);
  for (const { prompt, bankPrompt, ...rest } of questions) {
    expect(prompt).toBe(`In a team like ours: ${bankPrompt}`);
    expect(software.questions).toContainEqual({ ...rest, prompt: bankPrompt });
  }
});

it('shows the model the job description without what is personal, and nothing it could give away', async () => {
  await tailorQuestions(model, request({ jobDescription: `${jobDescription} Ask Grace about it.` }));
  const [asked] = endpoint.requests;
  expect(asked?.body).toContain('We run a payments service.');
  expect(asked?.body).not.toMatch(/Lovelace|lovelace|Grace/);
  for (const { anchors } of software.questions) expect(asked?.body).not.toContain(anchors[5]);
});

it('asks no model without a job description', async () => {
  const plain = request({ jobDescription: null });
  expect(await tailorQuestions(model, plain)).toEqual(selectQuestions(plain));
  expect(endpoint.requests).toEqual([]);
});

it.each<AiMode>(['words another question', 'words a link', 'words an order'])(
  'keeps the words of the bank from a model that %s',
  async (mode) => {
    endpoint.mode = mode;
    const { method, questions } = await tailorQuestions(model, request());
    expect(method).toBe('tailored');
    for (const question of questions) expect(software.questions).toContain(question);
  },
);

describe('chooses without the model and says so', () => {
  it.each<AiMode>([
    'chooses an unknown question',
    'chooses one twice',
    'chooses too few',
    'chooses one competency',
    'broken JSON',
    'no completion',
    'fails',
    'busy',
    'refuses the key',
    'never ends',
  ])('where it %s', async (mode) => {
    endpoint.mode = mode;
    const { note, ...chosen } = await tailorQuestions(model, request());
    expect(chosen).toEqual(selectQuestions(request()));
    expect(note).toMatch(/^The AI.*, so they were chosen without it\.$/);
    expect(endpoint.requests).toHaveLength(1);
  });
});
