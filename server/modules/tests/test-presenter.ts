import type {
  BuiltInTest,
  Test,
  TestItemKind,
  TestSummary,
  TestVersion,
} from '../../../openapi/gen/types.gen.ts';
import { choiceSets } from '../../content/choices/choice-sets.ts';
import { codingSets } from '../../content/coding/coding-sets.ts';
import type { RoleFamily } from '../../content/question-bank.ts';
import type { QuestionFigures } from './figures-repository.ts';
import { itemFigures } from './item-figures.ts';
import type { findTest, findVersion, findVersions, TestRow } from './test-repository.ts';

export function presentSummary({ id, itemCount, updatedAt, ...row }: TestRow): TestSummary {
  return {
    _id: id,
    title: row.title,
    items: itemCount,
    kinds: row.kinds,
    version: row.version,
    is_changed: row.isChanged,
    used_in: row.usedIn,
    taken: row.taken,
    median_seconds: row.medianSeconds,
    updated_at: updatedAt.toISOString(),
    updated_by: row.updatedBy,
  };
}

type Row<Find extends (...args: never[]) => Promise<unknown>> = NonNullable<Awaited<ReturnType<Find>>>;

export function presentTest(
  { test, savedBy }: Row<typeof findTest>,
  versions: Row<typeof findVersions>,
  figures: readonly QuestionFigures[],
): Test {
  return {
    _id: test.id,
    title: test.title,
    items: [...test.items],
    revision: test.revision,
    saved_at: test.updatedAt.toISOString(),
    saved_by: savedBy,
    is_changed: test.revision !== test.publishedRevision,
    versions: versions.map(({ version, publishedAt, publishedBy, usedIn }) => ({
      version,
      published_at: publishedAt.toISOString(),
      published_by: publishedBy,
      used_in: usedIn,
    })),
    figures: itemFigures(test.id, test.items, figures),
  };
}

export function presentVersion(
  { version: { testId, version, title, items, publishedAt }, publishedBy }: Row<typeof findVersion>,
  figures: readonly QuestionFigures[],
): TestVersion {
  return {
    test_id: testId,
    version,
    title,
    items: [...items],
    published_at: publishedAt.toISOString(),
    published_by: publishedBy,
    figures: itemFigures(testId, items, figures),
  };
}

/** What the bank keeps for hiring of one family; its questions are listed where an interview is designed. */
export function presentBuiltIn({ id, name, version, hiringQuestions }: RoleFamily): BuiltInTest {
  const choices = choiceSets.find(({ familyId }) => familyId === id)?.hiringQuestions ?? [];
  const problems = codingSets.find(({ familyId }) => familyId === id)?.hiringProblems ?? [];
  const kept: [TestItemKind, number][] = [
    ['choice', choices.length],
    ['text', hiringQuestions.length],
    ['code', problems.length],
  ];
  return {
    _id: id,
    title: name,
    items: kept.reduce((sum, [, count]) => sum + count, 0),
    kinds: kept.filter(([, count]) => count > 0).map(([kind]) => kind),
    version,
  };
}
