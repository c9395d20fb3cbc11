import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { askRuntimeConfig } from '../api/runtime-config.ts';
import { useStores } from '../stores/context.tsx';
import type { RootStore } from '../stores/root-store.ts';
import { shellBar } from './shell-bar.ts';

/** What administrators tell everybody, until it is closed or the page is loaded anew. */
export const AnnouncementBanner = observer(function AnnouncementBanner() {
  const { installation } = useStores();
  const { announcement } = installation;
  const [closed, setClosed] = useState<string | null>(null);
  useInstallationNews(installation);
  if (!announcement || announcement.text === closed) return null;
  return (
    <Box component="aside" aria-label="Announcement" sx={shellBar}>
      <Box role="status" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {announcement.text} {announcement.link && <Link href={announcement.link}>Learn more</Link>}
      </Box>
      <IconButton size="small" aria-label="Close announcement" onClick={() => setClosed(announcement.text)}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
});

const EVERY_MS = 30_000;

/** Takes up what changes while the page is open and looked at. */
function useInstallationNews(installation: RootStore['installation']): void {
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      // Whoever is offline learns it later.
      const config = await askRuntimeConfig().catch(() => undefined);
      if (!config) return;
      runInAction(() => {
        const { announcement = null, closedFeatures = [] } = config;
        Object.assign(installation, { announcement, closedFeatures });
      });
    };
    const timer = setInterval(() => void look(), EVERY_MS);
    const onVisible = () => void look();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [installation]);
}
