import Alert from '@mui/material/Alert';
import { observer } from 'mobx-react-lite';
import type { Session } from '../../../../openapi/gen/types.gen.ts';
import type { AnswerSender } from '../../../capabilities/drafts/answer-sender.ts';
import { failureText } from '../../../capabilities/drafts/send-failure.ts';
import { OpenElsewhere } from './open-elsewhere.tsx';
import type { ActiveClient } from './use-active-client.ts';

interface OpenInAnotherClientProps {
  readonly client: ActiveClient;
  readonly sender: AnswerSender<Session>;
}

/** The session goes on in another browser or on another device: what was submitted here and is not stored waits. */
export const OpenInAnotherClient = observer(function OpenInAnotherClient(props: OpenInAnotherClientProps) {
  const { client, sender } = props;
  return (
    <OpenElsewhere
      where="place"
      takingOver={client.takingOver}
      problem={client.failure && failureText(client.failure)}
      onTakeOver={client.takeOver}
    >
      {sender.waiting && (
        <Alert severity="warning" role="status">
          An answer that you submitted here is not stored yet. It is submitted when you take over; if its
          question was answered elsewhere by then, you see its text here.
        </Alert>
      )}
    </OpenElsewhere>
  );
});
