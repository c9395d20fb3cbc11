import { useRef, useState } from 'react';
import type { SpeechOptions } from '../../../api/gen/types.gen.ts';
import type { SpokenAnswer } from './spoken-answer.ts';

/** The button that begins a recording; where the consent to it is open, that is asked first. */
export function useRecordButton(
  { recording, limits }: SpeechOptions,
  spoken: SpokenAnswer,
  onSpeaking: () => void,
) {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const focus = () => button.current?.focus();
  const record = () => {
    onSpeaking();
    void spoken.record(limits.seconds);
  };
  const close = () => {
    setAsking(false);
    focus();
  };
  return {
    button,
    focus,
    press: () => (recording.state === 'available' ? record() : setAsking(true)),
    /** The consent is asked for at the moment. */
    isAsking,
    close,
    decided: (isGiven: boolean) => {
      close();
      if (isGiven) record();
    },
  };
}
