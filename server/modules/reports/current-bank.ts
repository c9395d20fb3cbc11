import { everyQuestionOf } from '../../content/role-families.ts';
import { findRoleFamily } from '../interviews/role-families.ts';
import { hasKey, type Interview } from '../interviews/session/session-state.ts';

/**
 * The interview with the texts by which its questions are judged today. The very same where they have not
 * changed, or where a question was worded anew or is gone: then its answer is no answer to today's. Likewise where one
 * has a key or cases, by which it was asked.
 */
export function withCurrentBank(
  interview: Interview,
  family = findRoleFamily(interview.roleFamilyId),
): Interview {
  if (interview.questions.some(hasKey)) return interview;
  if (!family || family.version === interview.bankVersion) return interview;
  const questions = interview.questions.flatMap(({ id, prompt, competency }) => {
    const today = everyQuestionOf(family).find((question) => question.id === id);
    return today?.prompt === prompt && today.competency === competency ? [today] : [];
  });
  const competencies = interview.competencies.flatMap(({ id, weight }) => {
    const today = family.competencies.find((competency) => competency.id === id);
    return today ? [{ ...today, weight }] : [];
  });
  const isWhole =
    questions.length === interview.questions.length && competencies.length === interview.competencies.length;
  return isWhole ? { ...interview, questions, competencies, bankVersion: family.version } : interview;
}
