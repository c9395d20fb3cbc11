import { makeAutoObservable } from 'mobx';
import { type CheckState, idle } from '../../device-check/check-state.ts';
import { mediaFailure, mediaProblemOf } from '../../device-check/media/media-problem.ts';
import { letGo, openMedia } from '../../device-check/media/open-media.ts';
import { type Recordable, type Recorder, recordInto } from './record-into.ts';
import type { RecordingUpload } from './recording-upload.ts';

/** Best first: small, and what the browsers of today really write. */
const formats = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4'];

/** The container and codec this browser records speech in; null where it records none. */
export function recordingFormat(): string | null {
  if (typeof MediaRecorder === 'undefined') return null;
  return formats.find((format) => MediaRecorder.isTypeSupported(format)) ?? null;
}

interface Recorded {
  /** Whether it still is: what was removed is not brought back by its last words. */
  readonly isWanted: () => boolean;
  readonly onEnd: () => void;
}

/** The microphone: opened for one recording, and let go with it. */
export class OpenMicrophone {
  /** How opening it went; `running` while the browser asks for permission. */
  state: CheckState = idle;
  /** Open while somebody is recorded. */
  stream: MediaStream | null = null;
  #recorder: Recorder | null = null;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get isOpening(): boolean {
    return this.state.kind === 'running';
  }

  /** Opens it, and records into what `begin` makes for that format; null where nothing is to be recorded any more. */
  async record(
    maxSeconds: number,
    begin: (format: string) => Promise<RecordingUpload | null>,
    recorded: (upload: RecordingUpload) => Recorded,
  ): Promise<void> {
    const format = recordingFormat();
    if (!format || !navigator.mediaDevices)
      return this.become(mediaFailure('microphone', window.isSecureContext ? 'unsupported' : 'insecure'));
    this.become({ kind: 'running', text: 'Allow the microphone where the browser asks.' });
    try {
      const stream = await openMedia('microphone');
      const upload = await begin(format);
      if (upload) this.start(upload, { stream, format, maxSeconds }, recorded(upload));
      else letGo(stream);
    } catch (error) {
      this.become(mediaFailure('microphone', mediaProblemOf(error)));
    }
  }

  stop(): void {
    this.#recorder?.stop();
  }

  /** Stops it, and waits until the last piece was handed out. */
  async end(): Promise<void> {
    const recorder = this.#recorder;
    recorder?.stop();
    await recorder?.ended;
  }

  private start(upload: RecordingUpload, what: Recordable, { isWanted, onEnd }: Recorded): void {
    const { stream } = what;
    const [track] = stream.getTracks();
    track?.addEventListener('ended', () => this.become(mediaFailure('microphone', 'ended')), { once: true });
    this.#recorder = recordInto(upload, what, {
      isWanted,
      onEnd: () => {
        this.letGo(stream);
        onEnd();
      },
    });
    this.stream = stream;
    this.state = idle;
  }

  private letGo(stream: MediaStream): void {
    letGo(stream);
    this.stream = null;
    this.#recorder = null;
  }

  private become(state: CheckState): void {
    this.state = state;
  }
}
