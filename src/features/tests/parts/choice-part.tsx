import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { plainList } from '../../../theme/plain-list.ts';
import { optionsOf } from '../items.ts';
import type { ItemPartProps } from './item-part.ts';
import { PartProblem } from './part-problem.tsx';

const MOST_OPTIONS = 8;

/** The options of a choice, of which one or more are right. */
export function ChoicePart({ item, onChange, problemOf }: ItemPartProps) {
  const options = optionsOf(item);
  const change = (next: typeof options) => onChange({ choice: { options: next } });
  return (
    <section aria-label="Options">
      <Typography component="h3" variant="body2" sx={{ fontWeight: 650 }}>
        Options
      </Typography>
      <Typography variant="caption" color="textSecondary">
        Mark one or several as right. Candidates see another order.
      </Typography>
      <PartProblem>{problemOf('choice.options')}</PartProblem>
      <Box component="ol" sx={plainList}>
        {options.map((option, at) => (
          // Options have no names of their own, and none moves.
          // biome-ignore lint/suspicious/noArrayIndexKey: as said above
          <Box component="li" key={at} sx={rowStyle}>
            <OutlinedInput
              value={option.text}
              size="small"
              multiline
              error={problemOf(`choice.options.${at}.text`) !== null}
              inputProps={{ 'aria-label': `Option ${at + 1}`, maxLength: 500 }}
              onChange={({ target }) => change(options.with(at, { ...option, text: target.value }))}
            />
            <Box component="label" sx={rightStyle}>
              <input
                type="checkbox"
                checked={option.right}
                aria-label={`Option ${at + 1} is right`}
                onChange={({ target }) => change(options.with(at, { ...option, right: target.checked }))}
              />
              Right
            </Box>
            <IconButton
              aria-label={`Remove option ${at + 1}`}
              onClick={() => change(options.toSpliced(at, 1))}
            >
              <Close fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
      {options.length < MOST_OPTIONS && (
        <Button variant="text" onClick={() => change([...options, { text: '', right: false }])}>
          Add option
        </Button>
      )}
    </section>
  );
}

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: 1,
  py: 0.25,
} as const;

const rightStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 32,
  typography: 'body2',
} as const;
