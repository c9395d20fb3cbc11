import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { InvitedInterview } from '../../../../openapi/gen/types.gen.ts';
import { Disclosure } from '../../../components/disclosure.tsx';
import { plainList } from '../../../theme/plain-list.ts';

interface AssessedCompetenciesProps {
  readonly interview: Pick<InvitedInterview, 'competencies' | 'engine'>;
}

/** The competencies that are assessed, each with what is looked for; where an overall score is made, with its share of that. */
export function AssessedCompetencies({ interview }: AssessedCompetenciesProps) {
  const { competencies, engine } = interview;
  const isWeighed = engine.name === 'llm';
  const percent = new Intl.NumberFormat('en', { style: 'percent' });
  return (
    <Box component="ul" sx={plainList}>
      {competencies.map(({ _id, name, description, indicators, weight }) => (
        <li key={_id}>
          <Disclosure summary={isWeighed ? `${name} (${percent.format(weight)} of the score)` : name}>
            <Typography>{description}</Typography>
            <Box component="ul" sx={{ m: 0, pl: 2.5, pb: 2 }}>
              {indicators.map((indicator) => (
                <Typography key={indicator} component="li">
                  {indicator}
                </Typography>
              ))}
            </Box>
          </Disclosure>
        </li>
      ))}
    </Box>
  );
}
