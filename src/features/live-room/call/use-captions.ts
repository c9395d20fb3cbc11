import { useEffect, useState } from 'react';
import { silent } from '../../../api/client.ts';
import { captionLiveSpeech } from '../../../api/gen/sdk.gen.ts';
import { agreedAt } from '../../../capabilities/live/agreement.ts';
import { cutSpeech } from '../../../capabilities/live/media/speech-pieces.ts';
import type { RoomProps } from '../room/room-props.ts';

/** What somebody said a moment ago. */
export interface SpokenLine {
  readonly key: number;
  readonly personId: string;
  readonly text: string;
}

const MOST_LINES = 4;

type Captioned = Pick<
  RoomProps,
  'live' | 'myId' | 'present' | 'events' | 'shared' | 'isLost' | 'channel' | 'offersCaptions'
>;

/** Has one's speech written down while everybody in the room agrees; gives what was said last, null while they do not. */
export function useCaptions(props: Captioned): readonly SpokenLine[] | null {
  const { live, myId, present, events, shared, isLost, channel, offersCaptions } = props;
  const agreed = offersCaptions ? agreedAt('captions', events, present, myId) : null;
  const { microphone } = shared;
  const heard = isLost ? null : agreed;
  const id = live._id;
  useEffect(() => {
    if (heard === null || !microphone) return;
    return cutSpeech(microphone, async ({ sound, seconds }) => {
      const path = { live_interview_id: id };
      // Without captions the interview goes on all the same.
      await captionLiveSpeech({ ...silent, path, query: { seconds }, body: sound, throwOnError: true });
    });
  }, [heard, microphone, id]);
  const [lines, setLines] = useState<readonly SpokenLine[]>([]);
  const isOn = agreed !== null;
  useEffect(() => {
    if (!isOn) return;
    let key = 0;
    const stop = channel.hear('caption', ({ person_id: personId, text }) => {
      key += 1;
      const line = { key, personId, text };
      setLines((before) => [...before, line].slice(-MOST_LINES));
    });
    return () => {
      stop();
      setLines([]);
    };
  }, [channel, isOn]);
  return isOn ? lines : null;
}
