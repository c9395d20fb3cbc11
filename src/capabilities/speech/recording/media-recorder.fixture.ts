import { vi } from 'vitest';

class FakeTrack extends EventTarget {
  readyState: MediaStreamTrackState = 'live';
  readonly stop = vi.fn(() => {
    this.readyState = 'ended';
  });
}

/** A browser's recorder whose pieces come when a test says so. */
export class FakeMediaRecorder extends EventTarget {
  static latest: FakeMediaRecorder | undefined;
  static isTypeSupported = (type: string) => type.startsWith('audio/webm');
  state: RecordingState = 'inactive';
  /** Handed out a moment after it was told to stop. */
  lastWords: string | null = null;
  readonly options: MediaRecorderOptions;

  constructor(_stream: MediaStream, options: MediaRecorderOptions) {
    super();
    this.options = options;
    FakeMediaRecorder.latest = this;
  }

  start(): void {
    this.state = 'recording';
  }

  /** A second of speech. */
  give(bytes: BlobPart): void {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([bytes]) }));
  }

  stop(): void {
    this.state = 'inactive';
    if (this.lastWords === null) this.end();
    else setTimeout(() => this.end(), 50);
  }

  private end(): void {
    if (this.lastWords !== null) this.give(this.lastWords);
    this.dispatchEvent(new Event('stop'));
  }
}

/** Gives the page a microphone that is allowed, a recorder, and a silent sound card. */
export function stubMicrophone() {
  const track = new FakeTrack();
  const stream = Object.assign(new MediaStream(), { getTracks: () => [track] });
  const getUserMedia = vi.fn<() => Promise<MediaStream>>().mockImplementation(async () => {
    track.readyState = 'live';
    return stream;
  });
  FakeMediaRecorder.latest = undefined;
  vi.stubGlobal('MediaRecorder', FakeMediaRecorder);
  vi.stubGlobal(
    'AudioContext',
    class {
      createAnalyser = () => ({ getFloatTimeDomainData: () => {} });
      createMediaStreamSource = () => ({ connect: () => {} });
      close = async () => {};
    },
  );
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  return { track, getUserMedia };
}
