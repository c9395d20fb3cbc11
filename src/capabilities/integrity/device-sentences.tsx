import Box from '@mui/material/Box';
import type { NotedDevice } from '../../../openapi/gen/types.gen.ts';

/** What is captured of camera and microphone, in the words that were agreed to. */
export function DeviceSentences({ devices }: { readonly devices: readonly NotedDevice[] }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {devices.flatMap(({ device, sentences }) =>
        sentences.map((sentence) => <li key={`${device} ${sentence}`}>{sentence}</li>),
      )}
    </Box>
  );
}
