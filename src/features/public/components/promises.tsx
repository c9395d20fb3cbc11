import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { plainList } from '../../../theme/plain-list.ts';

const promises = [
  {
    title: 'No emotion recognition',
    text: 'We don’t read mood or personality from faces, voices or typing.',
  },
  { title: 'No automatic rejection', text: 'People make every decision about people.' },
  {
    title: 'No invented scores',
    text: 'The built-in checklist gives no score. Length, accent and style don’t count.',
  },
];

/** What Candor does not do. */
export function Promises() {
  return (
    <Box
      component="ul"
      sx={{ ...plainList, display: 'grid', gridTemplateColumns: { md: 'repeat(3, 1fr)' }, gap: 3 }}
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
