import { HttpProblem } from './problem.ts';

/** What is short. */
export type Shortage = 'time' | 'room' | 'files';

/** What Node and PostgreSQL call it where no connection is to be had, or nothing more can be stored. */
const SHORTAGES: Readonly<Record<string, Shortage>> = {
  ENOSPC: 'room',
  EDQUOT: 'room',
  '53100': 'room',
  ECONNREFUSED: 'time',
  ECONNRESET: 'time',
  EPIPE: 'time',
  ETIMEDOUT: 'time',
  EHOSTUNREACH: 'time',
  ENETUNREACH: 'time',
  EAI_AGAIN: 'time',
  EMFILE: 'time',
  '08001': 'time',
  '08003': 'time',
  '08004': 'time',
  '08006': 'time',
  '53000': 'time',
  '53200': 'time',
  '53300': 'time',
  '57014': 'time',
  '57P01': 'time',
  '57P02': 'time',
  '57P03': 'time',
};

/** Where files lie cannot be reached, or does not do as it is asked. */
export class FilesAway extends Error {
  override readonly name = 'FilesAway';
}

/** The driver has no code for these: nobody gave a connection back in time, or it broke. */
const WITHOUT_CODE = /^(?:timeout exceeded when trying to connect|Connection terminated\b.*)$/;

const REFUSALS = {
  time: { detail: 'The server is busy. Try again in a moment.', seconds: 2 },
  room: { detail: 'The server has no room to store anything. Try again later.', seconds: 10 },
  files: { detail: 'Files can’t be stored or read right now. Try again in a moment.', seconds: 10 },
} as const;

/** The refusal of what cannot be done for a moment (D31). */
export function overloaded(shortage: Shortage): HttpProblem {
  const { detail, seconds } = REFUSALS[shortage];
  return new HttpProblem(503, detail, { headers: { 'retry-after': String(seconds) } });
}

/** What was short where that is why something failed; the reason lies below what callers made of it. */
export function shortageOf(error: unknown): Shortage | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof FilesAway) return 'files';
  const code = 'code' in error ? String(error.code) : '';
  return SHORTAGES[code] ?? (WITHOUT_CODE.test(error.message) ? 'time' : shortageOf(error.cause));
}
