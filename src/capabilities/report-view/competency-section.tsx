import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CompetencyFinding, ReportQuestion } from '../../../openapi/gen/types.gen.ts';
import { plainList } from '../../theme/plain-list.ts';
import { linkTarget } from '../../theme/touch-target.ts';
import { visuallyHidden } from '../../theme/visually-hidden.ts';
import { CheckSwatch } from './checks/check-swatch.tsx';
import { FoundPips } from './checks/found-pips.tsx';
import { CompetencyScale } from './competency-scale.tsx';
import { questionId } from './question/question-section.tsx';
import { QuestionStatusMark } from './question/question-status-mark.tsx';

interface CompetencySectionProps {
  readonly competency: CompetencyFinding;
  /** All of the report's. */
  readonly questions: readonly ReportQuestion[];
}

/** One competency of a checklist: its questions and how they stand, what was found in several of them, and what it is. */
export function CompetencySection({ competency, questions }: CompetencySectionProps) {
  const id = `competency-${competency._id}`;
  return (
    <Box component="section" aria-labelledby={id} sx={sectionStyle}>
      <Typography id={id} component="h3" variant="h3">
        {competency.name}
      </Typography>
      <QuestionLinks questions={questions.filter((one) => one.competency_id === competency._id)} />
      {competency.checks.length > 0 && competency.scorable > 1 && <CheckTable competency={competency} />}
      <CompetencyScale competency={competency} summary="What this competency looks like" />
    </Box>
  );
}

const sectionStyle = { borderTop: 1, borderColor: 'divider', pt: 1.5, breakInside: 'avoid' } as const;

function QuestionLinks({ questions }: Pick<CompetencySectionProps, 'questions'>) {
  return (
    <Box component="ul" sx={{ ...plainList, my: 0.5 }}>
      {questions.map((question) => (
        <Box component="li" key={question.number} sx={statusStyle}>
          <Box
            component="a"
            href={`#${questionId(question.number)}`}
            sx={{ ...linkTarget, color: 'primary.main' }}
          >
            Question {question.number}
          </Box>
          <QuestionStatusMark question={question} />
        </Box>
      ))}
    </Box>
  );
}

const statusStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 } as const;

function CheckTable({ competency: { name, checks } }: { readonly competency: CompetencyFinding }) {
  return (
    <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', my: 1, '& td, & th': cellStyle }}>
      <caption style={visuallyHidden}>Checks found for {name}</caption>
      <thead>
        <tr>
          <th scope="col">Check</th>
          <th scope="col">Found in</th>
        </tr>
      </thead>
      <tbody>
        {checks.map(({ check, label, found, of }) => (
          <tr key={check}>
            <Box component="th" scope="row" sx={{ fontWeight: 400 }}>
              <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
                <CheckSwatch check={check} />
                {label}
              </Box>
            </Box>
            <td>
              <FoundPips found={found} of={of} />
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const cellStyle = { py: 1, pr: 2, textAlign: 'left', borderBottom: 1, borderColor: 'divider' } as const;
