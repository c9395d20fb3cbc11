import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ContentItem, ContentValues } from '../../../../openapi/gen/types.gen.ts';
import { silent } from '../../../api/client.ts';
import { previewContent } from '../../../api/gen/sdk.gen.ts';
import { useSettled } from '../../../components/use-settled.ts';

interface ContentPreviewProps {
  readonly item: ContentItem;
  readonly values: ContentValues;
}

/** What a text will look like, and what keeps it from being published. */
export function ContentPreview({ item, values }: ContentPreviewProps) {
  const path = { content_kind: item.kind, content_id: item._id };
  const said = useSettled(JSON.stringify(values));
  const { data, isError } = useQuery({
    queryKey: ['previewContent', path, said],
    queryFn: async () =>
      (await previewContent({ ...silent, path, body: { values: JSON.parse(said) }, throwOnError: true }))
        .data,
    placeholderData: keepPreviousData,
  });
  if (isError) return <Typography color="textSecondary">The preview could not be made.</Typography>;
  if (!data) return null;
  const labelOf = (name: string) => item.fields.find((field) => field.name === name)?.label ?? name;
  return (
    <>
      {data.problems.length > 0 && (
        <Box component="ul" aria-label="To fix before publishing" sx={listStyle}>
          {data.problems.map(({ field, message }) => (
            <Typography key={`${field} ${message}`} component="li" variant="body2" color="error">
              {labelOf(field)}: {message}
            </Typography>
          ))}
        </Box>
      )}
      {data.checks.length > 0 && (
        <Box component="ul" aria-label="Checks" sx={listStyle}>
          {data.checks.map(({ name, has_passed, outcome }) => (
            <Typography
              key={name}
              component="li"
              variant="body2"
              color={has_passed ? 'success.main' : 'error.main'}
            >
              {has_passed ? 'Passed' : 'Failed'}: {name}. {outcome}
            </Typography>
          ))}
        </Box>
      )}
      {data.html !== null && (
        // Without rights: it is a text that somebody wrote.
        <Box component="iframe" title="Preview" sandbox="" srcDoc={page(data.html)} sx={frameStyle} />
      )}
    </>
  );
}

const page = (html: string) =>
  `<!doctype html><meta charset="utf-8"><style>body{font:16px/1.5 system-ui,sans-serif;margin:16px;color:#1a1a1a;background:#fff;overflow-wrap:anywhere}table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:6px 12px 6px 0;border-bottom:1px solid #ccc}</style>${html}`;

const listStyle = { m: 0, mb: 1, pl: 2.5 } as const;

const frameStyle = {
  width: '100%',
  height: 420,
  border: 1,
  borderColor: 'divider',
  bgcolor: '#fff',
} as const;
