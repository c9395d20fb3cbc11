import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { previewInvitationMailOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { Disclosure } from '../../../components/disclosure.tsx';

interface MailPreviewProps {
  readonly path: { readonly workspace_id: string; readonly hiring_interview_id: string };
  /** Whom it is shown for. */
  readonly applicationId: string | undefined;
}

/** The mail as a candidate will get it, without the secret of its link. */
export function MailPreview({ path, applicationId }: MailPreviewProps) {
  const query = applicationId ? { application_id: applicationId } : {};
  const { data } = useQuery(previewInvitationMailOptions({ path, query }));
  if (!data?.mail) return null;
  const { to, reply_to, subject, text } = data.mail;
  return (
    <Disclosure summary="Email preview">
      <Typography variant="body2" color="textSecondary">
        To {to} · Replies to {reply_to}
      </Typography>
      <Typography variant="body2" sx={{ fontWeight: 600, mt: 1 }}>
        {subject}
      </Typography>
      <Box sx={textStyle}>{text}</Box>
    </Disclosure>
  );
}

const textStyle = {
  mt: 1,
  p: 2,
  bgcolor: 'background.sunken',
  fontSize: '0.875rem',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
} as const;
