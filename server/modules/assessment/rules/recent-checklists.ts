import type { Checklist } from '../../../../openapi/gen/types.gen.ts';
import { searchBank } from '../../../checklist/bank-search.ts';
import { checkAnswer } from '../../../checklist/checklist.ts';
import type { Question } from '../../../content/question-bank.ts';
import { everyQuestionOf, roleFamilies } from '../../../content/role-families.ts';
import type { SpokenTurn } from '../ports.ts';

const MOST_KEPT = 200;

const isNear = searchBank(roleFamilies.flatMap(everyQuestionOf));
const recent = new Map<string, Checklist | null>();

/** What the checklist says of turns; kept for a while, as a follow-up and its feedback ask for the same. */
export function checklistOf(question: Question, turns: readonly SpokenTurn[]): Checklist | null {
  const key = JSON.stringify([question, turns]);
  const known = recent.get(key);
  if (known !== undefined) return known;
  const checklist = checkAnswer(question, turns, isNear);
  recent.set(key, checklist);
  for (const oldest of recent.keys()) {
    if (recent.size <= MOST_KEPT) break;
    recent.delete(oldest);
  }
  return checklist;
}
