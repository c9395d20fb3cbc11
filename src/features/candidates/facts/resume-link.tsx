import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { getCandidateResumeOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { downloadResume } from '../../../api/gen/sdk.gen.ts';
import { downloadFile } from '../../../lib/download-file.ts';
import { fileSize } from '../../../lib/file-size.ts';
import type { Here } from '../here.ts';

/** The resume that the candidate attached, to be stored and never opened here. */
export function ResumeLink({ here }: { readonly here: Here }) {
  const { data } = useQuery(getCandidateResumeOptions({ path: here }));
  if (!data?.resume) return null;
  const { name, bytes } = data.resume;
  const download = async () => {
    const file = await downloadResume({ path: here, parseAs: 'blob', throwOnError: true });
    downloadFile(name, file.data as Blob);
  };
  return (
    <div>
      <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>Resume</Box>
      <Button
        variant="text"
        size="small"
        title="Download"
        onClick={() => void download()}
        sx={{ px: 0, textAlign: 'start', overflowWrap: 'anywhere' }}
      >
        {name}, {fileSize(bytes)}
      </Button>
    </div>
  );
}
