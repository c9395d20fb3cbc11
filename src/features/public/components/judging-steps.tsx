import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const steps = [
  { title: 'You answer', text: 'Real questions for your role and level, at your own pace.' },
  { title: 'A gate comes first', text: 'An empty, copied or keyword-only answer never becomes a low score.' },
  {
    title: 'Evidence is marked',
    text: 'Situation, your part, outcome, specifics and key concepts, where you said them.',
  },
  { title: 'You compare', text: 'The report shows what strong answers contain, and what to practice next.' },
];

/** How an answer is evaluated, in four steps. */
export function JudgingSteps() {
  return (
    <Box
      component="ol"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
        columnGap: 4,
        rowGap: { xs: 3, sm: 5 },
      }}
    >
      {steps.map(({ title, text }, index) => (
        <Box key={title} component="li" sx={{ borderTop: 2, borderColor: 'text.primary', pt: 2 }}>
          <Typography aria-hidden variant="h2" component="p" sx={{ color: 'primary.main', mb: 1 }}>
            {index + 1}
          </Typography>
          <Typography variant="h3" sx={{ mb: 1 }}>
            {title}
          </Typography>
          <Typography color="textSecondary">{text}</Typography>
        </Box>
      ))}
    </Box>
  );
}
