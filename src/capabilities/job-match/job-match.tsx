import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react';
import type { ResumeDraft } from '../../../openapi/gen/types.gen.ts';
import { LongTextField } from '../../components/form/fields/long-text-field.tsx';
import { plainList } from '../../theme/plain-list.ts';
import { type MatchedTerm, matchJob } from './match-job.ts';

const MOST_CHARACTERS = 20_000;

/** The terms of a job description beside those of a resume; it is read in the browser and kept nowhere. */
export function JobMatch({ draft }: { readonly draft: ResumeDraft }) {
  const [description, setDescription] = useState('');
  const read = useDeferredValue(description);
  const compared = useDeferredValue(draft);
  // Reads the whole resume: not while there is nothing to compare it with, nor before a letter is drawn.
  const match = useMemo(() => (read.trim() === '' ? null : matchJob(read, compared)), [read, compared]);
  return (
    <Stack spacing={3}>
      <LongTextField
        label="Job description"
        help="Read in your browser and not stored."
        maxLength={MOST_CHARACTERS}
        value={description}
        error={null}
        onChange={setDescription}
      />
      {match && (
        <>
          <Terms title="In both" count={match.both.length}>
            {match.both.map((term) => (
              <Term key={term.term} {...term} />
            ))}
          </Terms>
          <Terms
            title="Only in the job description"
            count={match.onlyJob.length}
            note="Add only what you did."
          >
            {match.onlyJob.map((term) => (
              <Term key={term.term} {...term} />
            ))}
          </Terms>
          <Terms title="Only in your resume" count={match.onlyResume.length}>
            {match.onlyResume.map(({ form, where }) => (
              <Box component="li" key={form}>
                {form}{' '}
                <Typography component="span" variant="body2" color="textSecondary">
                  {where}
                </Typography>
              </Box>
            ))}
          </Terms>
        </>
      )}
    </Stack>
  );
}

interface TermsProps {
  readonly title: string;
  readonly count: number;
  readonly note?: string;
  readonly children: ReactNode;
}

function Terms({ title, count, note, children }: TermsProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} component="h3" variant="h4" gutterBottom>
        {title} ({count})
      </Typography>
      {note && count > 0 && (
        <Typography variant="body2" color="textSecondary" gutterBottom>
          {note}
        </Typography>
      )}
      <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}

function Term({ term, line, places, isOnlyListed }: MatchedTerm) {
  const where = places.map((place) =>
    place.form === term ? place.where : `${place.where} as “${place.form}”`,
  );
  return (
    <Box component="li">
      {term}{' '}
      <Typography component="span" variant="body2" color="textSecondary">
        {where.length > 0 ? [...new Set(where)].join(' · ') : `line ${line}`}
        {isOnlyListed && ' · not in any experience'}
      </Typography>
    </Box>
  );
}
