import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { NewShareLink } from '../../../../openapi/gen/types.gen.ts';
import { client } from '../../../api/gen/client.gen.ts';
import { CopyButton } from '../../../components/copy-button.tsx';
import { TextFormField } from '../../../components/form/fields/form-field.tsx';
import { paths } from '../../../lib/paths.ts';

interface NewLinkProps {
  readonly made: NewShareLink;
  readonly onDone: () => void;
}

/** A link that was just made: it is shown this once. */
export function NewLink({ made: { link, token }, onDone }: NewLinkProps) {
  const path = link.is_public ? `/api/v1/shared-resumes/${token}/pdf` : paths.resumes.shared(token);
  const origin = (link.is_public && client.getConfig().baseUrl) || window.location.origin;
  const address = `${origin}${path}`;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextFormField
        label="New link"
        readOnly
        autoFocus
        value={address}
        helperText={`Copy it now: it is not shown again. ${
          link.is_public ? 'It opens the PDF without signing in.' : 'Whoever opens it signs in first.'
        }`}
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
