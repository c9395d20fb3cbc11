import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const steps = [
  {
    title: 'You answer, in your own time',
    text: 'Real questions for your role and level. A pause costs nothing, and every word is kept as you type.',
  },
  {
    title: 'A gate comes first',
    text: 'An empty answer, a pasted question or a list of keywords is called insufficient. It is never turned into a low score.',
  },
  {
    title: 'Evidence is marked',
    text: 'The situation, what you did yourself, what came of it, specifics, and the concepts the question’s author wrote down. Each is highlighted where it stands in your text, or named as missing.',
  },
  {
    title: 'You read it against written anchors',
    text: 'The report shows what a weak, a fair and a strong answer contain, how many answers were usable, and which engine looked.',
  },
];

/** How judging works, in four steps. */
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
