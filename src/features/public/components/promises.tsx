import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { plainList } from '../../../theme/plain-list.ts';

const promises = [
  {
    title: 'No emotion recognition',
    text: 'Your face, your voice and your typing are not read for mood, honesty or personality.',
  },
  {
    title: 'No automatic rejection',
    text: 'Nothing here says hire or reject. Decisions about people are made by people.',
  },
  {
    title: 'No invented score',
    text: 'The built-in engine gives no mark and no ranking. Length, fluency, accent and style carry no weight.',
  },
  {
    title: 'No claim it cannot keep',
    text: 'It is called “Evidence checklist (rule-based; does not judge correctness)”, on every report, because that is what it is.',
  },
];

/** What Candor does not do. */
export function Promises() {
  return (
    <Box
      component="ul"
      sx={{ ...plainList, display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: 3 }}
    >
      {promises.map(({ title, text }) => (
        <Box key={title} component="li" sx={{ display: 'grid', gridTemplateColumns: '32px 1fr' }}>
          <Close aria-hidden sx={{ color: 'text.secondary', fontSize: 20, mt: 0.5 }} />
          <div>
            <Typography variant="h3" sx={{ mb: 0.5 }}>
              {title}
            </Typography>
            <Typography color="textSecondary">{text}</Typography>
          </div>
        </Box>
      ))}
    </Box>
  );
}
