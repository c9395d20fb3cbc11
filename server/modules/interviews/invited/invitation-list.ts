import type { InterviewState, ListInterviewsData } from '../../../../openapi/gen/types.gen.ts';
import type { Invitation } from './invitation.ts';
import { stateOf } from './invitation-state.ts';
import { waitsFor } from './waiting.ts';

export interface InvitationFilter {
  /** Empty means all. */
  readonly states: readonly InterviewState[];
  /** Whether only those are wanted of which something waits for the candidate. */
  readonly onlyWaiting: boolean;
  readonly sort: NonNullable<NonNullable<ListInterviewsData['query']>['sort']>;
  readonly page: number;
  readonly pageSize: number;
}

/** One page of a candidate's invitations, from all of them, which come by deadline, earliest first. */
export function invitationPage(all: readonly Invitation[], filter: InvitationFilter, at: Date) {
  const { states, onlyWaiting, sort, page, pageSize } = filter;
  const isWaiting = (one: Invitation) => waitsFor(one, at) !== null;
  const fitting = all.filter(
    (one) => (states.length === 0 || states.includes(stateOf(one, at))) && (!onlyWaiting || isWaiting(one)),
  );
  const latestFirst = fitting.toReversed();
  const ordered = {
    deadline: fitting,
    '-deadline': latestFirst,
    waiting: [...fitting.filter(isWaiting), ...latestFirst.filter((one) => !isWaiting(one))],
  }[sort];
  return { items: ordered.slice((page - 1) * pageSize, page * pageSize), total: fitting.length };
}
