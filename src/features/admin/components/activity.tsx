import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import { useId, useState } from 'react';
import type { DayCount } from '../../../../openapi/gen/types.gen.ts';
import { type Column, DataTable } from '../../../components/data-table/data-table.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { Panel } from '../../../components/panel.tsx';
import { type Period, periods } from '../periods.ts';
import { formatDay, formatNumber } from '../words.ts';
import { DayChart } from './day-chart.tsx';

const MEASURES = [
  ['sign_ins', 'Sign-ins'],
  ['failed_sign_ins', 'Failed sign-ins'],
  ['interviews_started', 'Interviews started'],
  ['interviews_completed', 'Interviews completed'],
] as const;

/** Sign-ins and interviews by day: as bars, and on demand as a table with every number. */
export function Activity({ days, period }: { readonly days: readonly DayCount[]; readonly period: Period }) {
  return (
    <Panel title="Sign-ins and interviews">
      <PeriodLinks selected={period} />
      <Box sx={chartsStyle}>
        {MEASURES.map(([measure, title]) => (
          <DayChart
            key={measure}
            title={title}
            days={days.map((day) => ({ date: day.date, value: day[measure] }))}
          />
        ))}
      </Box>
      <DaysTable days={days} />
    </Panel>
  );
}

const chartsStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  columnGap: 4,
  rowGap: 3,
  my: 3,
} as const;

const COLUMNS: readonly [Column<DayCount>, ...Column<DayCount>[]] = [
  { name: 'Day (UTC)', cell: ({ date }) => formatDay(date) },
  ...MEASURES.map(([measure, name]) => ({
    name,
    cell: (day: DayCount) => formatNumber(day[measure]),
    isNumber: true,
  })),
];

function DaysTable({ days }: { readonly days: readonly DayCount[] }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="text"
        sx={{ ml: '-18px' }}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide the table' : 'Show as a table'}
      </Button>
      <Collapse in={isOpen} id={id} unmountOnExit>
        <DataTable
          label="Sign-ins and interviews by day"
          columns={COLUMNS}
          rows={days.toReversed()}
          keyOf={({ date }) => date}
        />
      </Collapse>
    </>
  );
}

/** Choices of how many days back to look; each is an address of its own. */
function PeriodLinks({ selected }: { readonly selected: Period }) {
  return (
    <Box component="nav" aria-label="Days" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {periods.map((period) => (
        <LinkButton
          key={period}
          to={`?days=${period}`}
          size="small"
          variant={period === selected ? 'contained' : 'outlined'}
          aria-current={period === selected ? 'true' : undefined}
        >
          {period} days
        </LinkButton>
      ))}
    </Box>
  );
}
