import { useState } from 'react';

/** What a status says to a screen reader, and the way to have it said, also for a second time. */
export function useAnnouncement(): readonly [string, (words: string) => void] {
  const [announcement, setAnnouncement] = useState('');
  const announce = (words: string) => {
    // An empty moment between, or the same words are not announced a second time.
    setAnnouncement('');
    setTimeout(() => setAnnouncement(words), 50);
  };
  return [announcement, announce];
}
