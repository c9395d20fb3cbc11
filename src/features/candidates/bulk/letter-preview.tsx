import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { silent } from '../../../api/client.ts';
import { previewCandidateMail } from '../../../api/gen/sdk.gen.ts';
import { useSettled } from '../../../components/use-settled.ts';

interface LetterPreviewProps {
  readonly ids: readonly string[];
  readonly from: { readonly workspace_id?: string };
  readonly subject: string;
  readonly body: string;
}

/** The mail as the first of those who are written to gets it. */
export function LetterPreview({ ids, from, subject, body }: LetterPreviewProps) {
  const said = useSettled(`${subject}\n${body}`);
  const [first = '', ...rest] = said.split('\n');
  const words = { subject: first, body: rest.join('\n') };
  const isWhole = first.trim() !== '' && words.body.trim() !== '';
  const { data, isError } = useQuery({
    queryKey: ['previewCandidateMail', ids, from, said],
    queryFn: async () => {
      const letter = { ...words, ...from, candidate_ids: [...ids] };
      return (await previewCandidateMail({ ...silent, body: letter, throwOnError: true })).data;
    },
    enabled: isWhole,
    placeholderData: keepPreviousData,
  });
  return (
    <Box component="section" aria-label="Preview" sx={{ minWidth: 0 }}>
      <Typography component="h3" sx={{ fontWeight: 600, mb: 0.5 }}>
        Preview
      </Typography>
      {!isWhole && (
        <Typography variant="body2" color="textSecondary">
          Shows once there is a subject and a text.
        </Typography>
      )}
      {isWhole && isError && (
        <Typography variant="body2" color="textSecondary">
          Not ready to send yet.
        </Typography>
      )}
      {isWhole && data && !data.mail && (
        <Typography variant="body2" color="textSecondary">
          None of them has an open application you recruit for.
        </Typography>
      )}
      {isWhole && !isError && data?.mail && (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            To {data.mail.to} · Replies to {data.mail.reply_to}
          </Typography>
          <Box sx={textStyle}>
            <strong>{data.mail.subject}</strong>
            {`\n\n${data.mail.text}`}
          </Box>
        </>
      )}
    </Box>
  );
}

const textStyle = {
  mt: 1,
  p: 2,
  maxHeight: 360,
  overflowY: 'auto',
  bgcolor: 'background.sunken',
  fontSize: '0.875rem',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
} as const;
