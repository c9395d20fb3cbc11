import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { AttachedResume } from '../../../openapi/gen/types.gen.ts';
import { Loaded } from '../../components/loaded.tsx';
import { downloadFile } from '../../lib/download-file.ts';
import { fileSize } from '../../lib/file-size.ts';
import { visibleControls } from '../../lib/visible-controls.ts';
import { resumeText } from './resume-text.ts';

interface AttachedResumeTextProps {
  /** Whose it is, to find it again. */
  readonly of: string;
  readonly resume: AttachedResume;
  readonly download: () => Promise<Blob>;
}

/** The words of the resume that the candidate attached, read here without opening the file, and the file itself. */
export function AttachedResumeText({ of, resume: { name, bytes }, download }: AttachedResumeTextProps) {
  const file = useQuery({
    queryKey: ['resume-text', of, name, bytes],
    queryFn: async () => {
      const blob = await download();
      return { blob, lines: await resumeText(blob) };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {name}, {fileSize(bytes)}
        </Typography>
        {file.data && (
          <Button variant="text" size="small" onClick={() => downloadFile(name, file.data.blob)}>
            Download
          </Button>
        )}
      </Box>
      <Loaded query={file} errorTitle="The resume could not be read" rows={8}>
        {({ lines }) =>
          lines.some((line) => line.trim() !== '') ? (
            <Typography component="div" variant="body2" sx={textStyle}>
              {lines.map(visibleControls).join('\n')}
            </Typography>
          ) : (
            <Typography variant="body2">There is no text in it; it may be a scan.</Typography>
          )
        }
      </Loaded>
    </>
  );
}

const textStyle = {
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxWidth: '80ch',
  lineHeight: 1.6,
} as const;
