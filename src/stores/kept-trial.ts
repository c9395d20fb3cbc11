import { fieldsOf } from '../lib/fields-of.ts';
import { inBrowser, inTab } from './storage.ts';

/** What was answered on the home page without an account. */
export interface Trial {
  /** With this it is saved once, however often it is sent. */
  readonly id: string;
  readonly roleFamily: string;
  readonly questionId: string;
  readonly prompt: string;
  readonly text: string;
}

const KEY = 'candor.trial';

/** As long as a registration waits for its proof, in milliseconds. */
const CARRIED_MS = 24 * 3_600_000;

const FIELDS = ['id', 'roleFamily', 'questionId', 'prompt', 'text'] as const;

/** Keeps it in this tab, until somebody registers here. */
export const keepTrial = (trial: Trial) => inTab((tab) => tab.setItem(KEY, JSON.stringify(trial)));

/** What this tab keeps that nobody registered with yet. */
export const keptTrial = (): Trial | null => inTab((tab) => trialIn(tab.getItem(KEY)));

/**
 * A registration in this tab carries what was tried here from now on, also into the tab in which the mail's link is
 * opened. This tab only remembers which one it was, for an address that has to be corrected.
 */
export function carryTrial(email: string): void {
  const tab = inTab((storage) => storage.getItem(KEY));
  const trial = trialIn(tab) ?? carried(({ id }) => id === fieldsOf(parsed(tab))['id']);
  if (!trial) return;
  const carrying = JSON.stringify({ ...trial, email: spelled(email), carriedAt: Date.now() });
  inBrowser((storage) => storage.setItem(KEY, carrying));
  inTab((storage) => storage.setItem(KEY, JSON.stringify({ id: trial.id })));
}

/** What the registration of this address carries. */
export const trialOf = (email: string): Trial | null =>
  carried((fields) => fields['email'] === spelled(email));

/** Somebody is signed in, or nobody any more: what is not of their registration is gone. */
export function dropOtherTrials(email: string | null): void {
  inTab((tab) => tab.removeItem(KEY));
  if (email === null || !trialOf(email)) inBrowser((storage) => storage.removeItem(KEY));
}

function carried(isTheirs: (fields: Readonly<Record<string, unknown>>) => boolean): Trial | null {
  const json = inBrowser((storage) => storage.getItem(KEY));
  const fields = fieldsOf(parsed(json));
  const age = Date.now() - Number(fields['carriedAt']);
  return age >= 0 && age < CARRIED_MS && isTheirs(fields) ? trialIn(json) : null;
}

const spelled = (email: string) => email.trim().toLowerCase();

function trialIn(json: string | null): Trial | null {
  const fields = fieldsOf(parsed(json));
  if (!FIELDS.every((name) => typeof fields[name] === 'string')) return null;
  return Object.fromEntries(FIELDS.map((name) => [name, fields[name]])) as unknown as Trial;
}

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
}
