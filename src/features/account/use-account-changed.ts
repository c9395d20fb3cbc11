import { useQueryClient } from '@tanstack/react-query';
import {
  getAccountSecurityQueryKey,
  listAccountEventsQueryKey,
  listDevicesQueryKey,
} from '../../api/gen/@tanstack/react-query.gen.ts';

/** Fetches everything anew that is shown of the account; resolves when that is done. */
export function useAccountChanged(): () => Promise<void> {
  const cache = useQueryClient();
  return async () => {
    const keys = [getAccountSecurityQueryKey(), listDevicesQueryKey(), listAccountEventsQueryKey()];
    await Promise.all(keys.map((queryKey) => cache.invalidateQueries({ queryKey })));
  };
}
