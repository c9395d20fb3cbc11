import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useRef } from 'react';
import { LoginElsewhere } from '../interview/login-elsewhere.tsx';
import { speechWords } from './speech-words.ts';
import type { SpokenAnswer } from './spoken-answer.ts';

/** What is going on with what was said. */
export const SpeechStatus = observer(function SpeechStatus({ spoken }: { readonly spoken: SpokenAnswer }) {
  const { microphone, upload } = spoken;
  const words = speechWords(spoken);
  const status = useBroughtIntoView(words);
  return (
    <>
      <Box ref={status} role="status" sx={{ '&:not(:empty)': { mt: 1 }, scrollMarginBlock: '72px' }}>
        {words} {upload?.reason === 'sign-in' && <LoginElsewhere />}
      </Box>
      {microphone.kind === 'failed' && (
        <Box role="alert" sx={{ mt: 1 }}>
          <Typography sx={{ color: 'error.main', fontWeight: 600 }}>{microphone.text}</Typography>
          <Typography>{microphone.remedy} You can also type your answer.</Typography>
        </Box>
      )}
    </>
  );
});

/** Shows what has just changed where it is out of sight; who types is left where they are. */
export function useBroughtIntoView(words: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  // A figure that grows is no news.
  const news = words.replaceAll(/\d/g, '');
  const shown = useRef(news);
  useEffect(() => {
    if (news === shown.current) return;
    shown.current = news;
    if (news === '' || document.activeElement instanceof HTMLTextAreaElement) return;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    place.current?.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
  }, [news]);
  return place;
}
