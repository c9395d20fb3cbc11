import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { CopyButton } from '../../../../components/copy-button.tsx';
import { downloadText } from '../../../../lib/download-file.ts';
import { visuallyHidden } from '../../../../theme/visually-hidden.ts';
import { DialogForm } from '../dialog-form.tsx';

interface RecoveryCodesFormProps {
  readonly title: string;
  readonly codes: readonly string[];
  readonly isStored: boolean;
  readonly onStoredChange: (isStored: boolean) => void;
  readonly onDone: () => void;
}

/** Only the dialog goes on paper. */
const PRINT_DIALOG = (
  <GlobalStyles styles={{ '@media print': { '#root, .MuiBackdrop-root': { display: 'none' } } }} />
);

/** Shows the recovery codes this once; it is done when they are stored. */
export function RecoveryCodesForm(props: RecoveryCodesFormProps) {
  const { title, codes, isStored, onStoredChange, onDone } = props;
  const [isReminded, setReminded] = useState(false);
  const text = codes.join('\n');
  const close = (event: FormEvent) => {
    event.preventDefault();
    if (isStored) onDone();
    else setReminded(true);
  };
  const done = (
    <Button type="submit" variant="contained">
      Done
    </Button>
  );
  return (
    <DialogForm title={title} onSubmit={close} actions={done}>
      {PRINT_DIALOG}
      <Typography>
        These recovery codes let you in without your phone, each of them once. They are shown only now: store
        them where you keep your passwords.
      </Typography>
      <CodeList codes={codes} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, displayPrint: 'none' }}>
        <CopyButton text={text} label="Copy" />
        <Button variant="outlined" onClick={() => downloadText('candor-recovery-codes.txt', `${text}\n`)}>
          Download
        </Button>
        <Button variant="outlined" onClick={() => window.print()}>
          Print
        </Button>
      </Box>
      <FormControlLabel
        sx={{ displayPrint: 'none' }}
        control={<Checkbox checked={isStored} onChange={(_event, isOn) => onStoredChange(isOn)} />}
        label="I have stored them"
      />
      <Typography role="alert" sx={{ displayPrint: 'none', color: 'error.main', '&:empty': visuallyHidden }}>
        {isReminded && !isStored && 'Say that you have stored them first.'}
      </Typography>
    </DialogForm>
  );
}

function CodeList({ codes }: { readonly codes: readonly string[] }) {
  return (
    <Box
      component="ol"
      aria-label="Recovery codes"
      sx={{
        display: 'grid',
        gap: 0.5,
        m: 0,
        py: 2,
        pl: 6,
        pr: 2,
        bgcolor: 'background.sunken',
        fontFamily: 'monospace',
        fontWeight: 600,
      }}
    >
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </Box>
  );
}
