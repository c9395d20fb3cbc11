import { createHash } from 'node:crypto';
import type { ContentKind } from '../../../../openapi/gen/types.gen.ts';
import type { StoredTexts } from '../../../platform/database/schema/content.ts';
import { HttpProblem } from '../../../platform/problem.ts';
import { announcements } from './announcement.ts';
import type { ContentPiece, ContentRules } from './content-kind.ts';
import { mails } from './mails.ts';
import { featureTexts, legalTexts, questionTexts } from './public-texts.ts';
import { questions } from './questions.ts';
import { rubrics } from './rubrics.ts';
import { testQuestions } from './test-questions.ts';

/** Every kind of content, in the order listed. */
export const contentKinds: Readonly<Record<ContentKind, ContentRules>> = {
  announcement: announcements,
  legal: legalTexts,
  faq: questionTexts,
  features: featureTexts,
  mail: mails,
  question: questions,
  rubric: rubrics,
  test: testQuestions,
};

export const kindNames = Object.keys(contentKinds) as ContentKind[];

/** @throws HttpProblem 404 */
export function requirePiece(kind: ContentKind, id: string): ContentPiece {
  const found = contentKinds[kind].pieces.find((piece) => piece.id === id);
  if (!found) throw new HttpProblem(404, 'There is no such content.');
  return found;
}

/** Names texts by what they say: the same for equal texts, whatever the order of their fields. */
export function hashOf(values: StoredTexts): string {
  const sorted = Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 16);
}
