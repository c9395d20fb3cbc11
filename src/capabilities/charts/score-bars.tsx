import Box from '@mui/material/Box';

interface ScoreBar {
  readonly name: string;
  /** 1 to 5; null where there is none. */
  readonly score: number | null;
}

interface ScoreBarsProps {
  readonly label: string;
  readonly bars: readonly ScoreBar[];
}

/** Scores from 1 to 5 as bars on a track from 0, each with its figure. */
export function ScoreBars({ label, bars }: ScoreBarsProps) {
  return (
    <Box component="dl" aria-label={label} sx={listStyle}>
      {bars.map(({ name, score }) => (
        <Box key={name} sx={rowStyle}>
          <dt>{name}</dt>
          <Box component="dd" sx={figureStyle}>
            {score !== null && <Box component="span" aria-hidden sx={barStyle(score)} />}
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {score === null ? 'No score' : <Figure score={score} />}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Figure({ score }: { readonly score: number }) {
  return (
    <>
      <strong>{oneDecimal.format(score)}</strong> of 5
    </>
  );
}

const oneDecimal = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

const listStyle = { m: 0, display: 'grid', rowGap: 1 } as const;

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: 2,
  alignItems: 'center',
} as const;

const figureStyle = { m: 0, display: 'flex', alignItems: 'center', gap: 1.5 } as const;

/** As a picture and not a color, so that forced colors and paper leave it. */
const barStyle = (score: number) =>
  ({
    flex: 1,
    height: 10,
    border: 1,
    borderColor: 'primary.main',
    background: `linear-gradient(to right, var(--mui-palette-primary-main) ${score * 20}%, transparent 0)`,
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
  }) as const;
