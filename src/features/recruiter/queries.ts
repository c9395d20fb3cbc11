import { queryOptions } from '@tanstack/react-query';
import type { RecruiterProfile } from '../../../openapi/gen/types.gen.ts';
import { taking } from '../../api/client.ts';
import {
  getAccountSecurityOptions,
  getBillingOptions,
  getRecruiterProfileQueryKey,
  listAccountEventsOptions,
  listCompanyInvitationsOptions,
  listLiveInterviewsOptions,
  listWorkOptions,
  listWorkspacesOptions,
} from '../../api/gen/@tanstack/react-query.gen.ts';
import { getRecruiterProfile } from '../../api/gen/sdk.gen.ts';
import { ApiError } from '../../api/http/api-error.ts';

const hasNone = ({ status }: ApiError) => status === 404;

/** The own company profile; null where there is none yet, which is no failure. */
export const companyProfile = () =>
  queryOptions({
    queryKey: getRecruiterProfileQueryKey(),
    queryFn: async ({ signal }): Promise<RecruiterProfile | null> => {
      try {
        const { data } = await getRecruiterProfile({ ...taking(hasNone), signal, throwOnError: true });
        return data;
      } catch (error) {
        if (error instanceof ApiError && hasNone(error)) return null;
        throw error;
      }
    },
  });

/** How the own account is protected. */
export const accountSecurity = () => getAccountSecurityOptions();

/** The open workspaces that one is a member of, those first in which something was done last. */
export const openWorkspaces = () => listWorkspacesOptions({ query: { status: ['open'], page_size: 20 } });

/** The last sign-ins to the own account, also those that failed. */
export const ownSignIns = () => listAccountEventsOptions({ query: { group: 'sign_ins', page_size: 5 } });

/** What waits for the recruiter. */
export const ownWork = () => listWorkOptions();

/** Who can still begin, those first whose time is over first. */
export const expiringInvitations = () =>
  listCompanyInvitationsOptions({
    query: { status: ['scheduled', 'sent', 'opened'], sort: 'deadline', page_size: 8 },
  });

/** The next live interviews that are agreed on. */
export const nextLive = () => listLiveInterviewsOptions({ query: { upcoming: true, page_size: 8 } });

/** What the company's plan allows, and how much of it is used. */
export const planUsage = () => getBillingOptions();
