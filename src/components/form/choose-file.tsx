import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type DragEvent, useState } from 'react';
import { visuallyHidden } from '../../theme/visually-hidden.ts';
import { Notice } from '../notice.tsx';

interface ChooseFileProps {
  /** What can be done with it, e.g. "Choose a file, or drop it here". */
  readonly title: string;
  /** Which files are read, and how large they may be. */
  readonly hint: string;
  /** As the `accept` of an input. */
  readonly accept: string;
  /** The name of the file that is being read. */
  readonly reading: string | null;
  readonly problem: string | null;
  readonly onFile: (file: File) => void;
  readonly onCancel: () => void;
}

/** Takes a file by choosing or dropping it, and tells how reading it goes. */
export function ChooseFile({ title, hint, accept, reading, problem, onFile, onCancel }: ChooseFileProps) {
  const [isOver, setOver] = useState(false);
  const take = (file: File | undefined) => file && onFile(file);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {problem && <Notice tone="error">{problem}</Notice>}
      <Box
        component="label"
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={[zoneStyle, isOver && { bgcolor: 'primary.light', borderColor: 'primary.main' }]}
      >
        <Typography component="span" sx={{ fontWeight: 650, display: 'block' }}>
          {title}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary">
          {hint}
        </Typography>
        <Box
          component="input"
          type="file"
          accept={accept}
          onChange={(event) => {
            take(event.target.files?.[0]);
            // The same file, mended, can be chosen again.
            event.target.value = '';
          }}
          sx={visuallyHidden}
        />
      </Box>
      {reading !== null && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
            Reading {reading}
          </Typography>
          <Button onClick={onCancel}>Cancel</Button>
        </Box>
      )}
    </Box>
  );
}

const zoneStyle = {
  display: 'block',
  position: 'relative',
  px: 3,
  py: 4,
  textAlign: 'center',
  cursor: 'pointer',
  border: '2px dashed',
  borderColor: 'control',
  borderRadius: 1,
  '&:hover': { borderColor: 'text.primary' },
  '&:focus-within': {
    outline: '2px solid',
    outlineColor: 'var(--mui-palette-primary-main)',
    outlineOffset: 2,
  },
} as const;
