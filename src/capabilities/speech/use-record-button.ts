import { useEffect, useRef, useState } from 'react';
import type { SpeechOptions } from '../../../openapi/gen/types.gen.ts';
import type { PausableClock } from './pausable-clock.ts';
import type { SpokenAnswer } from './spoken-answer.ts';

/** The button that begins a recording; where the consent to it is open, that is asked first, at no cost of time. */
export function useRecordButton(
  { recording, limits }: SpeechOptions,
  spoken: SpokenAnswer,
  { clock, onSpeaking }: { readonly clock: PausableClock; readonly onSpeaking: () => void },
) {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const focus = () => button.current?.focus();
  const [removals, setRemovals] = useState(0);
  useEffect(() => {
    if (removals > 0) button.current?.focus();
  }, [removals]);
  const record = () => {
    onSpeaking();
    void spoken.record(limits.seconds);
  };
  const ask = () => {
    clock.pause();
    setAsking(true);
  };
  const close = () => {
    setAsking(false);
    focus();
    return clock.letRun();
  };
  return {
    button,
    focus,
    /** A dialog gives the focus back to what is gone by now: this comes after it. */
    focusOnceRemoved: () => setRemovals((count) => count + 1),
    press: () => {
      if (recording.state === 'available') return record();
      return isAsking ? void close() : ask();
    },
    /** The consent is asked for at the moment. */
    isAsking,
    close: () => void close(),
    decided: (isGiven: boolean) => {
      void close();
      if (isGiven) record();
    },
  };
}
