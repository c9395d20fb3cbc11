import { makeAutoObservable } from 'mobx';
import type { RecordingUpload } from '../recording/recording-upload.ts';

/** A recording, as far as captions need it. */
type Heard = Pick<RecordingUpload, 'phase' | 'sentParts' | 'recording'>;

/** What is heard so far while somebody speaks; the transcript of the whole comes after. */
export class Captions {
  text = '';
  readonly #upload: Heard;
  readonly #ask: (recordingId: string) => Promise<string>;
  /** How many parts had arrived when it was asked last. */
  #askedAt = 0;
  #isAsking = false;

  constructor(upload: Heard, ask: (recordingId: string) => Promise<string>) {
    this.#upload = upload;
    this.#ask = ask;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Asks where enough more has arrived: every answer speaks of all of it, so that one part at a time would cost much. */
  async follow(): Promise<void> {
    const { phase, sentParts, recording } = this.#upload;
    const isDue = sentParts > this.#askedAt && sentParts >= (this.#askedAt * 4) / 3;
    if (this.#isAsking || phase !== 'recording' || recording.serverId === null || !isDue) return;
    this.#isAsking = true;
    this.#askedAt = sentParts;
    // Without captions the recording goes on all the same.
    const text = await this.#ask(recording.serverId).catch(() => '');
    this.#isAsking = false;
    if (text) this.hear(text);
    await this.follow();
  }

  private hear(text: string): void {
    this.text = text;
  }
}

/** The last words, as many as can be read at a glance. */
export function lastWords(text: string, most = 40): string {
  const words = text.trim().split(/\s+/);
  return words.length > most ? `… ${words.slice(-most).join(' ')}` : words.join(' ');
}
