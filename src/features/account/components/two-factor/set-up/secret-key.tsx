import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CopyButton } from '../../../../../components/copy-button.tsx';

/** "ABCD EFGH IJ" of "ABCDEFGHIJ": groups of four are easier to type. */
const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';

/** The key for typing it into the app, where it cannot be scanned. */
export function SecretKey({ secret }: { readonly secret: string }) {
  return (
    <div>
      <Typography variant="body2">Or type this key into the app:</Typography>
      <Typography component="code" sx={{ display: 'block', my: 1, fontFamily: 'monospace', fontWeight: 600 }}>
        {inGroups(secret)}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <CopyButton text={secret} label="Copy key" />
      </Box>
    </div>
  );
}
