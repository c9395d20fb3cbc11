import type { ChatFailure } from '../../../../platform/ai/chat.ts';

/** One sentence for whoever reads the interview: why a model asked no follow-up. None of it says anything of the answer. */
export const followUpNotes: Readonly<Record<ChatFailure['kind'] | 'unfair', string>> = {
  unreachable: 'No follow-up here: the AI could not be reached when it was asked for one.',
  refused: 'No follow-up here: the AI refused this server when it was asked for one.',
  busy: 'No follow-up here: the AI was too busy to write one.',
  slow: 'No follow-up here: the AI wrote none in time.',
  unusable: 'No follow-up here: the AI sent something that is none.',
  unfair: 'No follow-up here: the AI wrote none that fits, which says nothing about the answer.',
};
