import type { InvitedInterview } from '../../../../openapi/gen/types.gen.ts';

/** The way to an attempt, in order. */
export const steps = [
  { id: 'expect', name: 'What to expect' },
  { id: 'choices', name: 'Your choices' },
  { id: 'ready', name: 'Ready' },
] as const;

export type Step = (typeof steps)[number];

/** The step that an address names; undefined where it names none that there is. */
export const stepNamed = (id: string | null): Step | undefined => steps.find((step) => step.id === id);

type Prepared = Pick<InvitedInterview, 'waits_for' | 'session_id' | 'consents' | 'accommodations'>;

/** Where the preparation was left, on whichever device: told by what the server has of it. */
export function whereLeft(interview: Prepared): Step {
  const [expect, choices, ready] = steps;
  const { waits_for, session_id, consents, accommodations } = interview;
  if (waits_for === 'open_attempt') return ready;
  if (waits_for === 'declined') return choices;
  const decided = consents.filter(({ decision }) => decision !== null).length;
  const isBegun = decided > 0 || session_id !== null || accommodations.state !== 'none';
  if (!isBegun) return expect;
  return decided === consents.length ? ready : choices;
}

/** Whether an attempt is possible, now or once the interview opens or what it requires is agreed to. */
export const canPrepare = ({ waits_for }: Pick<InvitedInterview, 'waits_for'>): boolean => waits_for !== null;
