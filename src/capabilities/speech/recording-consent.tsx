import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ConsentText } from '../../../openapi/gen/types.gen.ts';
import { giveConsent } from '../../api/gen/sdk.gen.ts';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { WaitingButton } from '../../components/waiting-button.tsx';
import { ConsentFacts } from '../consent/consent-facts.tsx';
import { storeInterview } from '../interview/queries.ts';
import { refreshSpeech } from './speech-queries.ts';

interface RecordingConsentProps {
  readonly consent: ConsentText;
  readonly interviewId: string;
  readonly sessionId: string;
  /** The decision is stored. */
  readonly onDecided: (isGiven: boolean) => void;
  readonly onClose: () => void;
}

/** What a recording of an answer means in an interview for hiring, read and decided on before the first. */
export function RecordingConsent(props: RecordingConsentProps) {
  const { consent, interviewId, sessionId, onDecided, onClose } = props;
  const queries = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const saving = useMutation({
    mutationFn: async (isGiven: boolean) => {
      const { item, version } = consent;
      const decisions = [{ item, version, is_given: isGiven }];
      return (await giveConsent({ path: { interview_id: interviewId }, body: { decisions } })).data;
    },
    onSuccess: async (interview, isGiven) => {
      await storeInterview(queries, interview);
      await refreshSpeech(queries, sessionId);
      onDecided(isGiven);
    },
  });
  const { isPending, isError, error, variables } = saving;
  return (
    <Box
      role="group"
      aria-label={consent.title}
      sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 2 }}
    >
      <Typography ref={heading} component="h2" variant="h3" tabIndex={-1} sx={{ mb: 1.5 }}>
        {consent.title}
      </Typography>
      <Typography sx={{ mb: 1.5 }}>The timer is paused.</Typography>
      <ConsentFacts consent={consent} />
      <Typography sx={{ my: 2 }}>If you do not agree: {consent.if_declined}</Typography>
      {isError && (
        <ErrorPanel
          title="Your decision was not saved"
          error={error}
          onRetry={() => saving.mutate(variables ?? false)}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <WaitingButton busy={isPending} variant="contained" onClick={() => saving.mutate(true)}>
          I agree, start recording
        </WaitingButton>
        <WaitingButton busy={isPending} variant="outlined" onClick={() => saving.mutate(false)}>
          I do not agree
        </WaitingButton>
        <Button onClick={onClose}>Decide later</Button>
      </Box>
    </Box>
  );
}
