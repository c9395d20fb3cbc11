import useMediaQuery from '@mui/material/useMediaQuery';
import { useState, useSyncExternalStore } from 'react';

/** Whether the screen has room for a picture; paper has what was on the screen, since nothing can be loaded for it. */
export function useRoomOnScreen(): boolean {
  const isPrinted = useSyncExternalStore(watchPaper, () => paper().matches);
  const isWide = useMediaQuery('(min-width: 600px)');
  const [hasRoom, setHasRoom] = useState(isWide);
  if (!isPrinted && hasRoom !== isWide) setHasRoom(isWide);
  return hasRoom;
}

const paper = () => window.matchMedia('print');

function watchPaper(onChange: () => void): () => void {
  const query = paper();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
