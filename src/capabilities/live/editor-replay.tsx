import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useState } from 'react';
import { applyUpdate, Doc } from 'yjs';
import type { EditorHistory } from '../../../openapi/gen/types.gen.ts';
import { fromBase64 } from '../../lib/base64.ts';
import { CodeBlock } from '../code/code-block.tsx';
import { clockText } from '../interview/session-clock.ts';

/** How fast it is played: so long for each step. */
const STEP_MS = 80;

interface EditorReplayProps {
  readonly begunAt: string;
  readonly updates: EditorHistory['updates'];
}

/** How a shared text came about, step by step. */
export default function EditorReplay({ begunAt, updates }: EditorReplayProps) {
  const [step, setStep] = useState(updates.length);
  const [isPlaying, setPlaying] = useState(false);
  const textAt = useMemo(() => createTexts(updates), [updates]);
  const isOver = step >= updates.length;
  useEffect(() => {
    if (!isPlaying || isOver) return;
    const timer = setTimeout(() => setStep((now) => now + 1), STEP_MS);
    return () => clearTimeout(timer);
  });
  const at = updates[Math.max(0, step - 1)]?.at ?? begunAt;
  const time = clockText(Math.max(0, Math.round((Date.parse(at) - Date.parse(begunAt)) / 1000)));
  const play = () => {
    if (isOver) setStep(0);
    setPlaying(isOver || !isPlaying);
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Button variant="outlined" onClick={play}>
          {isPlaying && !isOver ? 'Pause' : 'Play'}
        </Button>
        <Slider
          aria-label="Moment"
          value={step}
          min={0}
          max={updates.length}
          getAriaValueText={() => time}
          onChange={(_event, value) => setStep(Number(value))}
        />
        <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {time}
        </Typography>
      </Box>
      <CodeBlock label="Shared editor">{textAt(step)}</CodeBlock>
    </Box>
  );
}

/** The text after so many updates; going on is cheap, going back begins anew. */
function createTexts(updates: EditorReplayProps['updates']): (step: number) => string {
  let doc = new Doc();
  let taken = 0;
  return (step) => {
    if (step < taken) {
      doc = new Doc();
      taken = 0;
    }
    for (; taken < step; taken += 1) applyUpdate(doc, fromBase64(updates[taken]?.update ?? 'AAA='));
    return doc.getText('code').toString();
  };
}
