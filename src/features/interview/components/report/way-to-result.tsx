import Typography from '@mui/material/Typography';
import type { Report } from '../../../../api/gen/types.gen.ts';
import { LinkButton } from '../../../../components/link-button.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { paths } from '../../../../lib/paths.ts';

/** From the report of an interview for hiring to where its attempt goes on; nothing for a practice. */
export function WayToResult({ report: { interview, session_id } }: { readonly report: Report }) {
  if (!interview) return null;
  return (
    <Panel title="How it goes on">
      <Typography sx={{ mb: 2 }}>
        No engine says hire or reject: a person decides. The results of this attempt say how far that is;
        there you can also ask for a review by a person.
      </Typography>
      <LinkButton
        to={paths.candidate.result(interview._id, session_id)}
        variant="outlined"
        size="large"
        sx={{ displayPrint: 'none' }}
      >
        Results of this attempt
      </LinkButton>
    </Panel>
  );
}
