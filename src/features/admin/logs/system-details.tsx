import Box from '@mui/material/Box';
import type { SystemLogEntry } from '../../../../openapi/gen/types.gen.ts';
import { EntryDetails } from '../../../components/entry-details.tsx';
import { Fact, Facts } from '../../../components/facts.tsx';
import { formatAbsolute } from '../../../lib/relative-time.ts';
import { visibleControls } from '../../../lib/visible-controls.ts';

/** All that a line says. */
export function SystemDetails({ entry }: { readonly entry: SystemLogEntry }) {
  const { message, at, level, error_type, error_message, request_id, work, details, stack } = entry;
  const error = [error_type, error_message].filter(Boolean).join(': ');
  return (
    <EntryDetails label={`Open: ${message}`} title={visibleControls(message)}>
      <Facts>
        <Fact term="Time">{formatAbsolute(Date.parse(at))}</Fact>
        <Fact term="Level">{level}</Fact>
        {error && <Fact term="Error">{visibleControls(error)}</Fact>}
        <Fact term="Request ID">{request_id ?? '–'}</Fact>
        {work && <Fact term="Job">{visibleControls(work)}</Fact>}
        {details !== '{}' && <Fact term="Details">{visibleControls(details)}</Fact>}
      </Facts>
      {stack && (
        <Box
          component="pre"
          // Scrolled with the keys, too.
          tabIndex={0}
          sx={{ m: 0, mt: 2, overflow: 'auto', fontSize: '0.75rem' }}
        >
          {stack}
        </Box>
      )}
    </EntryDetails>
  );
}
