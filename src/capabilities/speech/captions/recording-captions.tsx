import Box from '@mui/material/Box';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { silent } from '../../../api/client.ts';
import { getRecordingCaption } from '../../../api/gen/sdk.gen.ts';
import { visibleControls } from '../../../lib/visible-controls.ts';
import type { RecordingUpload } from '../recording/recording-upload.ts';
import { CaptionFrame } from './caption-frame.tsx';
import { Captions, lastWords } from './captions.ts';

interface RecordingCaptionsProps {
  readonly sessionId: string;
  readonly upload: RecordingUpload;
}

/** What is heard so far, a few seconds behind; not read out, as a screen reader would speak into the recording. */
export const RecordingCaptions = observer(function RecordingCaptions(props: RecordingCaptionsProps) {
  const { sessionId, upload } = props;
  const captions = useMemo(() => {
    const ask = async (recording_id: string) => {
      const path = { session_id: sessionId, recording_id };
      return (await getRecordingCaption({ ...silent, path })).data.text;
    };
    return new Captions(upload, ask);
  }, [sessionId, upload]);
  useEffect(
    () =>
      reaction(
        () => upload.sentParts,
        () => void captions.follow(),
        { fireImmediately: true },
      ),
    [captions, upload],
  );
  if (!captions.text) return null;
  return (
    <Box sx={{ mt: 1.5 }}>
      <CaptionFrame>{visibleControls(lastWords(captions.text))}</CaptionFrame>
    </Box>
  );
});
