import type { InvitedLive } from '../../../../openapi/gen/types.gen.ts';
import type { consents, invitations } from '../../../platform/database/schema/invitations.ts';
import type { KindOfQuestion } from '../session/question-kinds.ts';
import type { HiringTerms, Interview, SessionRow } from '../session/session-state.ts';

/** What binds one candidate to an interview. */
export type InvitationRow = Readonly<typeof invitations.$inferSelect>;

/** One decision of a candidate on one version of a consent text. */
export type Consent = Readonly<
  Pick<typeof consents.$inferSelect, 'item' | 'version' | 'isGiven' | 'decidedAt'>
>;

/** What decides how an attempt counts. */
export interface Attempt extends Readonly<Pick<SessionRow, 'id' | 'attempt' | 'status' | 'granted'>> {
  /** Whether its first question was asked. */
  readonly isBegun: boolean;
}

/** What a list says of an interview. */
type InterviewHead = Readonly<
  Pick<Interview, 'id' | 'mode' | 'roleFamilyId' | 'roleFamilyName' | 'level' | 'limitSeconds'>
> & { readonly questionCount: number };

/** What decides what a candidate may do with an invitation. */
export interface Invitation {
  readonly invitation: InvitationRow;
  readonly interview: InterviewHead;
  readonly terms: HiringTerms;
  /** In the order in which they were made. */
  readonly attempts: readonly Attempt[];
  /** Oldest first. */
  readonly consents: readonly Consent[];
  /** Of one that people hold, once times were proposed. */
  readonly live: InvitedLive | null;
}

/** What an invitation is about in a company. */
export interface InvitedApplication {
  readonly id: string;
  readonly workspaceId: string;
  readonly isWithdrawn: boolean;
  /** Whether its candidate was told a decision that holds. */
  readonly isTold: boolean;
}

/** All that a candidate may know of an interview before it: of its questions no more than their kinds. */
export interface InvitationInFull extends Invitation {
  /** Null where the interview belongs to no workspace. */
  readonly application: InvitedApplication | null;
  readonly interview: InterviewHead &
    Pick<Interview, 'engine' | 'competencies' | 'followUpCap'> & {
      readonly questions: readonly KindOfQuestion[];
    };
}
