import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AssessedCompetency } from '../../../../api/gen/types.gen.ts';

/** What is looked for in the answers, competency by competency, with its share of the whole. */
export function AssessedCompetencies({
  competencies,
}: {
  readonly competencies: readonly AssessedCompetency[];
}) {
  const percent = new Intl.NumberFormat('en', { style: 'percent' });
  return (
    <Stack component="ul" spacing={3} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {competencies.map(({ _id, name, description, indicators, weight }) => (
        <li key={_id}>
          <Typography component="h3" sx={{ fontWeight: 600 }}>
            {name}{' '}
            <Typography component="span" variant="body2" color="textSecondary">
              – {percent.format(weight)} of the whole
            </Typography>
          </Typography>
          <Typography>{description}</Typography>
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {indicators.map((indicator) => (
              <Typography key={indicator} component="li">
                {indicator}
              </Typography>
            ))}
          </Box>
        </li>
      ))}
    </Stack>
  );
}
