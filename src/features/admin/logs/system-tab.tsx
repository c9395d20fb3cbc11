import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LogLevel, SystemLogEntry } from '../../../../openapi/gen/types.gen.ts';
import { listSystemLogOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { exportSystemLog } from '../../../api/gen/sdk.gen.ts';
import type { Column } from '../../../components/data-table/data-table.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { visibleControls } from '../../../lib/visible-controls.ts';
import { DayFields } from './day-field.tsx';
import { LogList } from './log-list.tsx';
import { keyIn, NamesChoice } from './names-choice.tsx';
import { SystemDetails } from './system-details.tsx';
import { dayText, timesOf, useLog } from './use-log.ts';

const LEVELS: Readonly<Record<LogLevel, string>> = { warn: 'Warning', error: 'Error', fatal: 'Fatal' };

const levelOf = keyIn(LEVELS);

const filters = { level: levelOf, from: dayText, to: dayText };

/** What the server found wrong. */
export function SystemTab() {
  const log = useLog(filters);
  const { q, before } = log.chosen;
  const level = levelOf(log.chosen.level);
  const query = { ...(q && { q }), ...(level && { level }), ...timesOf(log.chosen) };
  const results = useQuery({
    ...listSystemLogOptions({ query: { ...query, ...(before && { before }), page_size: log.pageSize } }),
    placeholderData: keepPreviousData,
  });
  return (
    <LogList
      label="System log"
      searchLabel="Message, error, request, queue"
      log={log}
      filters={
        <>
          <NamesChoice
            label="Level"
            names={LEVELS}
            value={level}
            onChange={(to) => log.change({ level: to })}
          />
          <DayFields log={log} />
        </>
      }
      results={results}
      columns={COLUMNS}
      keyOf={({ _id }) => String(_id)}
      none="No warnings or errors"
      more={{
        name: 'system',
        load: async (format) =>
          (await exportSystemLog({ query: { ...query, format }, parseAs: 'blob', throwOnError: true })).data,
      }}
    />
  );
}

const COLUMNS: readonly [Column<SystemLogEntry>, ...Column<SystemLogEntry>[]] = [
  { name: 'Message', width: 320, cell: ({ message }) => visibleControls(message) },
  { name: 'Time', width: 136, cell: ({ at }) => <RelativeTime value={at} /> },
  { name: 'Level', width: 80, cell: ({ level }) => LEVELS[level] },
  {
    name: 'Error',
    cell: ({ error_type, error_message }) =>
      visibleControls([error_type, error_message].filter(Boolean).join(': ')) || '–',
  },
  { name: 'Where', width: 176, from: 'lg', cell: ({ work }) => (work ? visibleControls(work) : '–') },
  { name: 'Details', width: 88, cell: (entry) => <SystemDetails entry={entry} /> },
];
