import type { Checklist } from '../../../../openapi/gen/types.gen.ts';
import { searchBank } from '../../../checklist/bank-search.ts';
import { checkAnswer } from '../../../checklist/checklist.ts';
import type { Question } from '../../../content/question-bank.ts';
import { everyQuestionOf, ofFamilies } from '../../../content/role-families.ts';
import type { SpokenTurn } from '../ports.ts';

const MOST_KEPT = 200;

const searchOf = ofFamilies((families) => searchBank(families.flatMap(everyQuestionOf)));
const recentOf = ofFamilies(() => new Map<string, Checklist | null>());

/** What the checklist says of turns; kept for a while, as a follow-up and its feedback ask for the same. */
export function checklistOf(question: Question, turns: readonly SpokenTurn[]): Checklist | null {
  const key = JSON.stringify([question, turns]);
  const recent = recentOf();
  const known = recent.get(key);
  if (known !== undefined) return known;
  const checklist = checkAnswer(question, turns, searchOf());
  recent.set(key, checklist);
  for (const oldest of recent.keys()) {
    if (recent.size <= MOST_KEPT) break;
    recent.delete(oldest);
  }
  return checklist;
}
