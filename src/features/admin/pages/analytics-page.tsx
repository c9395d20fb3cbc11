import Box from '@mui/material/Box';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { getAnalyticsOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { FilterChoice } from '../../../components/list-page/filter-choice.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import {
  agreementRows,
  coverageRows,
  decisionRows,
  deviceRows,
  funnelRows,
  lengthRows,
  scoreRows,
  stageRows,
} from '../analytics/analytics-rows.ts';
import { ShareTable } from '../analytics/share-table.tsx';

const RANGES = [30, 90, 365] as const;
const USUAL = 90;

/** How interviews go on this installation, without anybody's name. */
export function AnalyticsPage() {
  const [search, setSearch] = useSearchParams();
  const days = RANGES.find((range) => String(range) === search.get('days')) ?? USUAL;
  const analytics = useQuery({
    ...getAnalyticsOptions({ query: { days } }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader
        title="Analytics"
        actions={
          <FilterChoice label="Range" value={String(days)} onChange={(range) => setSearch({ days: range })}>
            {RANGES.map((range) => (
              <option key={range} value={range}>
                Last {range} days
              </option>
            ))}
          </FilterChoice>
        }
      />
      <Loaded query={analytics} errorTitle="The figures could not be counted" rows={4} rowHeight={160}>
        {(data) => (
          <Box sx={gridStyle}>
            <ShareTable
              title="Funnel"
              definition="Candidates who registered in this range, and how far they have come."
              names={['Step', 'Candidates', 'Of registered']}
              rows={funnelRows(data)}
            />
            <ShareTable
              title="Completion by device"
              definition="Interviews that began and are over, by the browser of the last sign-in before."
              names={['Browser', 'Started', 'Completed']}
              rows={deviceRows(data)}
            />
            <ShareTable
              title="Time to decision"
              definition="Decisions that stand. Days count from when the candidate was added."
              names={['Decision', 'Decisions', 'Median days']}
              rows={decisionRows(data)}
            />
            <ShareTable
              title="Report coverage"
              definition="Newest reports, by how many of the planned questions they speak of."
              names={['Coverage', 'Reports']}
              rows={coverageRows(data)}
            />
            <ShareTable
              title="AI scores"
              definition="Competencies in newest reports, by the AI’s rounded score."
              names={['Score', 'Competencies']}
              rows={scoreRows(data)}
            />
            <ShareTable
              title="People and AI"
              definition="Scores people gave before seeing others’, beside the AI’s."
              names={['Agreement', 'Pairs', 'Share']}
              rows={agreementRows(data)}
            />
            <ShareTable
              title="Length and score"
              definition="Pearson’s r of the words in the answers and the AI’s overall score, from 30 reports on."
              names={['Correlation', 'Reports', 'r']}
              rows={lengthRows(data)}
            />
            <ShareTable
              title="Stages"
              definition="Candidates who entered a stage, and the share that went on to another."
              names={['Stage', 'Entered', 'Went on']}
              rows={stageRows(data)}
            />
          </Box>
        )}
      </Loaded>
    </>
  );
}

const gridStyle = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;
