import Typography from '@mui/material/Typography';

/** Why some mails have no switch. */
export function AlwaysSent() {
  return (
    <Typography>
      Codes that you ask for, and word of every change to how your account is protected: whoever took your
      account over could otherwise keep it from you.
    </Typography>
  );
}
