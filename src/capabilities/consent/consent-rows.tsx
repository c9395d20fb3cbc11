import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { InvitedInterview } from '../../../openapi/gen/types.gen.ts';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { ErrorSummary } from '../../components/form/error-summary.tsx';
import { timeOfDay } from '../../lib/time-of-day.ts';
import { plainList } from '../../theme/plain-list.ts';
import { keptFor } from '../interview/kept-for.ts';
import { consentDigest } from './consent-digest.ts';
import { ConsentItemField } from './consent-item-field.tsx';
import type { ConsentForm } from './use-consent-form.ts';

interface ConsentRowsProps {
  readonly interview: Pick<
    InvitedInterview,
    | 'company'
    | 'consents'
    | 'integrity'
    | 'question_kinds'
    | 'can_record'
    | 'retention_days'
    | 'retention_from'
  >;
  readonly form: Pick<ConsentForm, 'current' | 'choose' | 'undecided' | 'failure' | 'savedAt'>;
}

/** What is captured during the interview, one row an item, each agreed to or declined by itself. */
export function ConsentRows({ interview, form }: ConsentRowsProps) {
  const { current, choose, undecided, failure, savedAt } = form;
  const { consents, company } = interview;
  if (consents.length === 0)
    return (
      <Typography>Only your answers and their times are captured: there is nothing to decide.</Typography>
    );
  return (
    <div>
      <Typography>
        Nothing is captured before you agree. Only you and the people who decide see it, and it is deleted{' '}
        {keptFor(interview)}. What is noted never changes a score or ends an interview.
      </Typography>
      <ErrorSummary errors={undecided} title="Decide on these to continue" />
      <Box component="ul" sx={{ ...plainList, mt: 1 }}>
        {consents.map((consent) => (
          <Box component="li" key={consent.item} sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
            <ConsentItemField
              consent={consent}
              company={company}
              digest={consentDigest(consent.item, interview)}
              isGiven={current[consent.item]}
              onChoose={(isGiven) => choose(consent, isGiven)}
            />
          </Box>
        ))}
      </Box>
      {failure && (
        <ErrorPanel title="Your choice was not saved" error={failure.error} onRetry={failure.retry} />
      )}
      <Typography role="status" variant="body2" color="textSecondary" sx={{ minHeight: 24 }}>
        {savedAt && `Saved ${timeOfDay(savedAt)}`}
      </Typography>
    </div>
  );
}
