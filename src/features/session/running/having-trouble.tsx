import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Session } from '../../../../openapi/gen/types.gen.ts';
import { Accommodating } from '../../../capabilities/accommodation/accommodation-section.tsx';
import { interviewQuery } from '../../../capabilities/interview/queries.ts';
import { Disclosure } from '../../../components/disclosure.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { useStores } from '../../../stores/context.tsx';

interface HavingTroubleProps {
  readonly session: Session;
  /** False where the browser keeps nothing that was typed once the page is closed. */
  readonly durable: boolean;
}

/** What helps in the middle of an interview, and the way to ask for an accommodation; nothing of it stops anything. */
export const HavingTrouble = observer(function HavingTrouble({ session, durable }: HavingTroubleProps) {
  const { interview } = session;
  const { auth } = useStores();
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure summary="Having trouble?" onToggle={setOpen}>
      <Box component="ul" sx={{ m: 0, pl: 3, '& li': { mb: 1 } }}>
        <li>Need a moment? “Still thinking” pauses the timer, as often as you like.</li>
        <li>The network is away: go on. {durable ? keptOnDevice : keptInPage}</li>
        <li>
          The page looks wrong: reload it{!auth.isKept && ' and log in again'}.{' '}
          {durable ? backWithAll : backWithSaved}
        </li>
      </Box>
      {isOpen && interview && <Asking interviewId={interview._id} />}
    </Disclosure>
  );
});

const keptOnDevice = 'What you answer is kept on this device and sent when it is back.';
const keptInPage =
  'What you answer is kept in this page alone, so leave it open; it is sent when the network is back.';

const backWithAll = 'You come back to this question with what you typed.';
const backWithSaved = 'You come back to this question with what the page says is saved.';

function Asking({ interviewId }: { readonly interviewId: string }) {
  const interview = useQuery(interviewQuery(interviewId));
  return (
    <Box component="section" aria-labelledby="accommodations-title" sx={{ mt: 2 }}>
      <Typography id="accommodations-title" component="h2" variant="h3" sx={{ mb: 1 }}>
        Accommodations
      </Typography>
      <Typography sx={{ mb: 2 }}>
        Asking ends and pauses nothing: the interview goes on, and what is granted holds from then on.
      </Typography>
      <Loaded query={interview} errorTitle="The form could not be loaded" rows={3}>
        {(found) => <Accommodating interview={found} />}
      </Loaded>
    </Box>
  );
}
