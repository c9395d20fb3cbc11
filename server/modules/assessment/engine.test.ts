import { describe, expect, it } from 'vitest';
import { bicycleCompetency } from '../../../tests/support/competencies.ts';
import { bicycleQuestion } from '../../../tests/support/judging-bank.ts';
import type { AiTrouble, ChatClient, ChatReply } from '../../platform/ai/chat.ts';
import { createEngine } from './engine.ts';
import { EngineUnavailable } from './engine-unavailable.ts';

const turns = [
  { turnId: 't', prompt: bicycleQuestion.prompt, answer: 'We replaced the chain with a spanner.' },
];
const request = { question: bicycleQuestion, competency: bicycleCompetency, turns };

/** A model that says which one was asked. */
function aModel(trouble: AiTrouble | null = null) {
  const asked: string[] = [];
  const refuse = (model: string): ChatReply => {
    asked.push(model);
    return { failure: { kind: 'busy', reason: 'It answered 429.' } };
  };
  const chat: ChatClient = {
    host: 'ai.example',
    model: 'small-model',
    trouble: () => trouble,
    probe: async () => {},
    complete: async ({ model }) => refuse(model),
    stream: async ({ model }) => refuse(model),
  };
  return { chat, asked };
}

const llm = createEngine({ ai: aModel().chat }).description;
const since = new Date(Date.UTC(2026, 0, 5, 14, 2));

describe('what begins now', () => {
  it.each([
    ['no AI', undefined, 'rules', 'AI is not configured'],
    ['an AI', aModel().chat, 'llm', 'AI is configured'],
    [
      'an AI that is away',
      aModel({ kind: 'unreachable', since }).chat,
      'rules',
      'AI not reachable since 14:02 UTC',
    ],
    [
      'a wrong key',
      aModel({ kind: 'refused', since }).chat,
      'rules',
      'AI refuses this server since 14:02 UTC',
    ],
  ])('with %s names its engine and says why', (_case, ai, name, reason) => {
    expect(createEngine({ ai }).description).toMatchObject({ name, reason });
  });

  it('names the model, where it runs, and what it is asked with', () => {
    expect(llm).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      ai: { model: 'small-model', host: 'ai.example', temperature: 0, prompt_version: expect.any(String) },
    });
    expect(createEngine({}).description).toEqual({
      name: 'rules',
      label: 'Evidence checklist (rule-based; does not judge correctness)',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      reason: 'AI is not configured',
    });
  });
});

describe('what was begun', () => {
  it('with rules is judged by rules, whatever is configured by now', async () => {
    const { chat, asked } = aModel();
    const engine = createEngine({ ai: chat }).begunWith(createEngine({}).description);
    expect(engine.description).toMatchObject({ name: 'rules', reason: 'AI is not configured' });
    expect((await engine.evaluate(request))?.checklist?.of).toBe(5);
    expect(engine.followUp({ question: bicycleQuestion, turns, cap: 2 })).toEqual({
      prompt: 'What did you do yourself?',
      kind: 'actionProbe',
      note: null,
    });
    expect(asked).toEqual([]);
  });

  it.each([
    ['is away', createEngine({ ai: aModel({ kind: 'unreachable', since }).chat })],
    ['is no longer configured', createEngine({})],
  ])('with an AI that %s is never judged by rules', async (_case, engine) => {
    const own = engine.begunWith(llm);
    expect(own.description).toMatchObject({ name: 'llm', ai: { model: 'small-model' } });
    await expect(own.evaluate(request)).rejects.toThrow(EngineUnavailable);
    const writing = { timeoutMs: 1000, onWords: () => {}, onWithdrawn: () => {} };
    expect(await own.writeFollowUp({ question: bicycleQuestion, turns, cap: 1 }, writing)).toEqual({
      prompt: null,
      note: expect.stringMatching(/^No follow-up here: the AI /),
    });
  });

  it('with one model is judged by that model', async () => {
    const { chat, asked } = aModel();
    const begun = { ...llm, ai: { ...aiOf(llm), model: 'the-model-of-then' } };
    const own = createEngine({ ai: chat }).begunWith(begun);
    expect(own.description.ai?.model).toBe('the-model-of-then');
    await expect(own.evaluate(request)).rejects.toThrow(EngineUnavailable);
    expect(asked).toEqual(['the-model-of-then']);
  });
});

function aiOf({ ai }: typeof llm) {
  if (!ai) throw new Error('The engine names no model.');
  return ai;
}
