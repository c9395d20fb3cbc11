import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { InvitedInterview } from '../../../../openapi/gen/types.gen.ts';
import { decisionId } from '../../../capabilities/consent/consent-choices.ts';
import { linkTarget } from '../../../theme/touch-target.ts';

/** What an interview requires and was declined, each with the way to its decision, and what else can be done. */
export function Declined({ interview: { consents, company } }: { readonly interview: InvitedInterview }) {
  const declined = consents.filter(
    ({ is_required, decision }) => is_required && decision?.is_given === false,
  );
  return (
    <div>
      <Typography>You declined, and the interview requires:</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {declined.map(({ item, title }) => (
          <li key={item}>
            <Link href={`#${decisionId(item)}`} sx={linkTarget}>
              {title}
            </Link>
          </li>
        ))}
      </Box>
      <Typography>
        You can change your decision until the deadline. If you cannot agree, say why in the note under
        Accommodations: a person at {company} reads it.
      </Typography>
    </div>
  );
}
