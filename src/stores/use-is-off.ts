import { useStores } from './context.tsx';

type Feature = 'practice' | 'live' | 'open_links' | 'resume_sharing';

/** Whether administrators have switched something off; as with `useStores`, for an `observer`. */
export const useIsOff = (feature: Feature): boolean =>
  useStores().installation.closedFeatures.includes(feature);
