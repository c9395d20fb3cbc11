import { SMTPServer } from 'smtp-server';
import { freePort } from './free-port.ts';

/** What it does in place of its work: turns everybody away, says nothing, or claims to send for nobody. */
type MailTrouble = 'down' | 'slow' | 'lying';

/** A mail server that hands nothing on, and knows no `nobody`. */
export interface MailServer {
  readonly url: string;
  /** Every mail as it came, refused ones too. */
  readonly received: readonly string[];
  /** Whether it refuses what comes, until it is told otherwise. */
  refuse(because: Error | null): void;
  trouble: MailTrouble | null;
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const received: string[] = [];
  let refusal: Error | null = null;
  const port = await freePort();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect(_session, done) {
      if (state.trouble === 'slow') return;
      done(state.trouble === 'down' ? reply(421, 'Not now') : null);
    },
    onRcptTo({ address }, _session, done) {
      if (state.trouble === 'lying') return done(reply(550, '5.7.1 Relaying denied'));
      const isUnknown = address.startsWith('nobody@');
      done(isUnknown ? reply(550, 'No such user') : null);
    },
    onData(stream, _session, done) {
      let raw = '';
      stream.on('data', (chunk: Buffer) => {
        raw += chunk;
      });
      stream.on('end', () => {
        received.push(raw);
        done(refusal);
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve));
  const state: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse(because) {
      refusal = because;
    },
    trouble: null,
    close: () => new Promise<void>((resolve) => smtp.close(resolve)),
  };
  return state;
}

const reply = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });
