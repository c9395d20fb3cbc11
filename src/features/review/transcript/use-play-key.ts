import { useEffect, useRef } from 'react';
import { usePlaySentence } from '../../../capabilities/speech/playback/recordings-of-session.tsx';
import { useKeys } from '../../../components/keys/use-keys.ts';

/** Has Space play the sentence in focus, where its answer was spoken; else it cites it, as on any button. */
export function usePlayKey(): void {
  const play = usePlaySentence();
  const hasPlayed = useRef(false);
  const playHere = () => {
    const sentence = document.activeElement;
    if (!(sentence instanceof HTMLElement) || !sentence.dataset['sentence']) return false;
    hasPlayed.current = play?.(sentence.dataset['sentence'], sentence.textContent) ?? false;
    return hasPlayed.current;
  };
  useKeys(play ? [{ key: ' ', label: 'Play from here', act: playHere }] : []);
  useEffect(() => {
    // In Firefox a button is pressed when the key goes up.
    const lift = (event: KeyboardEvent) => {
      if (event.key === ' ' && hasPlayed.current) event.preventDefault();
      hasPlayed.current = false;
    };
    document.addEventListener('keyup', lift);
    return () => document.removeEventListener('keyup', lift);
  }, []);
}
