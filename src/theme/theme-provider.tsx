import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider as MuiThemeProvider } from '@mui/material/styles';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { applyDisplayChoices } from './display-choices.ts';
import { keptMode } from './kept-mode.ts';
import { printInLight } from './print-in-light.ts';
import { theme } from './theme.ts';

/** Light, dark or as the system says; the choice is kept in this browser. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  useEffect(printInLight, []);
  useLayoutEffect(() => applyDisplayChoices(), []);
  return (
    <MuiThemeProvider
      theme={theme}
      defaultMode="system"
      storageManager={keptMode}
      disableTransitionOnChange
      noSsr
    >
      <CssBaseline enableColorScheme />
      {children}
    </MuiThemeProvider>
  );
}
