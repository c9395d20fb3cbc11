import CheckCircle from '@mui/icons-material/CheckCircle';
import HighlightOff from '@mui/icons-material/HighlightOff';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ExactOption, ExactResult } from '../../../../../api/gen/types.gen.ts';
import { plainList } from '../../../../../theme/plain-list.ts';
import { CodePanel } from '../../../code/result/code-panel.tsx';
import { verdictWords } from './verdict-words.ts';

/** An answer beside its key or with the cases it was run against, and why that is right which is. */
export function ExactPanel({
  result: { result, points, options, code, explanation },
}: {
  readonly result: ExactResult;
}) {
  return (
    <div>
      <Typography component="h4" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {verdictWords({ result, points })}
      </Typography>
      {code ? <CodePanel code={code} verdict={result} /> : <Options options={options} />}
      <Typography sx={{ mt: 2 }}>{explanation}</Typography>
    </div>
  );
}

function Options({ options }: Pick<ExactResult, 'options'>) {
  return (
    <Box component="ul" sx={plainList}>
      {options.map((option) => (
        <OptionLine key={option._id} option={option} />
      ))}
    </Box>
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
