import { SMTPServer } from 'smtp-server';
import { freePort } from './free-port.ts';

/** A mail server that hands nothing on, and knows no `nobody`. */
export interface MailServer {
  readonly url: string;
  /** Every mail as it came, refused ones too. */
  readonly received: readonly string[];
  /** Whether it refuses what comes, until it is told otherwise. */
  refuse(because: Error | null): void;
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const received: string[] = [];
  let refusal: Error | null = null;
  const port = await freePort();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const isUnknown = address.startsWith('nobody@');
      done(isUnknown ? Object.assign(new Error('No such user'), { responseCode: 550 }) : null);
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
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse(because) {
      refusal = because;
    },
    close: () => new Promise<void>((resolve) => smtp.close(resolve)),
  };
}
