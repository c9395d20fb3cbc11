import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import type { PersonalRecording } from '../../../../../openapi/gen/types.gen.ts';
import { getRecordingAudio } from '../../../../api/gen/sdk.gen.ts';
import { WaitingButton } from '../../../../components/waiting-button.tsx';
import { downloadFile } from '../../../../lib/download-file.ts';
import { formatAbsolute } from '../../../../lib/relative-time.ts';
import { visibleControls } from '../../../../lib/visible-controls.ts';
import { plainList } from '../../../../theme/plain-list.ts';
import { visuallyHidden } from '../../../../theme/visually-hidden.ts';
import { ActionFailure } from '../action-failure.tsx';

/** A recording whose sound is a file. */
export interface SoundFile extends PersonalRecording {
  readonly file: string;
}

/** The sound of what was recorded, each a file beside the export and named in it. */
export function ExportedRecordings({ sounds }: { readonly sounds: readonly SoundFile[] }) {
  if (sounds.length === 0) return null;
  return (
    <section aria-labelledby="sounds-title">
      <Typography id="sounds-title" component="h3" sx={{ fontWeight: 600 }}>
        Your audio
      </Typography>
      <Typography>One file each, named as in your data.</Typography>
      <Box component="ul" sx={{ ...plainList, mt: 1 }}>
        {sounds.map((sound) => (
          <Sound key={sound._id} sound={sound} />
        ))}
      </Box>
    </section>
  );
}

const kinds = { core: '', follow_up: ', follow-up', retry: ', retry' } as const;

/** "Backend Engineer, Acme, attempt 2: question 1, follow-up". */
function placeOf({ interview, attempt, question_number, kind }: SoundFile): string {
  const which = attempt === null ? '' : `, attempt ${attempt}`;
  return `${interview}${which}: question ${question_number}${kinds[kind]}`;
}

/** On a phone, where it would seem to belong to the one before. */
const belowItsName = { order: { xs: 1, sm: 0 }, mt: { xs: 1, sm: 0 } } as const;

function Sound({ sound }: { readonly sound: SoundFile }) {
  const { _id, session_id, prompt, file, begun_at } = sound;
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async () => {
      const path = { session_id, recording_id: _id };
      downloadFile(file, (await getRecordingAudio({ path, parseAs: 'blob' })).data);
    },
  });
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box
        sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, alignItems: 'start', columnGap: 2 }}
      >
        <WaitingButton
          variant="outlined"
          busy={isPending}
          startIcon={
            isPending ? <CircularProgress size={18} color="inherit" aria-hidden="true" /> : undefined
          }
          onClick={() => mutate()}
          sx={belowItsName}
        >
          Save <span style={visuallyHidden}>{file}</span>
        </WaitingButton>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 600 }}>{placeOf(sound)}</Typography>
          <Typography>{visibleControls(prompt)}</Typography>
          <Typography variant="body2" color="textSecondary">
            {formatAbsolute(Date.parse(begun_at))}, {file}
          </Typography>
        </Box>
      </Box>
      <Box role="status">{isSuccess && 'Check your downloads.'}</Box>
      <ActionFailure error={error} />
    </Box>
  );
}
