import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Preset } from '../../../capabilities/interview/practice/presets.ts';
import { useStartPractice } from '../../../capabilities/interview/use-start-practice.ts';
import { ErrorPanel } from '../../../components/error-panel.tsx';
import { plainList } from '../../../theme/plain-list.ts';
import { TOUCH_TARGET } from '../../../theme/touch-target.ts';

/** Practices that start with one click, the most likely one first. */
export function PresetList({ presets }: { readonly presets: readonly Preset[] }) {
  const creation = useStartPractice();
  const [chosen, setChosen] = useState<Preset | null>(null);
  const start = (preset: Preset) => {
    setChosen(preset);
    creation.create(preset.request);
  };
  return (
    <>
      <Box component="ul" aria-label="Ready to start" sx={plainList}>
        {presets.map((preset, index) => (
          <Box key={preset.title} component="li" sx={index === 0 ? firstStyle : rowStyle}>
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>{preset.title}</Typography>
              {preset.memory && (
                <Typography variant="body2" color="textSecondary">
                  {preset.memory}
                </Typography>
              )}
            </Box>
            <Button
              variant={index === 0 ? 'contained' : 'outlined'}
              size={index === 0 ? 'large' : 'medium'}
              loading={creation.isPending && chosen === preset}
              aria-label={`Start: ${preset.title}`}
              onClick={() => start(preset)}
              sx={{ minHeight: TOUCH_TARGET, flex: 'none' }}
            >
              Start
            </Button>
          </Box>
        ))}
      </Box>
      {creation.isError && chosen && (
        <ErrorPanel
          title="The practice was not started"
          error={creation.error}
          onRetry={() => start(chosen)}
        />
      )}
    </>
  );
}

const rowStyle = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { sm: 'center' },
  justifyContent: 'space-between',
  gap: { xs: 1, sm: 2 },
  py: 1.5,
  px: { xs: 2.5, md: 4 },
  border: 1,
  borderTop: 0,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  '&:last-of-type': { borderBottomLeftRadius: 8, borderBottomRightRadius: 8 },
} as const;

const firstStyle = {
  ...rowStyle,
  borderTop: 1,
  borderTopColor: 'divider',
  borderTopLeftRadius: 8,
  borderTopRightRadius: 8,
  py: { xs: 2.5, md: 4 },
  fontSize: '1.125rem',
} as const;
