import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { silent } from '../api/client.ts';
import {
  acceptTermsMutation,
  getAcceptedTermsOptions,
  listConsentsQueryKey,
} from '../api/gen/@tanstack/react-query.gen.ts';
import { TextLink } from '../components/text-link.tsx';
import { paths } from '../lib/paths.ts';
import { useStores } from '../stores/context.tsx';
import { shellBar } from './shell-bar.ts';

/** Asks whoever accepted earlier terms to accept the ones that hold now; it stays until they do. */
export function TermsBar() {
  const { notifications } = useStores();
  const queries = useQueryClient();
  const options = getAcceptedTermsOptions(silent);
  const { data } = useQuery({ ...options, staleTime: Number.POSITIVE_INFINITY });
  const accept = useMutation({
    ...acceptTermsMutation(),
    onSuccess: (accepted) => {
      queries.setQueryData(options.queryKey, accepted);
      notifications.success('Terms accepted');
      return queries.invalidateQueries({ queryKey: listConsentsQueryKey() });
    },
    // Other terms may hold by now than were shown.
    onError: () => queries.invalidateQueries({ queryKey: options.queryKey }),
  });
  if (!data?.have_changed) return null;
  return (
    <Box component="aside" aria-label="Changed terms" sx={shellBar}>
      <Box role="status" sx={{ flex: 1, minWidth: 0 }}>
        The terms of use changed since you accepted them.{' '}
        <TextLink to={paths.legal.terms}>Read the terms</TextLink>
      </Box>
      <Button
        size="small"
        variant="outlined"
        loading={accept.isPending}
        onClick={() => accept.mutate({ body: { version: data.version } })}
      >
        Accept
      </Button>
    </Box>
  );
}
