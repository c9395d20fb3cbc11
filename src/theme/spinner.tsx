import Box from '@mui/material/Box';
import type { CSSProperties } from 'react';

/**
 * Shows that something is on its way; what it is stands beside it. The build gives it to MUI's button as well, whose own
 * is 2 kB of every page: therefore a default export.
 */
export default function Spinner({ size = 16 }: { size?: CSSProperties['width'] }) {
  return <Box component="span" aria-hidden="true" sx={spinnerStyle} style={{ width: size, height: size }} />;
}

const spinnerStyle = {
  display: 'block',
  border: '2px solid',
  borderColor: 'currentcolor transparent currentcolor currentcolor',
  borderRadius: '50%',
  animation: 'candor-spin 1.2s linear infinite',
  '@keyframes candor-spin': { to: { transform: 'rotate(1turn)' } },
};
