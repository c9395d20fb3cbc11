import Button from '@mui/material/Button';
import { useColorScheme } from '@mui/material/styles';
import { useTakingOver } from '../use-taking-over.ts';

/** Drawn here, because the icon set's machinery weighs more than the login page needs of it. */
const MODES = {
  system: { next: 'light', icon: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 2v14a7 7 0 0 1 0-14Z' },
  light: {
    next: 'dark',
    icon: 'M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10ZM11 1h2v4h-2Zm0 18h2v4h-2ZM1 11h4v2H1Zm18 0h4v2h-4ZM4 5.5 5.5 4l2.8 2.9-1.4 1.4Zm11.7 11.6 1.4-1.4L20 18.5 18.5 20ZM18.5 4 20 5.5l-2.9 2.800-1.4-1.4ZM6.9 15.7l1.4 1.4L5.5 20 4 18.5Z',
  },
  dark: { next: 'system', icon: 'M12 3a9 9 0 1 0 9 9 5.5 5.5 0 0 1-9-9Z' },
} as const;

/** Goes round the three themes; its name says which one is on and which one comes. */
export function ThemeSwitch() {
  const { mode = 'system', setMode } = useColorScheme();
  const { next, icon } = MODES[useTakingOver() ? 'system' : mode];
  const name = `Theme: ${mode}. Switch to ${next}`;
  return (
    <Button
      variant="text"
      color="inherit"
      aria-label={name}
      title={name}
      onClick={() => setMode(next)}
      sx={{ px: 1 }}
    >
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="currentColor"
        fillRule="evenodd"
        aria-hidden="true"
      >
        <path d={icon} />
      </svg>
    </Button>
  );
}
