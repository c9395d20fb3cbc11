import type {
  GuideQuestion,
  LiveEvent,
  LiveInterview,
  LivePresent,
  NewLiveEvent,
} from '../../../../openapi/gen/types.gen.ts';
import type { LiveChannel } from '../../../capabilities/live/live-channel.ts';
import type { OwnMedia, OwnState } from '../../../capabilities/live/media/own-media.ts';

export interface RoomProps {
  readonly live: LiveInterview;
  readonly myId: string;
  readonly present: readonly LivePresent[];
  /** Null for the candidate. */
  readonly guide: readonly GuideQuestion[] | null;
  /** Whether speech can be written down here. */
  readonly offersCaptions: boolean;
  readonly events: readonly LiveEvent[];
  /** Whether the server is not reached at the moment. */
  readonly isLost: boolean;
  /** Where one goes on leaving. */
  readonly home: string;
  readonly channel: LiveChannel;
  readonly own: OwnMedia;
  readonly shared: OwnState;
  readonly onLeave: () => void;
  readonly post: (event: NewLiveEvent) => Promise<void>;
}
