import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Report } from '../../../openapi/gen/types.gen.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { paths } from '../../lib/paths.ts';
import { drillPath, nextDrill } from '../interview/next-drill.ts';

/** What to practise next after a report: one question about the competency with the most missing, or the same again. */
export function NextDrill({ report }: { readonly report: Report }) {
  const next = nextDrill(report);
  const again = (
    <LinkButton to={practiceAgainPath(report)} variant="outlined" size="large">
      Practise again
    </LinkButton>
  );
  if (!next) return <Box sx={{ displayPrint: 'none' }}>{again}</Box>;
  return (
    <Panel title="Next drill">
      <Typography sx={{ mb: 2 }}>{next.words}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, displayPrint: 'none' }}>
        <LinkButton to={drillPath(report, next.competency)} variant="contained" size="large">
          Drill: {next.competency.name}
        </LinkButton>
        {again}
      </Box>
    </Panel>
  );
}

/** The practice page with the choices of this report. */
function practiceAgainPath({ role_family, level, question_type }: Report): string {
  return paths.candidate.practiceOf({ role_family: role_family._id, level, question_type });
}
