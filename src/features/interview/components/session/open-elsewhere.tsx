import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import type { TabClaim } from '../../session/tab-claim.ts';
import { SessionHeading } from './session-heading.tsx';
import { WaitingButton } from './turn-actions.tsx';

/** Says that the session goes on in another tab of this browser, with the way to have it here. */
export const OpenElsewhere = observer(function OpenElsewhere({ claim }: { readonly claim: TabClaim }) {
  return (
    <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
      <SessionHeading title="This interview is open in another tab." documentTitle="Open in another tab" />
      <Typography>
        It goes on in one tab at a time, so that nothing you write is overwritten. If you take over, it goes
        on here with what you have written there, and the clock stays as it is.
      </Typography>
      <WaitingButton
        busy={claim.takingOver}
        variant="contained"
        size="large"
        onClick={() => void claim.takeOver()}
      >
        {claim.takingOver ? 'Taking over…' : 'Take over here'}
      </WaitingButton>
    </Stack>
  );
});
