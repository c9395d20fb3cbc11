import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CopyButton } from '../../../components/copy-button.tsx';
import { TextFormField } from '../../../components/form/fields/form-field.tsx';
import { paths } from '../../../lib/paths.ts';

interface NewLinkProps {
  readonly token: string;
  readonly onDone: () => void;
}

/** A link that was just made: it is shown this once. */
export function NewLink({ token, onDone }: NewLinkProps) {
  const address = `${window.location.origin}${paths.resumes.shared(token)}`;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextFormField
        label="New link"
        readOnly
        autoFocus
        value={address}
        helperText="Copy it now: it is not shown again. Whoever opens it signs in first."
        onFocus={({ target }) => target.select()}
      />
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <CopyButton text={address} label="Copy link" />
        <Button variant="text" onClick={onDone}>
          Make another
        </Button>
      </Box>
    </Box>
  );
}
