import type { InterviewState } from '../../../gen/types/types.gen.ts';
import type { Invitation } from './invitation.ts';
import { stateOf } from './invitation-state.ts';

export interface InvitationFilter {
  /** Empty means all. */
  readonly states: readonly InterviewState[];
  readonly latestFirst: boolean;
  readonly page: number;
  readonly pageSize: number;
}

/** One page of a candidate's invitations by deadline, from all of them, which come earliest first. */
export function invitationPage(all: readonly Invitation[], filter: InvitationFilter, at: Date) {
  const { states, latestFirst, page, pageSize } = filter;
  const fitting = all.filter((one) => states.length === 0 || states.includes(stateOf(one, at)));
  const ordered = latestFirst ? fitting.toReversed() : fitting;
  return { items: ordered.slice((page - 1) * pageSize, page * pageSize), total: fitting.length };
}
