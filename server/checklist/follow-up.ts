import type { Checklist, CheckName } from '../../openapi/gen/types.gen.ts';
import { gateTurn } from './gate/gate.ts';
import type { AskedQuestion, FollowUpKind, SaidTurn } from './types.ts';

/** What is asked next, and what it asks for. */
export interface Ask {
  readonly kind: FollowUpKind;
  readonly prompt: string;
}

/** The same for everyone, whatever an interview's own cap says. */
const MOST_FOLLOW_UPS = 2;

/** Asked where no answer to a question could be used. */
const clarification: Ask = {
  kind: 'clarification',
  prompt: 'Could you say a little more about this, in your own words?',
};
/** Asked where an answer could not be read since it is in another language, so that nobody believes it too short. */
const english: Ask = {
  kind: 'clarification',
  prompt: 'Candor can only read English so far. Could you say this in English?',
};

/** The most telling evidence first. Concepts are never asked for: to name them would hint at the answer. */
const probes: readonly (readonly [CheckName, FollowUpKind, told: string, imagined: string])[] = [
  ['action', 'actionProbe', 'What did you do yourself?', 'Which steps would you take yourself?'],
  [
    'result',
    'outcomeProbe',
    'What was the result, in numbers if you have them?',
    'What would these steps achieve, and how would you know?',
  ],
  [
    'context',
    'contextProbe',
    'When and where was this, and what was the situation?',
    'Under which conditions would you do it this way?',
  ],
  [
    'specifics',
    'detailProbe',
    'Can you add some details, such as numbers, dates or the tools you used?',
    'Can you make it more concrete, with numbers, an example or the tools you would use?',
  ],
];

/** Whether nothing more may be asked about a question, whichever engine asks. */
export function isCapReached(turns: readonly SaidTurn[], cap: number): boolean {
  return turns.length === 0 || turns.length > Math.min(cap, MOST_FOLLOW_UPS);
}

/** The follow-up to a core answer that did not pass the gate, once; null where nothing was said. */
export function askForMore(question: AskedQuestion, [core, ...asked]: readonly SaidTurn[]): Ask | null {
  if (!core || asked.length > 0) return null;
  const verdict = gateTurn(question, core);
  if (verdict.outcome !== 'insufficient' || verdict.reason === 'empty') return null;
  return verdict.reason === 'wrong_language' ? english : clarification;
}

/** Asks for what a checklist lacks and nobody asked for yet; null where there is no such thing. */
export function askForMissing(
  { type }: AskedQuestion,
  { items }: Checklist,
  turns: readonly SaidTurn[],
): Ask | null {
  const missing = new Set(items.filter(({ found }) => !found).map(({ check }) => check));
  const asks = probes
    .filter(([check]) => missing.has(check))
    .map(([, kind, told, imagined]) => ({ kind, prompt: type === 'behavioural' ? told : imagined }));
  const isAsked = (ask: Ask) =>
    turns.slice(1).some(({ followUpKind, prompt }) => followUpKind === ask.kind || prompt === ask.prompt);
  return asks.find((ask) => !isAsked(ask)) ?? null;
}
