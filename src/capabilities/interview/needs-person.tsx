import Alert from '@mui/material/Alert';

/** Says plainly that no engine can answer this. */
export function NeedsPerson({ note }: { readonly note: string | null }) {
  return (
    <Alert severity="warning" role="note" sx={{ my: 1 }}>
      <strong>Waits for a person.</strong> {note ?? 'A person has to look at this answer.'}
    </Alert>
  );
}
