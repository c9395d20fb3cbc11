import type { IntegrityPolicy, Level } from '../../../../openapi/gen/types.gen.ts';
import type { StoredEngine } from '../../../platform/database/stored-engine.ts';
import { atLevel, findCodingSet, findRoleFamily } from '../role-families.ts';
import type { HiringPlan } from './hiring-interview.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

const integrity: IntegrityPolicy = {
  signals: ['page_hidden', 'focus_lost', 'paste', 'large_insertion', 'second_tab', 'network_lost'],
  camera: 'none',
  may_decline_signals: true,
};

interface Sample {
  /** The same at every start, so that what was done with it stays. */
  readonly id: string;
  readonly title: string;
  readonly familyId: string;
  readonly level: Level;
  /** Whether a function is to be written at the end. */
  readonly hasCode: boolean;
  readonly limitMinutes: number;
  readonly attemptsAllowed: number;
  /** The window, in ms from the start of the server. */
  readonly window: readonly [opens: number, closes: number];
  readonly integrity: IntegrityPolicy;
}

const samples: readonly Sample[] = [
  {
    id: 'demo-software',
    title: 'Software engineer (sample)',
    familyId: 'software',
    level: 'mid',
    hasCode: true,
    limitMinutes: 50,
    attemptsAllowed: 2,
    window: [-dayMs, 14 * dayMs],
    integrity: { ...integrity, camera: 'optional' },
  },
  {
    id: 'demo-support',
    title: 'Customer support agent (sample)',
    familyId: 'customer-support',
    level: 'junior',
    hasCode: false,
    limitMinutes: 30,
    attemptsAllowed: 1,
    window: [-6 * dayMs, 20 * hourMs],
    integrity: { ...integrity, may_decline_signals: false },
  },
  {
    id: 'demo-sales',
    title: 'Account manager (sample)',
    familyId: 'sales',
    level: 'senior',
    hasCode: false,
    limitMinutes: 30,
    attemptsAllowed: 1,
    window: [-10 * dayMs, -dayMs],
    integrity,
  },
];

/** The interviews of the demo, with windows around a moment: one open, one closing soon, one closed. */
export function demoPlans(
  company: string,
  engine: StoredEngine,
  at: Date,
): { id: string; plan: HiringPlan }[] {
  return samples.flatMap((sample) => {
    const plan = planOf(sample, company, engine, at);
    return plan ? [{ id: sample.id, plan }] : [];
  });
}

function planOf(sample: Sample, company: string, engine: StoredEngine, at: Date): HiringPlan | undefined {
  const { title, level, limitMinutes, attemptsAllowed, window, integrity } = sample;
  const family = findRoleFamily(sample.familyId);
  if (!family) return undefined;
  const questions = atLevel(family.hiringQuestions, level);
  const firsts = family.competencies.flatMap(
    ({ id }) => questions.find(({ competency }) => competency === id) ?? [],
  );
  const problems = sample.hasCode ? findCodingSet(family)?.hiringProblems : undefined;
  const code = atLevel(problems ?? [], level).slice(0, 1);
  const moment = (offset: number) => new Date(at.getTime() + offset);
  return {
    family,
    level,
    questionIds: [...firsts, ...code].map(({ id }) => id),
    weights: Object.fromEntries(firsts.map(({ competency }) => [competency, 1 / firsts.length])),
    followUpCap: 1,
    limitSeconds: limitMinutes * 60,
    engine,
    terms: {
      company,
      title,
      attemptsAllowed,
      opensAt: moment(window[0]),
      closesAt: moment(window[1]),
      integrity,
      retentionDays: 90,
      retentionFrom: 'closing',
    },
  };
}
