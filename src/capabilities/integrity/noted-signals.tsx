import Box from '@mui/material/Box';
import type { NotedSignal } from '../../../openapi/gen/types.gen.ts';

/** What is noted, a sentence each. */
export function NotedSignals({ signals }: { readonly signals: readonly NotedSignal[] }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {signals.map(({ signal, sentence }) => (
        <li key={signal}>{sentence}</li>
      ))}
    </Box>
  );
}
