import Button from '@mui/material/Button';

/** The id of what is to be done before an attempt. */
export const PREPARATION_ID = 'prepare';

/** Leads over what the interview is to what is to be done for it. */
export function PreparationLink() {
  return (
    <Button href={`#${PREPARATION_ID}`} variant="outlined">
      Prepare and start
    </Button>
  );
}
