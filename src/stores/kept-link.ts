import { inTab } from './storage.ts';

/** The secret of a mail's link, which this tab keeps until it is followed. */
interface KeptLink {
  /** Takes it out of the address, where it should not stay. */
  takeFrom(address: Location): void;
  /** Null where this tab was opened with none. */
  kept(): string | null;
  /** It was followed, is over, or is not wanted. */
  drop(): void;
}

function keptLink(name: string): KeptLink {
  const key = `candor.${name}`;
  const inFragment = new RegExp(`^#${name}=([\\w.-]+)$`);
  return {
    takeFrom({ hash, pathname, search }) {
      const token = inFragment.exec(hash)?.[1];
      if (!token) return;
      window.history.replaceState(window.history.state, '', pathname + search);
      inTab((tab) => tab.setItem(key, token));
    },
    kept: () => inTab((tab) => tab.getItem(key)),
    drop: () => void inTab((tab) => tab.removeItem(key)),
  };
}

/** To join a company. */
export const joinLink = keptLink('join');

/** To an interview that somebody is invited to. */
export const invitationLink = keptLink('invitation');

/** By which anybody can apply for a job. */
export const openLink = keptLink('open');

/** That submits an application. */
export const confirmationLink = keptLink('confirm');

const INTERVIEW = 'candor.invitation-to';

/** Notes which interview the kept link leads to: only its page follows it. */
export const nameInvited = (interviewId: string) => inTab((tab) => tab.setItem(INTERVIEW, interviewId));

/** The link to this interview; null where this tab has none. */
export const linkTo = (interviewId: string): string | null =>
  inTab((tab) => tab.getItem(INTERVIEW)) === interviewId ? invitationLink.kept() : null;
