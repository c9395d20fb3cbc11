import { queryOptions } from '@tanstack/react-query';
import { silent } from '../../api/client.ts';
import {
  getAccountSecurityOptions,
  getRecruiterProfileQueryKey,
  listAccountEventsOptions,
} from '../../api/gen/@tanstack/react-query.gen.ts';
import { getRecruiterProfile } from '../../api/gen/sdk.gen.ts';
import type { RecruiterProfile } from '../../api/gen/types.gen.ts';
import { ApiError } from '../../api/http/api-error.ts';

/** The own company profile; null where there is none yet, which is no failure. */
export const companyProfile = () =>
  queryOptions({
    queryKey: getRecruiterProfileQueryKey(),
    queryFn: async ({ signal }): Promise<RecruiterProfile | null> => {
      try {
        const { data } = await getRecruiterProfile({ ...silent, signal, throwOnError: true });
        return data;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });

/** How the own account is protected. */
export const accountSecurity = () => getAccountSecurityOptions(silent);

/** The last sign-ins to the own account, also those that failed. */
export const ownSignIns = () =>
  listAccountEventsOptions({ ...silent, query: { group: 'sign_ins', page_size: 5 } });
