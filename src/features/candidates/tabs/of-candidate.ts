import { useQuery } from '@tanstack/react-query';
import type { Application, Workspace } from '../../../../openapi/gen/types.gen.ts';
import { listCompanyInvitationsOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import type { Here } from '../here.ts';

/** What each tab of a candidate is about. */
export interface OfCandidate {
  readonly here: Here;
  readonly application: Application;
  readonly workspace: Workspace;
}

/** More interviews than one role asks anybody for. */
const MOST = 100;

/** What a candidate is invited to in this workspace; what happened last comes first. */
export const useInvitations = ({ _id: application_id }: Application) =>
  useQuery(listCompanyInvitationsOptions({ query: { application_id, page_size: MOST } }));
