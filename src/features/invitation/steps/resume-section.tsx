import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { AttachedResume, OwnResume } from '../../../../openapi/gen/types.gen.ts';
import { silent } from '../../../api/client.ts';
import { getOwnResumeOptions, getOwnResumeQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { attachResume, removeResume, setResumeText } from '../../../api/gen/sdk.gen.ts';
import { canBeTold } from '../../../components/form/use-form.ts';
import { Notice } from '../../../components/notice.tsx';
import { Panel } from '../../../components/panel.tsx';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import { fileSize } from '../../../lib/file-size.ts';

const MOST_BYTES = 5 * 1024 * 1024;
const TYPES = '.pdf,.docx,.txt,application/pdf,text/plain';

/** The resume that goes with the application, until an attempt is submitted. */
export function ResumeSection({ interviewId }: { readonly interviewId: string }) {
  const path = { interview_id: interviewId };
  const own = useQuery(getOwnResumeOptions({ path }));
  const { problem, isPending, attach, remove } = useResume(path);
  const input = useRef<HTMLInputElement>(null);
  if (!own.data || (!own.data.can_change && !own.data.resume)) return null;
  const { resume, can_change: canChange } = own.data;
  return (
    <Panel title="Resume (optional)">
      <Typography role="status" sx={{ overflowWrap: 'anywhere', mb: canChange ? 2 : 0 }}>
        {resume ? `${resume.name}, ${fileSize(resume.bytes)}` : 'PDF, Word or text, up to 5 MB.'}
      </Typography>
      {problem && (
        <Box sx={{ mb: 2 }}>
          <Notice tone="error">{problem}</Notice>
        </Box>
      )}
      {canChange && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <input
            ref={input}
            type="file"
            hidden
            accept={TYPES}
            aria-label="Resume file"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) attach(file);
              target.value = '';
            }}
          />
          <WaitingButton
            variant="outlined"
            size="large"
            busy={isPending}
            onClick={() => input.current?.click()}
          >
            {resume ? 'Replace' : 'Attach resume'}
          </WaitingButton>
          {resume && (
            <Button variant="text" size="large" disabled={isPending} onClick={remove}>
              Remove
            </Button>
          )}
        </Box>
      )}
    </Panel>
  );
}

function useResume(path: { readonly interview_id: string }) {
  const queries = useQueryClient();
  const [problem, setProblem] = useState('');
  const change = useMutation({
    mutationFn: async (file: File | null): Promise<OwnResume> => {
      setProblem('');
      const call = { path, throwOnError: true } as const;
      if (!file) return (await removeResume(call)).data;
      const own = (await attachResume({ ...call, query: { name: file.name.slice(-200) }, body: file })).data;
      if (own.resume) void tellText(path, own.resume, file);
      return own;
    },
    onSuccess: (own) => queries.setQueryData(getOwnResumeQueryKey({ path }), own),
    onError: (error) => setProblem(problemOf(error)),
  });
  const attach = (file: File) => {
    if (file.size > MOST_BYTES) setProblem(`${file.name} is larger than 5 MB.`);
    else change.mutate(file);
  };
  return { problem, isPending: change.isPending, attach, remove: () => change.mutate(null) };
}

const MOST_CHARACTERS = 100_000;

/** Has the file be found by its words, which are read here; it is as good as attached where there are none. */
async function tellText(
  path: { readonly interview_id: string },
  { stored_at }: AttachedResume,
  file: File,
): Promise<void> {
  try {
    const { resumeText } = await import('../../../capabilities/resume-import/resume-text.ts');
    const text = (await resumeText(file)).join('\n').slice(0, MOST_CHARACTERS);
    await setResumeText({ ...silent, path, body: { stored_at, text }, throwOnError: true });
  } catch {
    // A scan, a damaged file, or the network: whoever opens the file still reads it.
  }
}

function problemOf(error: unknown): string {
  if (!canBeTold(error)) return 'The file was not stored. Try again.';
  return error.fieldErrors[0]?.message ?? error.text;
}
