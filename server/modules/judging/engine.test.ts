import { describe, expect, it } from 'vitest';
import { createEngine } from './engine.ts';
import { bicycleQuestion } from './judging-bank.fixture.ts';

describe('createEngine', () => {
  it.each([
    [undefined, 'AI is not configured'],
    ['http://localhost:11434/v1', 'This version judges with the built-in checklist only'],
  ])('with the AI address %s says why it is the checklist', (aiBaseUrl, reason) => {
    expect(createEngine({ aiBaseUrl }).description).toEqual({
      name: 'rules',
      label: 'Evidence checklist (rule-based; does not judge correctness)',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      reason,
    });
  });

  it('judges and asks', async () => {
    const engine = createEngine({});
    const turns = [
      { turnId: 't', prompt: bicycleQuestion.prompt, answer: 'We replaced the chain with a spanner.' },
    ];
    expect((await engine.evaluate(bicycleQuestion, turns))?.of).toBe(5);
    expect(await engine.followUp(bicycleQuestion, turns, 2)).toBe('What did you do yourself?');
  });
});
