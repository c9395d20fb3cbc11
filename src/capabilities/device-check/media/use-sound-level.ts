import { useEffect, useEffectEvent, useState } from 'react';
import { heardFrom } from './sound-level.ts';
import { watchLoudness } from './watch-loudness.ts';

/** How loud a stream is, from 0 to 1, ten times a second; `onHeard` is called once somebody speaks. */
export function useSoundLevel(stream: MediaStream | null, onHeard: () => void): number {
  const [level, setLevel] = useState(0);
  const heard = useEffectEvent(onHeard);

  useEffect(() => {
    if (!stream) return;
    let wasHeard = false;
    const stop = watchLoudness(stream, (loudness) => {
      setLevel(loudness);
      if (loudness < heardFrom || wasHeard) return;
      wasHeard = true;
      heard();
    });
    return () => {
      stop();
      setLevel(0);
    };
  }, [stream]);

  return level;
}
