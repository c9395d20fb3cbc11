import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatDay, formatNumber } from '../words.ts';

/** What happened how often on one day (UTC), as in "2026-11-20". */
interface DayValue {
  readonly date: string;
  readonly value: number;
}

interface DayChartProps {
  readonly title: string;
  /** Oldest first, without gaps. */
  readonly days: readonly DayValue[];
}

/** One bar a day, with a scale of its own; the table beside it has every number. */
export function DayChart({ title, days }: DayChartProps) {
  const id = useId();
  const total = days.reduce((sum, { value }) => sum + value, 0);
  const peak = Math.max(...days.map(({ value }) => value));
  return (
    <Box component="figure" aria-labelledby={id} sx={{ m: 0, minWidth: 0 }}>
      <Box id={id} component="figcaption" sx={{ ...lineStyle, alignItems: 'baseline', mb: 1 }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        <Typography component="span" variant="h2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {formatNumber(total)}
        </Typography>
      </Box>
      <Bars days={days} peak={peak} />
      <Typography component="div" variant="caption" sx={{ ...lineStyle, color: 'text.secondary' }}>
        <span>{dayAt(days, 0)}</span>
        <span>{peak === 0 ? 'None' : `At most ${formatNumber(peak)} a day`}</span>
        <span>{dayAt(days, -1)}</span>
      </Typography>
    </Box>
  );
}

const lineStyle = { display: 'flex', justifyContent: 'space-between', gap: 1 } as const;

function dayAt(days: readonly DayValue[], index: number): string {
  const day = days.at(index);
  return day ? formatDay(day.date) : '';
}

/** A day is ten units wide, the highest bar a hundred high. */
const DAY = 10;
const HEIGHT = 100;

interface BarsProps {
  readonly days: readonly DayValue[];
  readonly peak: number;
}

/** For the eye only: words around it tell the gist. */
function Bars({ days, peak }: BarsProps) {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 ${days.length * DAY} ${HEIGHT}`}
      preserveAspectRatio="none"
      sx={barsStyle}
    >
      {days.map(({ date, value }, index) => (
        <g key={date}>
          <title>{`${formatDay(date)}: ${formatNumber(value)}`}</title>
          <rect x={index * DAY} width={DAY} height={HEIGHT} fill="transparent" />
          <rect
            x={index * DAY + 1}
            y={HEIGHT - heightOf(value, peak)}
            width={DAY - 2}
            height={heightOf(value, peak)}
            fill="currentColor"
          />
        </g>
      ))}
    </Box>
  );
}

/** Even a single one beside thousands can be seen. */
const heightOf = (value: number, peak: number) => (value === 0 ? 0 : Math.max((value / peak) * HEIGHT, 2));

const barsStyle = {
  display: 'block',
  width: '100%',
  height: 88,
  color: 'primary.main',
  borderBottom: 1,
  borderColor: 'control',
} as const;
