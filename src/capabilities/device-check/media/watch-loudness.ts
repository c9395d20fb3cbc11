import { soundLevel } from './sound-level.ts';

const everyMs = 100;
const samplesAtOnce = 2048;

/** Tells how loud a stream is, from 0 to 1, ten times a second, until the function is called. */
export function watchLoudness(stream: MediaStream, tell: (level: number) => void): () => void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = samplesAtOnce;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(samplesAtOnce);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    tell(soundLevel(samples));
  }, everyMs);
  return () => {
    clearInterval(timer);
    void context.close();
  };
}
