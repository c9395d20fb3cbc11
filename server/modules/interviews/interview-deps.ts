import type { Deps } from '../../platform/deps.ts';
import type { InstallationChoices } from '../../platform/installation-choices.ts';
import type { JudgingEngine } from '../assessment/ports.ts';

/** What interviews need to work: those that are begun here are judged with this engine. */
export interface InterviewDeps extends Deps {
  readonly engine: JudgingEngine;
  readonly choices: InstallationChoices;
}
