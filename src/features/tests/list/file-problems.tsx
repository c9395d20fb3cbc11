import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Notice } from '../../../components/notice.tsx';
import type { FileProblem } from '../test-file.ts';

interface FileProblemsProps {
  readonly problems: readonly FileProblem[];
  readonly onClose: () => void;
}

/** As many as somebody mends before trying again. */
const SHOWN = 20;

/** What is wrong with a file that was to be imported, line by line. */
export function FileProblems({ problems, onClose }: FileProblemsProps) {
  if (problems.length === 0) return null;
  const more = problems.length - SHOWN;
  return (
    <Box sx={{ mb: 1 }}>
      <Notice tone="error">
        <Typography sx={{ fontWeight: 600 }}>The file was not imported.</Typography>
        <Box component="ul" sx={{ my: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
          {problems.slice(0, SHOWN).map(({ line, field, message }) => (
            <li key={`${field} ${message}`}>
              {[line !== null && `Line ${line}`, field].filter(Boolean).join(', ')}
              {(line !== null || field) && ': '}
              {message}
            </li>
          ))}
        </Box>
        {more > 0 && <Typography variant="body2">And {more} more.</Typography>}
        <Button variant="text" onClick={onClose}>
          Close
        </Button>
      </Notice>
    </Box>
  );
}
