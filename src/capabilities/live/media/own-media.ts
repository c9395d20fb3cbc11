import type { LiveMedia } from '../../../../openapi/gen/types.gen.ts';
import { type MediaDevice, mediaFailure, mediaProblemOf } from '../../device-check/media/media-problem.ts';
import { letGo, openMedia } from '../../device-check/media/open-media.ts';
import type { Tracks } from './peer.ts';

/** What somebody lets others hear and see, and why not. */
export interface OwnState {
  readonly media: LiveMedia;
  /** Null while it is off. */
  readonly microphone: MediaStream | null;
  readonly camera: MediaStream | null;
  readonly screen: MediaStream | null;
  /** One sentence for each device that could not be used. */
  readonly problems: readonly string[];
}

type Problems = Partial<Record<MediaDevice, string>>;

/** The microphone, camera and screen of this browser: each is on or off, and let go while it is off. */
export class OwnMedia {
  private current: OwnState = {
    media: { microphone: false, camera: false, screen: false, hand: false },
    microphone: null,
    camera: null,
    screen: null,
    problems: [],
  };
  private problems: Problems = {};
  private isOver = false;
  /** What the browser asks for permission now. */
  private readonly opening = new Set<string>();
  private readonly watchers = new Set<() => void>();

  readonly state = (): OwnState => this.current;

  readonly watch = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => void this.watchers.delete(watcher);
  };

  tracks(): Tracks {
    const { microphone, camera, screen } = this.current;
    return {
      sound: microphone?.getAudioTracks()[0] ?? null,
      picture: camera?.getVideoTracks()[0] ?? null,
      screen: screen?.getVideoTracks()[0] ?? null,
    };
  }

  async toggle(device: MediaDevice): Promise<void> {
    const open = this.current[device];
    if (open) {
      letGo(open);
      return this.change({ [device]: null });
    }
    if (this.opening.has(device)) return;
    this.opening.add(device);
    try {
      const stream = await openMedia(device);
      if (this.isOver) return letGo(stream);
      this.problems[device] = undefined;
      for (const track of stream.getTracks())
        track.onended = () => {
          this.problems[device] = mediaTextOf(device, 'ended');
          this.change({ [device]: null });
        };
      this.change({ [device]: stream });
    } catch (error) {
      const isMissing = !navigator.mediaDevices;
      this.problems[device] = mediaTextOf(device, isMissing ? 'unsupported' : mediaProblemOf(error));
      this.change({ [device]: null });
    } finally {
      this.opening.delete(device);
    }
  }

  async toggleScreen(): Promise<void> {
    const { screen } = this.current;
    if (screen) {
      letGo(screen);
      return this.change({ screen: null });
    }
    if (this.opening.has('screen')) return;
    this.opening.add('screen');
    try {
      const stream = await navigator.mediaDevices.getDisplayMedia({ video: true });
      if (this.isOver) return letGo(stream);
      for (const track of stream.getTracks()) track.onended = () => this.change({ screen: null });
      this.change({ screen: stream });
    } catch {
      // They chose nothing.
    } finally {
      this.opening.delete('screen');
    }
  }

  toggleHand(): void {
    const { media } = this.current;
    this.current = { ...this.current, media: { ...media, hand: !media.hand } };
    this.tell();
  }

  /** Makes it usable again after `stop`. */
  start(): void {
    this.isOver = false;
  }

  stop(): void {
    this.isOver = true;
    const { microphone, camera, screen } = this.current;
    for (const stream of [microphone, camera, screen]) letGo(stream);
    this.change({ microphone: null, camera: null, screen: null });
  }

  private change(streams: Partial<Pick<OwnState, 'microphone' | 'camera' | 'screen'>>): void {
    const next = { ...this.current, ...streams };
    const media = {
      ...next.media,
      microphone: next.microphone !== null,
      camera: next.camera !== null,
      screen: next.screen !== null,
    };
    const problems = Object.values(this.problems).filter((text) => text !== undefined);
    this.current = { ...next, media, problems };
    this.tell();
  }

  private tell(): void {
    for (const watcher of this.watchers) watcher();
  }
}

function mediaTextOf(device: MediaDevice, problem: Parameters<typeof mediaFailure>[1]): string {
  const state = mediaFailure(device, problem);
  return state.kind === 'failed' ? `${state.text} ${state.remedy}` : '';
}
