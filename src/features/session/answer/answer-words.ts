import type { Turn } from '../../../../openapi/gen/types.gen.ts';
import { storedCode } from '../../../capabilities/code/code-draft.ts';
import { visibleControls } from '../../../lib/visible-controls.ts';

/** What was typed or chosen in a turn, as a person reads it: a choice is kept as ids, code with its language. */
export function answerWords(text: string, turn: Turn | undefined): string {
  if (!turn?.choices) return visibleControls((turn?.code && storedCode(text)?.source) ?? text);
  const chosen = new Set(text.split(' '));
  const options = turn.choices.options.filter(({ _id }) => chosen.has(_id));
  return options.map((option) => option.text).join('\n');
}
