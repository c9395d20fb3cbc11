import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AuditChain } from '../../../../openapi/gen/types.gen.ts';
import {
  getAuditCheckOptions,
  getAuditCheckQueryKey,
  startAuditCheckMutation,
} from '../../../api/gen/@tanstack/react-query.gen.ts';
import { Disclosure } from '../../../components/disclosure.tsx';
import { Notice } from '../../../components/notice.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import { plainList } from '../../../theme/plain-list.ts';
import { formatNumber } from '../words.ts';

const POLL_MS = 1000;

/** Whether the chain was found whole when it was checked last, and the way to check it now. */
export function ChainState() {
  const queries = useQueryClient();
  const { data } = useQuery({
    ...getAuditCheckOptions(),
    refetchInterval: ({ state }) => (isRunning(state.data) ? POLL_MS : false),
  });
  const { mutate, isPending } = useMutation({
    ...startAuditCheckMutation(),
    onSuccess: (chain) => queries.setQueryData(getAuditCheckQueryKey(), chain),
  });
  if (!data) return null;
  const faults = data.check?.faults ?? [];
  return (
    <Box sx={{ mb: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 2 }}>
        <Typography variant="body2" role="status">
          <State chain={data} />
        </Typography>
        <WaitingButton variant="outlined" busy={isPending || isRunning(data)} onClick={() => mutate({})}>
          Verify chain
        </WaitingButton>
      </Box>
      {faults.length > 0 && (
        <Notice tone="error">
          <Disclosure summary={faults.length === 1 ? '1 fault' : `${faults.length} faults`} isOpen>
            <Box component="ul" sx={plainList}>
              {faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </Box>
          </Disclosure>
        </Notice>
      )}
    </Box>
  );
}

const isRunning = (chain: AuditChain | undefined) => chain?.check?.ended_at === null;

function State({ chain: { entries, check } }: { readonly chain: AuditChain }) {
  const count = entries === 1 ? '1 entry' : `${formatNumber(entries)} entries`;
  if (!check) return `${count}, not verified yet`;
  if (check.ended_at === null)
    return `Verifying: ${formatNumber(check.checked_to)} of ${formatNumber(check.target)}`;
  return (
    <>
      {check.faults.length === 0
        ? `Chain whole up to entry ${formatNumber(check.checked_to)}`
        : 'Chain broken'}
      , verified <RelativeTime value={check.ended_at} />
    </>
  );
}
