import Alert from '@mui/material/Alert';
import { observer } from 'mobx-react-lite';
import type { Session } from '../../../api/gen/types.gen.ts';
import type { AnswerSender } from '../../../capabilities/drafts/answer-sender.ts';
import { failureText } from '../../../capabilities/drafts/send-failure.ts';
import type { SessionPlace } from '../session/use-session-place.ts';
import { OpenElsewhere } from './open-elsewhere.tsx';

interface OpenInAnotherPlaceProps {
  readonly place: SessionPlace;
  readonly sender: AnswerSender<Session>;
}

/** The session goes on in another browser or on another device: what was handed in here and is not stored waits. */
export const OpenInAnotherPlace = observer(function OpenInAnotherPlace(props: OpenInAnotherPlaceProps) {
  const { place, sender } = props;
  return (
    <OpenElsewhere
      where="place"
      takingOver={place.takingOver}
      problem={place.failure && failureText(place.failure)}
      onTakeOver={place.takeOver}
    >
      {sender.waiting && (
        <Alert severity="warning" role="status">
          An answer that you handed in here is not stored yet. It is handed in when you take over; if its
          question was answered elsewhere by then, you see its text here.
        </Alert>
      )}
    </OpenElsewhere>
  );
});
