import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { MailLogEntry } from '../../../../openapi/gen/types.gen.ts';
import { listMailLogOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { exportMailLog } from '../../../api/gen/sdk.gen.ts';
import type { Column } from '../../../components/data-table/data-table.tsx';
import { EntryDetails } from '../../../components/entry-details.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { visibleControls } from '../../../lib/visible-controls.ts';
import { formatNumber } from '../words.ts';
import { DayFields } from './day-field.tsx';
import { LogList } from './log-list.tsx';
import { keyIn, NamesChoice } from './names-choice.tsx';
import { dayText, timesOf, useLog } from './use-log.ts';

const OUTCOMES: Readonly<Record<MailLogEntry['outcome'], string>> = {
  sent: 'Sent',
  failed: 'Failed',
  refused: 'Address refused',
};

const KINDS: Readonly<Record<MailLogEntry['kind'], string>> = {
  account: 'Account',
  application: 'Application',
  audit: 'Audit log',
  billing: 'Billing',
  candidate: 'Candidate',
  company: 'Company',
  decision: 'Decision',
  dispute: 'Dispute',
  interview: 'Interview',
  live_interview: 'Live interview',
  review: 'Review',
  violation: 'Violation',
  test: 'Test email',
};

const outcomeOf = keyIn(OUTCOMES);
const kindOf = keyIn(KINDS);

const filters = { kind: kindOf, outcome: outcomeOf, from: dayText, to: dayText };

/** Attempts to send mail, never what it says. */
export function MailTab() {
  const log = useLog(filters);
  const { q, before } = log.chosen;
  const kind = kindOf(log.chosen.kind);
  const outcome = outcomeOf(log.chosen.outcome);
  const query = {
    ...(q && { q }),
    ...(kind && { kind }),
    ...(outcome && { outcome }),
    ...timesOf(log.chosen),
  };
  const results = useQuery({
    ...listMailLogOptions({ query: { ...query, ...(before && { before }), page_size: log.pageSize } }),
    placeholderData: keepPreviousData,
  });
  return (
    <LogList
      label="Email log"
      searchLabel="Address, mail ID"
      log={log}
      filters={
        <>
          <NamesChoice
            label="About"
            names={KINDS}
            value={kind}
            any="Anything"
            onChange={(to) => log.change({ kind: to })}
          />
          <NamesChoice
            label="Outcome"
            names={OUTCOMES}
            value={outcome}
            onChange={(to) => log.change({ outcome: to })}
          />
          <DayFields log={log} />
        </>
      }
      results={results}
      columns={COLUMNS}
      keyOf={({ _id }) => String(_id)}
      none="No email yet"
      more={{
        name: 'mail',
        load: async (format) =>
          (await exportMailLog({ query: { ...query, format }, parseAs: 'blob', throwOnError: true })).data,
      }}
    />
  );
}

const COLUMNS: readonly [Column<MailLogEntry>, ...Column<MailLogEntry>[]] = [
  { name: 'Recipient', width: 264, cell: ({ recipient }) => recipient },
  { name: 'Time', width: 136, cell: ({ at }) => <RelativeTime value={at} /> },
  { name: 'About', width: 128, cell: ({ kind }) => KINDS[kind] },
  { name: 'Outcome', width: 160, cell: ({ outcome }) => OUTCOMES[outcome] },
  { name: 'Reason', cell: ({ reason }) => (reason === null ? '–' : visibleControls(reason)) },
  { name: 'ms', width: 72, isNumber: true, cell: ({ milliseconds }) => formatNumber(milliseconds) },
  {
    name: 'Details',
    width: 96,
    cell: ({ recipient, reason }) =>
      reason === null ? (
        '–'
      ) : (
        <EntryDetails label={`Why email to ${recipient} was not sent`} title={recipient}>
          {visibleControls(reason)}
        </EntryDetails>
      ),
  },
];
