import Typography from '@mui/material/Typography';
import type { Report } from '../../../../api/gen/types.gen.ts';
import { LinkButton } from '../../../../components/link-button.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { drillPath, nextDrill } from '../../../../lib/next-drill.ts';

/** What to practise next after a report: one question about the competency with the most missing. */
export function NextDrill({ report }: { readonly report: Report }) {
  const competency = nextDrill(report);
  if (!competency) return null;
  return (
    <Panel title="Next drill">
      <Typography sx={{ mb: 2 }}>
        Most is missing in “{competency.name}”. Practise one question about it.
      </Typography>
      <LinkButton
        to={drillPath(report, competency)}
        variant="outlined"
        size="large"
        sx={{ displayPrint: 'none' }}
      >
        Drill: {competency.name}
      </LinkButton>
    </Panel>
  );
}
