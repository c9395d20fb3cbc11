import CheckCircle from '@mui/icons-material/CheckCircle';
import HighlightOff from '@mui/icons-material/HighlightOff';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ExactOption, ExactResult } from '../../../../api/gen/types.gen.ts';

const verdictNames = { right: 'Right', partly: 'Partly right', wrong: 'Wrong' } as const;

/** A multiple-choice answer beside its key, and why the key is what it is. */
export function ExactPanel({
  result: { result, points, options, explanation },
}: {
  readonly result: ExactResult;
}) {
  const share = new Intl.NumberFormat('en', { maximumFractionDigits: 2 }).format(points);
  return (
    <div>
      <Typography component="h4" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {result ? `${verdictNames[result]}: ${share} of 1 point` : 'No answer was handed in'}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {options.map((option) => (
          <OptionLine key={option._id} option={option} />
        ))}
      </Box>
      <Typography sx={{ mt: 2 }}>{explanation}</Typography>
    </div>
  );
}

/** The key as an icon and in words, and whether the option was chosen. */
function OptionLine({ option: { text, right, chosen } }: { readonly option: ExactOption }) {
  const Icon = right ? CheckCircle : HighlightOff;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Icon aria-hidden sx={{ color: right ? 'success.main' : 'text.secondary' }} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: chosen ? 600 : 400 }}>{text}</Typography>
        <Typography variant="body2" color="textSecondary">
          {right ? 'Right answer' : 'Not right'} · {chosen ? 'you chose it' : 'you did not choose it'}
        </Typography>
      </Box>
    </Box>
  );
}
