import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { InvitedInterview } from '../../../../openapi/gen/types.gen.ts';
import { Disclosure } from '../../../components/disclosure.tsx';
import { plainList } from '../../../theme/plain-list.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.ts';

interface AssessedCompetenciesProps {
  readonly interview: Pick<InvitedInterview, 'competencies' | 'engine'>;
}

/** What is looked for in the answers, competency by competency; where an overall score is made, with its share of that. */
export function AssessedCompetencies({ interview }: AssessedCompetenciesProps) {
  const { competencies, engine } = interview;
  const isWeighed = engine.name === 'llm';
  const percent = new Intl.NumberFormat('en', { style: 'percent' });
  return (
    <Stack component="ul" spacing={1.5} sx={plainList}>
      {competencies.map(({ _id, name, description, indicators, weight }) => (
        <li key={_id}>
          <Typography component="h3" sx={{ fontWeight: 600 }}>
            {name}{' '}
            {isWeighed && (
              <Typography component="span" variant="body2" color="textSecondary">
                – {percent.format(weight)} of the whole
              </Typography>
            )}
          </Typography>
          <Typography>{description}</Typography>
          <Disclosure summary={<LookedForIn name={name} />}>
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {indicators.map((indicator) => (
                <Typography key={indicator} component="li">
                  {indicator}
                </Typography>
              ))}
            </Box>
          </Disclosure>
        </li>
      ))}
    </Stack>
  );
}

function LookedForIn({ name }: { readonly name: string }) {
  return (
    <>
      What is looked for<span style={visuallyHidden}> in {name}</span>
    </>
  );
}
