import { makeAutoObservable, observable, runInAction } from 'mobx';
import { downloadFile } from '../../../lib/download-file.ts';

type PlaybackState = 'idle' | 'loading' | 'ready' | 'failed';

/** One at a time on a page: whoever begins has the others fall silent. */
const playing = observable.box<RecordingPlayback | null>(null, { deep: false });

export const SPEEDS = [1, 1.25, 1.5, 1.75, 2] as const;

/** Of all recordings of the page: who listens to one faster listens to the next one so. */
const speed = observable.box<number>(1);

/** Plays one recording and saves it as a file; its sound is fetched when it is first wanted. */
export class RecordingPlayback {
  state: PlaybackState = 'idle';
  isPlaying = false;
  /** Where it plays, in seconds. */
  seconds = 0;
  /** In seconds; what a browser recorded does not say itself how long it is. */
  readonly duration: number;
  readonly #load: () => Promise<Blob>;
  /** Null where it is to be fetched anew. */
  #fetching: Promise<Blob | null> | null = null;
  #audio: HTMLAudioElement | null = null;
  #isClosed = false;

  constructor(duration: number, load: () => Promise<Blob>) {
    this.duration = duration;
    this.#load = load;
    makeAutoObservable(this, { duration: false }, { autoBind: true });
  }

  /** Begins, goes on where it stopped, or stops. */
  toggle(): void {
    if (this.isPlaying) this.pause();
    else void this.playFrom(this.seconds >= this.duration ? 0 : this.seconds);
  }

  async playFrom(seconds: number): Promise<void> {
    this.seek(seconds);
    const audio = await this.opened();
    if (!audio || this.#isClosed) return;
    this.comeForward();
    audio.currentTime = this.seconds;
    this.followSpeed();
    await audio.play().catch(() => this.become('failed'));
  }

  get speed(): number {
    return speed.get();
  }

  /** How fast this and every other recording plays, from now on. */
  setSpeed(times: number): void {
    runInAction(() => speed.set(times));
    playing.get()?.followSpeed();
  }

  /** Whether it is the last one that was played or chosen. */
  get isInFront(): boolean {
    return playing.get() === this;
  }

  /** Is the one that is heard from now on; the others fall silent. */
  comeForward(): void {
    if (this.isInFront) return;
    playing.get()?.pause();
    playing.set(this);
  }

  /** Moves on or back, in seconds, without beginning to play. */
  seek(seconds: number): void {
    this.seconds = Math.min(Math.max(0, seconds), this.duration);
    if (this.#audio) this.#audio.currentTime = this.seconds;
  }

  /** Has the browser store the sound; the name gets the ending of its container. */
  async save(name: string): Promise<void> {
    const sound = await this.fetched();
    if (sound) downloadFile(`${name}.${endingOf(sound)}`, sound);
  }

  /** Falls silent for good and lets the sound go. */
  close(): void {
    this.#isClosed = true;
    if (this.isInFront) runInAction(() => playing.set(null));
    if (!this.#audio) return;
    this.#audio.pause();
    URL.revokeObjectURL(this.#audio.src);
    this.#audio = null;
  }

  private pause(): void {
    this.#audio?.pause();
  }

  private followSpeed(): void {
    if (this.#audio) this.#audio.playbackRate = speed.get();
  }

  private async opened(): Promise<HTMLAudioElement | null> {
    const sound = await this.fetched();
    if (sound && !this.#isClosed) this.#audio ??= this.followed(new Audio(URL.createObjectURL(sound)));
    return this.#audio;
  }

  private fetched(): Promise<Blob | null> {
    this.#fetching ??= this.fetchOnce();
    return this.#fetching;
  }

  private async fetchOnce(): Promise<Blob | null> {
    this.become('loading');
    try {
      const sound = await this.#load();
      this.become('ready');
      return sound;
    } catch {
      this.#fetching = null;
      this.become('failed');
      return null;
    }
  }

  private followed(audio: HTMLAudioElement): HTMLAudioElement {
    const follow = () => this.follow(!audio.paused && !audio.ended, audio.currentTime);
    for (const event of ['play', 'pause', 'ended', 'timeupdate']) audio.addEventListener(event, follow);
    return audio;
  }

  private follow(isPlaying: boolean, seconds: number): void {
    this.isPlaying = isPlaying;
    this.seconds = Math.min(seconds, this.duration);
  }

  private become(state: PlaybackState): void {
    this.state = state;
  }
}

/** `webm` of `audio/webm;codecs=opus`. */
const endingOf = ({ type }: Blob) => type.split(';', 1)[0]?.split('/')[1] ?? 'webm';
