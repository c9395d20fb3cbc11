import { useEffect, useEffectEvent, useState } from 'react';
import { heardFrom, soundLevel } from './sound-level.ts';

const everyMs = 100;
const samplesAtOnce = 2048;

/** How loud a stream is, from 0 to 1, ten times a second; `onHeard` is called once somebody speaks. */
export function useSoundLevel(stream: MediaStream | null, onHeard: () => void): number {
  const [level, setLevel] = useState(0);
  const heard = useEffectEvent(onHeard);

  useEffect(() => {
    if (!stream) return;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = samplesAtOnce;
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(samplesAtOnce);
    let wasHeard = false;
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const loudness = soundLevel(samples);
      setLevel(loudness);
      if (loudness < heardFrom || wasHeard) return;
      wasHeard = true;
      heard();
    }, everyMs);
    return () => {
      clearInterval(timer);
      setLevel(0);
      void context.close();
    };
  }, [stream]);

  return level;
}
