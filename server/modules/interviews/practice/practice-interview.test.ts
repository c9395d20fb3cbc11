import { describe, expect, it, test } from 'vitest';
import type { PracticeSessionRequest } from '../../../../openapi/gen/types.gen.ts';
import type { RoleFamily } from '../../../content/question-bank.ts';
import { roleFamilies } from '../../../content/role-families.ts';
import { createEngine } from '../../assessment/engine.ts';
import { hiringIdsIn, keptForHiring } from '../hiring/kept-for-hiring.fixture.ts';
import { countQuestions } from '../role-families.ts';
import { moment } from '../session/session-state.fixture.ts';
import { practiceInterview } from './practice-interview.ts';
import { practiceOptions } from './practice-options.ts';

const engine = createEngine({});
const { levels, question_types, question_counts } = practiceOptions(roleFamilies, engine.description);
const unknown = { names: [], askedBefore: [] };
const seeds = ['one', 'two', 'three', 'four', 'five'];

/** Each level and type with each count that is offered, or with as many as there are. */
function wishesFor(family: RoleFamily, counts: readonly number[]): PracticeSessionRequest[] {
  return levels.flatMap((level) =>
    question_types.flatMap((question_type) => {
      const available = countQuestions(family, level, question_type);
      return [...new Set(counts.map((count) => Math.min(count, available)))]
        .filter((count) => count > 0)
        .map((question_count) => ({
          mode: 'practice' as const,
          role_family: family.id,
          level,
          question_type,
          question_count,
        }));
    }),
  );
}

/** All that is frozen into practices, each question once. */
async function frozenInto(wishes: readonly PracticeSessionRequest[], seeds: readonly string[]) {
  const frozen = new Map<string, object>();
  for (const wish of wishes)
    for (const id of seeds) {
      const identity = { id, ownerId: 'candidate', createdAt: moment(0) };
      const { questions, competencies } = await practiceInterview(engine, wish, identity, unknown);
      for (const part of [...questions, ...competencies]) frozen.set(part.id, part);
    }
  return [...frozen.values()];
}

describe.each(roleFamilies)('a practice of $id', (family) => {
  it('never holds what is kept for hiring, whatever is chosen', async () => {
    const frozen = await frozenInto(wishesFor(family, question_counts), seeds);
    expect(frozen.length).toBeGreaterThanOrEqual(family.questions.length);
    expect(hiringIdsIn(frozen)).toEqual([]);
  });

  it('never holds it for a job description that speaks of nothing else', async () => {
    const job_description = family.hiringQuestions
      .flatMap(({ prompt, concepts }) => [prompt, ...concepts.map(({ synonyms }) => synonyms[0])])
      .join('. ');
    const wishes = wishesFor(family, [Math.max(...question_counts)]);
    const described = wishes.map((wish) => ({ ...wish, job_description }));
    expect(hiringIdsIn(await frozenInto(described, ['one']))).toEqual([]);
  });
});

test('a question for hiring would be noticed by its id or its words', () => {
  expect(keptForHiring.length).toBeGreaterThan(50);
  for (const { id, prompt } of keptForHiring) {
    expect(hiringIdsIn({ id })).toEqual([id]);
    expect(hiringIdsIn([{ asked: prompt }])).toEqual([id]);
  }
});
