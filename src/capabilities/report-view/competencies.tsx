import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Report } from '../../../openapi/gen/types.gen.ts';
import { byFirstQuestion } from '../interview/by-first-question.ts';
import { CompetencyScale } from './competency-scale.tsx';
import { CompetencySection } from './competency-section.tsx';
import { ScoreTable } from './scores/score-table.tsx';

/** What was found for each competency, in the order of their questions, and the scores of a language model. */
export function Competencies({ report }: { readonly report: Report }) {
  const competencies = byFirstQuestion(report.competencies);
  return (
    <section id="competencies" aria-labelledby="competencies-title">
      <Typography id="competencies-title" component="h3" variant="h3" sx={{ mb: 2 }}>
        Competencies
      </Typography>
      {report.engine.name === 'llm' ? (
        <Scored competencies={competencies} questions={report.questions} />
      ) : (
        <Stack spacing={2}>
          {competencies.map((competency) => (
            <CompetencySection key={competency._id} competency={competency} questions={report.questions} />
          ))}
        </Stack>
      )}
    </section>
  );
}

/** The scores of a language model in one table, and below it what each competency is. */
function Scored({ competencies, questions }: Pick<Report, 'competencies' | 'questions'>) {
  return (
    <>
      <ScoreTable competencies={competencies} questions={questions} />
      <Box sx={{ mt: 2 }}>
        {competencies.map((competency) => (
          <CompetencyScale
            key={competency._id}
            competency={competency}
            summary={`What “${competency.name}” looks like`}
          />
        ))}
      </Box>
    </>
  );
}
