import { mailTime } from './mail-time.ts';
import { type Hiring, hiringFacts, type Named, writeMail } from './mails.ts';

interface Live extends Hiring {
  /** Null for somebody who has no account. */
  readonly fullName: string | null;
  readonly minutes: number;
  readonly url: string;
}

interface LiveTimes extends Live {
  readonly times: readonly Date[];
  readonly privacyUrl: string;
}

/** For a candidate who is to choose. */
export const liveTimesMail = ({ fullName, url, ...live }: LiveTimes) =>
  writeMail(
    'live-times',
    { fullName, url },
    {
      company: live.company,
      title: live.title,
      minutes: String(live.minutes),
      times: live.times.map((time) => mailTime(time, live.timeZone)).join('; '),
      privacy: live.privacyUrl,
    },
  );

interface LiveTime extends Live {
  readonly startsAt: Date;
  /** The names of the others. */
  readonly with: readonly string[];
}

export const liveScheduledMail = ({ fullName, url, ...live }: LiveTime) =>
  writeMail('live-scheduled', { fullName, url }, { ...liveFacts(live), minutes: String(live.minutes) });

export const liveReminderMail = ({ fullName, url, ...live }: LiveTime) =>
  writeMail('live-reminder', { fullName, url }, liveFacts(live));

const liveFacts = ({ with: others, startsAt, ...live }: Omit<LiveTime, 'fullName' | 'url'>) => ({
  ...hiringFacts(live, startsAt),
  with: others.join(', '),
});

interface LiveCalledOff extends Hiring {
  readonly fullName: string | null;
  readonly url: string;
  /** Null where no time was agreed on. */
  readonly startsAt: Date | null;
  readonly reason: string;
}

export const liveCalledOffMail = ({ fullName, url, startsAt, ...live }: LiveCalledOff) =>
  writeMail(
    'live-called-off',
    { fullName, url },
    {
      company: live.company,
      title: live.title,
      time: startsAt ? ` on ${mailTime(startsAt, live.timeZone)}` : '',
      reason: live.reason,
    },
  );

interface LiveAsked extends Named {
  readonly candidate: string;
  readonly title: string;
  readonly note: string;
  readonly url: string;
}

/** For who proposed times. */
export const liveAskedMail = ({ fullName, url, ...facts }: LiveAsked) =>
  writeMail('live-asked', { fullName, url }, facts);
