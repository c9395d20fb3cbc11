import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TemplateKind } from '../../../../openapi/gen/types.gen.ts';
import { silent } from '../../../api/client.ts';
import { previewMailTemplate } from '../../../api/gen/sdk.gen.ts';
import { useSettled } from '../../../components/use-settled.ts';

interface TemplatePreviewProps {
  readonly kind: TemplateKind;
  readonly subject: string;
  readonly body: string;
}

/** The email as a sample candidate would get it; what cannot be sent says so beside its field, once it is saved. */
export function TemplatePreview({ kind, subject, body }: TemplatePreviewProps) {
  const said = useSettled(`${subject}\n${body}`);
  const { data, isError } = useQuery({
    queryKey: ['previewMailTemplate', kind, said],
    queryFn: async () => {
      const [first = '', ...rest] = said.split('\n');
      const words = { subject: first, body: rest.join('\n') };
      return (
        await previewMailTemplate({ ...silent, path: { mail_kind: kind }, body: words, throwOnError: true })
      ).data;
    },
    placeholderData: keepPreviousData,
  });
  if (isError)
    return (
      <Typography variant="body2" color="textSecondary">
        Not ready to send yet.
      </Typography>
    );
  return (
    data && (
      <Box sx={textStyle}>
        <strong>{data.subject}</strong>
        {`\n\n${data.text}`}
      </Box>
    )
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
