import type {
  ChosenQuestion,
  FieldProblem,
  HiringInterviewRequest,
  OwnQuestion,
  RubricCompetency,
} from '../../../../openapi/gen/types.gen.ts';
import type { AskedQuestion, WeighedCompetency } from '../../../platform/database/schema/interviews.ts';
import type { StoredEngine } from '../../../platform/database/stored-engine.ts';
import { questionOfItem } from '../../tests/item-question.ts';
import type { PublishedItem } from '../../tests/test-service.ts';
import { findKept } from '../hiring/hiring-bank.ts';
import { hasKey, type Interview } from '../session/session-state.ts';

/** Of what a company asks in its own words: no family of the bank has this id. */
const OWN_ROLE = 'own-role';

const SECONDS_A_MINUTE = 60;

/** With the candidate they are four. */
const MOST_HOLDERS = 3;

export interface DesignedBy {
  /** The version that its questions are weighed by. */
  readonly rubric: { readonly version: number; readonly competencies: readonly RubricCompetency[] };
  /** What the workspace hires for. */
  readonly role: string;
  readonly engine: StoredEngine;
  /** Those of the company's tests that were chosen, as far as they are published. */
  readonly testItems: readonly PublishedItem[];
}

/** What is wrong with a design, beside what the description says; empty where it can be frozen. */
export function designProblems(
  design: HiringInterviewRequest,
  { rubric, testItems }: DesignedBy,
  at: Date,
): FieldProblem[] {
  const { questions, opens_at, closes_at, reviewers, live, scorecards_needed: needed } = design;
  const seen = new Set<string>();
  const ofQuestions = questions.flatMap(({ competency_id, ...chosen }, index) => {
    const { bank_question_id: bankId, own, test } = chosen;
    const problem = (message: string) => [{ field: `questions.${index}`, message }];
    const key = test ? `${test.test_id} ${test.item_id}` : bankId;
    const isRepeated = key !== undefined && seen.has(key);
    if (key) seen.add(key);
    if ([bankId, own, test].filter((one) => one !== undefined).length !== 1)
      return problem('Choose a question or write one.');
    if (!rubric.competencies.some(({ _id }) => _id === competency_id))
      return problem('The rubric has no such competency.');
    if (isRepeated) return problem('Ask each question once.');
    if (bankId && !findKept(bankId)) return problem('The bank has no such question.');
    if (live && (test || isKeyed(bankId)))
      return problem('People ask only questions that are answered in words.');
    if (test && !findItem(test, testItems)) return problem('No such item is published.');
    return own && blankTexts(own).length > 0 ? problem('Write the question and its three anchors.') : [];
  });
  const closes = new Date(closes_at);
  const windows = [
    ...(new Date(opens_at) < closes ? [] : [{ field: 'closes_at', message: 'It closes after it opens.' }]),
    ...(closes > at ? [] : [{ field: 'closes_at', message: 'Choose a time to come.' }]),
  ];
  const holders = new Set(reviewers?.member_ids).size;
  const areHolders = !live || (reviewers?.method === 'all' && holders <= MOST_HOLDERS);
  const isShort = reviewers && new Set(reviewers.member_ids).size < needed;
  return [
    ...ofQuestions,
    ...windows.slice(0, 1),
    ...(areHolders
      ? []
      : [{ field: 'reviewers', message: `Choose 1 to ${MOST_HOLDERS} people who hold it.` }]),
    ...(isShort ? [{ field: 'reviewers', message: `Choose ${needed} reviewers or more.` }] : []),
  ];
}

const isKeyed = (bankId: string | undefined) => {
  const kept = bankId === undefined ? undefined : findKept(bankId);
  return kept ? hasKey(kept.question) : false;
};

const findItem = (
  { test_id, version, item_id }: NonNullable<ChosenQuestion['test']>,
  testItems: readonly PublishedItem[],
) =>
  testItems.find(
    ({ chosen: one }) => one.test_id === test_id && one.version === version && one.item_id === item_id,
  )?.item;

const blankTexts = ({ prompt, anchors }: OwnQuestion) =>
  [prompt, ...Object.values(anchors)].filter((text) => text.trim() === '');

/** Freezes a design with the texts its answers are judged by; later changes of bank and rubric do not touch it. */
export function designedInterview(
  design: HiringInterviewRequest,
  { rubric, role, engine, testItems }: DesignedBy,
  identity: Pick<Interview, 'id' | 'createdAt'>,
): Interview {
  const questions = design.questions.map((_one, index) => questionAt(design, index, testItems));
  return {
    ...identity,
    ownerId: null,
    mode: design.live ? 'live' : 'ai',
    roleFamilyId: OWN_ROLE,
    roleFamilyName: role,
    level: design.level,
    questionType: 'mixed',
    engine,
    bankVersion: rubric.version,
    questions,
    competencies: weighed(rubric.competencies, new Set(questions.map(({ competency }) => competency))),
    selection: { method: 'bank', matchedTerms: [] },
    jobDescription: null,
    followUpCap: design.follow_up_cap,
    feedbackAfterEach: false,
    limitSeconds: design.limit_minutes * SECONDS_A_MINUTE,
  };
}

function questionAt(
  { questions, level }: HiringInterviewRequest,
  index: number,
  testItems: readonly PublishedItem[],
): AskedQuestion {
  const {
    competency_id: competency,
    bank_question_id: bankId,
    own,
    test,
  } = questions[index] ?? { competency_id: '' };
  const item = test && findItem(test, testItems);
  if (test && item) return questionOfItem(item, { testId: test.test_id, level, competency });
  const kept = bankId === undefined ? undefined : findKept(bankId)?.question;
  if (kept) return { ...kept, competency };
  if (!own) throw new RangeError(`Question ${index + 1} is neither of the bank, of a test nor an own one.`);
  const { prompt, type, anchors, suggested_minutes } = own;
  return {
    id: `${OWN_QUESTION}${index + 1}`,
    type,
    levels: [level],
    competency,
    prompt: prompt.trim(),
    suggestedSeconds: suggested_minutes * SECONDS_A_MINUTE,
    anchors: { 1: anchors['1'].trim(), 3: anchors['3'].trim(), 5: anchors['5'].trim() },
    concepts: [],
  };
}

const OWN_QUESTION = 'own-question-';

/** Whether a question of an interview was written by its company. */
export const isOwnQuestion = ({ id }: Pick<AskedQuestion, 'id'>) => id.startsWith(OWN_QUESTION);

/** Those that are asked about, with their shares among them. */
function weighed(competencies: readonly RubricCompetency[], asked: ReadonlySet<string>): WeighedCompetency[] {
  const counted = competencies.filter(({ _id }) => asked.has(_id));
  const sum = counted.reduce((total, { weight_percent: weight }) => total + weight, 0);
  return counted.map(({ _id, name, description, weight_percent, indicators, must_not_infer, anchors }) => ({
    id: _id,
    name,
    description,
    indicators,
    mustNotInfer: must_not_infer,
    anchors: { 1: anchors['1'], 3: anchors['3'], 5: anchors['5'] },
    weight: weight_percent / sum,
  }));
}
