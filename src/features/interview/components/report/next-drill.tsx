import Typography from '@mui/material/Typography';
import type { Report } from '../../../../api/gen/types.gen.ts';
import { LinkButton } from '../../../../components/link-button.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { paths } from '../../../../lib/paths.ts';
import { nextDrill } from '../drill/next-drill.ts';

/** What to practise next after a report: one question about the competency with the most missing. */
export function NextDrill({ report }: { readonly report: Report }) {
  const competency = nextDrill(report);
  if (!competency) return null;
  const choices = {
    role_family: report.role_family._id,
    level: report.level,
    question_type: 'mixed',
    competency: competency._id,
  };
  return (
    <Panel title="Next drill">
      <Typography sx={{ mb: 2 }}>
        Most is missing in “{competency.name}”. Practise one question about it.
      </Typography>
      <LinkButton
        to={paths.candidate.practiceOf(choices)}
        variant="outlined"
        size="large"
        sx={{ displayPrint: 'none' }}
      >
        Drill: {competency.name}
      </LinkButton>
    </Panel>
  );
}
