import { useCallback, useEffect } from 'react';

/** Reads a text aloud where the browser has a voice; falls silent when the text changes or the page goes. */
export function useReadAloud(text: string): () => void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is being read belongs to the earlier text.
  useEffect(() => () => window.speechSynthesis?.cancel(), [text]);

  return useCallback(() => {
    if (!window.speechSynthesis) return;
    window.speechSynthesis.cancel();
    const speech = new SpeechSynthesisUtterance(text);
    speech.lang = 'en';
    window.speechSynthesis.speak(speech);
  }, [text]);
}
