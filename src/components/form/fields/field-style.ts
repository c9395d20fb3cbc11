import { TOUCH_TARGET } from '../../../theme/touch-target.ts';

/** Of a field in a list's bar: the look that the theme gives to MUI's outlined input. */
export const fieldFrame = {
  minWidth: 0,
  minHeight: TOUCH_TARGET,
  px: 1.75,
  py: 1,
  border: 1,
  borderColor: 'control',
  borderRadius: '8px',
  bgcolor: 'background.paper',
  color: 'text.primary',
  font: 'inherit',
  '&:hover': { borderColor: 'text.primary' },
} as const;

export const fieldLabel = { color: 'text.secondary' } as const;
