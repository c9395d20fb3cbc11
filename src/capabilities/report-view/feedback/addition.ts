import type { Checklist, CheckName } from '../../../../openapi/gen/types.gen.ts';
import type { FoundAnswer } from '../findings/answer-findings.tsx';
import { spokenConcepts } from '../findings/spoken-concepts.ts';
import { type AnswerPlace, placeAfter, placeOfCheck } from './place-of-addition.ts';

/** The one thing that would make an answer stronger first. */
export interface Addition {
  readonly title: string;
  readonly text: string;
  /** What stands at its place in the answer. */
  readonly label: string;
  readonly place: AnswerPlace;
}

/** What is asked for first where several checks are missing: what somebody did and what came of it weigh most. */
const inOrder: readonly CheckName[] = ['action', 'result', 'specifics', 'concepts', 'context'];

const names: Record<CheckName, Pick<Addition, 'title' | 'label'>> = {
  context: { title: 'Set the scene', label: 'The situation' },
  action: { title: 'Say what you did yourself', label: 'What you did' },
  result: { title: 'Add the outcome', label: 'The outcome' },
  specifics: { title: 'Make it specific', label: 'A number or a name' },
  concepts: { title: 'Cover one more point', label: 'One more point' },
};

/** What to add to an answer, the same for the same findings; null where nothing is missing or nothing was found out. */
export function additionTo(answer: FoundAnswer): Addition | null {
  const { checklist, assessment } = answer;
  if (checklist) return ofChecklist(answer, checklist);
  const [indicator] = assessment?.state === 'scored' ? assessment.missing : [];
  const place = indicator && placeAfter(answer, assessment?.evidence ?? []);
  if (!place) return null;
  return {
    title: 'Add one thing',
    text: `A strong answer ${lowerFirst(indicator)}`,
    label: 'Add it here',
    place,
  };
}

function ofChecklist(answer: FoundAnswer, checklist: Checklist): Addition | null {
  const missing = inOrder.find((check) =>
    checklist.items.some((item) => item.check === check && !item.found),
  );
  const place = missing && placeOfCheck(answer, missing);
  return place ? { ...names[missing], text: textOf(checklist, missing), place } : null;
}

function textOf({ items, concepts }: Checklist, check: CheckName): string {
  const spoken = spokenConcepts(concepts);
  const next = check === 'concepts' && concepts.find((concept) => !spoken.includes(concept));
  if (next) return `Strong answers also speak of: ${lowerFirst(next.label)}.`;
  return items.find((item) => item.check === check)?.missing ?? '';
}

const lowerFirst = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);
