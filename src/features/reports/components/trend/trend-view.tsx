import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { Trend } from '../../../../../openapi/gen/types.gen.ts';
import { getTrendOptions } from '../../../../api/gen/@tanstack/react-query.gen.ts';
import { PractiseLink } from '../../../../capabilities/interview/practise-link.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LinkButton } from '../../../../components/link-button.tsx';
import { FilterChoice } from '../../../../components/list-page/filter-choice.tsx';
import { Loaded } from '../../../../components/loaded.tsx';
import { PageHeader } from '../../../../components/page/page-header.tsx';
import { paths } from '../../../../lib/paths.ts';
import { chosenSeries } from './figures.ts';
import { leftOut, SeriesSection } from './series-section.tsx';
import { seriesNames } from './series-words.ts';

/** Results by competency over time; the address holds which series is shown. */
export function TrendView() {
  const trend = useQuery(getTrendOptions());
  const back = (
    <LinkButton to={paths.candidate.reports} variant="outlined">
      All reports
    </LinkButton>
  );
  return (
    <>
      <PageHeader title="Trend" actions={back} />
      <Loaded query={trend} errorTitle="Your trend could not be loaded" rows={4} rowHeight={72}>
        {(found) => <ChosenSeries trend={found} />}
      </Loaded>
    </>
  );
}

function ChosenSeries({ trend: { series, has_older } }: { readonly trend: Trend }) {
  const [search, setSearch] = useSearchParams();
  const chosen = chosenSeries(series, search.get('series'));
  if (!chosen) return <NoTrend />;
  const names = seriesNames(series);
  const choose = (id: string) => setSearch({ view: 'trend', series: id });
  return (
    <Stack spacing={3}>
      <FilterChoice label="Show" value={chosen._id} onChange={choose}>
        {series.map(({ _id }, index) => (
          <option key={_id} value={_id}>
            {names[index]}
          </option>
        ))}
      </FilterChoice>
      <SeriesSection key={chosen._id} series={chosen} name={names[series.indexOf(chosen)] ?? ''} />
      {has_older && (
        <Typography color="textSecondary">Your latest 200 reports are looked at here.</Typography>
      )}
    </Stack>
  );
}

function NoTrend() {
  return (
    <EmptyState title="No trend yet" action={<PractiseLink />}>
      It begins with two reports on answers in words, of one role family and made by the same engine.{' '}
      {leftOut}
    </EmptyState>
  );
}
