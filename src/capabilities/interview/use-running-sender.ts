import { reaction } from 'mobx';
import { useEffect } from 'react';
import type { AuthStore } from '../../stores/auth-store.ts';

interface Sender {
  begin(): void;
  drain(): Promise<unknown>;
  stop(): unknown;
}

/** Runs a sender while the page is open; it tries again once the network is back or a login brought a token. */
export function useRunningSender(sender: Sender, auth: AuthStore): void {
  useEffect(() => {
    const drain = () => void sender.drain();
    sender.begin();
    window.addEventListener('online', drain);
    const stopWatching = reaction(() => auth.accessToken, drain);
    return () => {
      window.removeEventListener('online', drain);
      stopWatching();
      void sender.stop();
    };
  }, [sender, auth]);
}
