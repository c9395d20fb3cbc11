import { useEffect, useEffectEvent } from 'react';
import { CheckButton } from '../check-button.tsx';
import { CheckRow } from '../check-row.tsx';
import type { CheckState, DeviceCheckProps } from '../check-state.ts';
import { mediaFailure } from './media-problem.ts';
import { SoundMeter } from './sound-meter.tsx';
import { useMediaStream } from './use-media-stream.ts';
import { useSoundLevel } from './use-sound-level.ts';

/** Longer than it takes to read what is asked for and to say a few words. */
const silentAfterMs = 12_000;

const heard: CheckState = { kind: 'passed', text: 'The microphone hears you.' };

/** Shows how loud the microphone hears somebody. */
export function MicrophoneCheck({ need, state, onState }: DeviceCheckProps) {
  const { stream, stop, button } = useMediaStream('microphone', state, onState);
  const level = useSoundLevel(stream, () => onState(heard));
  const giveUp = useEffectEvent(() => state.kind === 'running' && stop(mediaFailure('microphone', 'silent')));

  useEffect(() => {
    if (!stream) return;
    const timer = setTimeout(() => giveUp(), silentAfterMs);
    return () => clearTimeout(timer);
  }, [stream]);

  return (
    <CheckRow name="Microphone" need={need} state={state} action={<CheckButton {...button} />}>
      {stream && <SoundMeter level={level} />}
    </CheckRow>
  );
}
