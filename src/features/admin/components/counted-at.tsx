import Box from '@mui/material/Box';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import { formatAbsolute } from '../../../lib/relative-time.ts';

interface CountedAtProps {
  /** ISO 8601; absent while nothing was counted. */
  readonly value: string | undefined;
  readonly isCounting: boolean;
  readonly onRefresh: () => void;
}

const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** When the numbers were counted, and the button to count again. */
export function CountedAt({ value, isCounting, onRefresh }: CountedAtProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <span role="status">
        {value && (
          <>
            Counted{' '}
            <time dateTime={value} title={formatAbsolute(Date.parse(value))}>
              {clock.format(Date.parse(value))}
            </time>
          </>
        )}
      </span>
      <WaitingButton busy={isCounting} variant="outlined" onClick={onRefresh}>
        {isCounting ? 'Counting' : 'Refresh'}
      </WaitingButton>
    </Box>
  );
}
