import type { Report } from '../../../../openapi/gen/types.gen.ts';
import { hasAiScores } from './has-ai-scores.ts';

const shared = 'Length, fluency, accent and style carry no weight.';

/** What a report of this engine says, and what it does not. */
export function EngineLimits({ report: { engine, questions, exact } }: { readonly report: Report }) {
  const { ai } = engine;
  if (!ai)
    return (
      <>
        {exact ? 'Of the answers in words this' : 'This'} report says what was found in your words and what
        was not. {countsBy(engine)} It does not judge whether {exact ? 'such an' : 'an'} answer is correct,
        and it is neither a score nor a recommendation. {shared}
      </>
    );
  if (!hasAiScores({ questions })) return <>The AI scored no answer of this report.</>;
  return (
    <>
      An AI wrote these scores, with prompt version {ai.prompt_version} and temperature {ai.temperature}. Code
      checked that every quote stands in your answer; whether the score that rests on it is right, only a
      person can say. It is no recommendation. {shared}
    </>
  );
}

/** Version 2 of the checklist counts every answer that passes the gate; those before asked for two concepts. */
function countsBy({ version }: Report['engine']): string {
  const isStrict = Number.parseInt(version, 10) < 2;
  const asked = isStrict ? 'An answer counts once it speaks of two concepts of its question. ' : '';
  return `${asked}What is told in words that the checklist does not know is shown and not counted.`;
}
