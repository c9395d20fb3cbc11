import Box from '@mui/material/Box';
import { visibleControls } from '../../lib/visible-controls.ts';
import { codeFont } from './editor/code-font.ts';

interface CodeBlockProps {
  /** What it is, for who cannot see it. */
  readonly label: string;
  readonly children: string;
}

/** Code or output as it was written, which scrolls in itself where its lines are long. */
export function CodeBlock({ label, children }: CodeBlockProps) {
  return (
    <Box component="pre" role="region" aria-label={label} tabIndex={0} sx={blockStyle}>
      <code>{visibleControls(children)}</code>
    </Box>
  );
}

const blockStyle = {
  ...codeFont,
  m: 0,
  p: 1.5,
  maxHeight: '60vh',
  overflow: 'auto',
  bgcolor: 'background.sunken',
  borderRadius: 1,
  '& code': { font: 'inherit' },
  '@media print': { maxHeight: 'none', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
} as const;
