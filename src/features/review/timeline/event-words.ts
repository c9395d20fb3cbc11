import type { LiveEvent, LivePerson } from '../../../../openapi/gen/types.gen.ts';
import { deeds } from '../../../capabilities/live/deeds.ts';

/** What happened, in words. */
export function eventWords(
  { kind, person_id: id, text, question_number: number, rating }: LiveEvent,
  people: readonly LivePerson[],
): string {
  const name = people.find(({ _id }) => _id === id)?.full_name ?? 'Former member';
  const score = rating === null ? '' : ` (${rating}/5)`;
  switch (kind) {
    case 'chat':
      return `${name}: ${text}`;
    case 'question':
      return `Question ${number}: ${text}`;
    case 'note':
      return `My note: ${text}`;
    case 'mark':
      return `My mark: ${text}${score}`;
    case 'run':
      return `Output in ${name}’s browser: ${text}`;
    case 'ended':
      return `${name} ended the interview`;
    default:
      return `${name} ${deeds[kind]?.(text) ?? kind}`;
  }
}
