import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { CompetencyFinding } from '../../../../api/gen/types.gen.ts';
import { linkTarget } from '../../../../theme/touch-target.ts';
import { visuallyHidden } from '../../../../theme/visually-hidden.ts';
import { AnchorsDisclosure } from './anchors/anchors-disclosure.tsx';
import { CheckBadge } from './checks/check-badge.tsx';
import { FoundPips } from './checks/found-pips.tsx';
import { questionId } from './question/question-section.tsx';

/** One competency: its questions, what a checklist found in them, and what it is. */
export function CompetencySection({ competency }: { readonly competency: CompetencyFinding }) {
  const id = `competency-${competency._id}`;
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id={id} component="h3" variant="h3">
        {competency.name}
      </Typography>
      <Typography color="textSecondary">{competency.description}</Typography>
      <QuestionLinks numbers={competency.questions} />
      {competency.checks.length > 0 && competency.scorable > 0 && <CheckTable competency={competency} />}
      {competency.scorable === 0 && <Typography sx={{ my: 2 }}>{nothingSaid(competency)}</Typography>}
      <AnchorsDisclosure summary="What this competency looks like" anchors={competency.anchors}>
        <TextList title="What to listen for" texts={competency.indicators} />
        <TextList title="What must not be inferred" texts={competency.must_not_infer} />
      </AnchorsDisclosure>
    </Paper>
  );
}

function nothingSaid({ assessment }: CompetencyFinding): string {
  if (!assessment) return 'There is no usable answer to its questions.';
  return assessment.skipped > 0
    ? 'No answer to its questions was scored; a skipped question scores 1.'
    : 'No answer to its questions was scored.';
}

function TextList({ title, texts }: { readonly title: string; readonly texts: readonly string[] }) {
  return (
    <>
      <Typography component="h4" sx={{ fontWeight: 600, mt: 2 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
    </>
  );
}

function QuestionLinks({ numbers }: { readonly numbers: readonly number[] }) {
  return (
    <Typography variant="body2" sx={{ mt: 0.5 }}>
      {numbers.map((number) => (
        <Box
          key={number}
          component="a"
          href={`#${questionId(number)}`}
          sx={{ ...linkTarget, mr: 2, color: 'primary.main' }}
        >
          Question {number}
        </Box>
      ))}
    </Typography>
  );
}

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
                <CheckBadge check={check} />
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
