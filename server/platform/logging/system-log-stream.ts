import { jsonOf } from '../json.ts';
import type { LogStore } from './log-store.ts';

const LEVELS: Readonly<Record<number, 'warn' | 'error' | 'fatal'>> = { 40: 'warn', 50: 'error', 60: 'fatal' };

const LONGEST_TEXT = 500;
const LONGEST_STACK = 4000;
const LONGEST_DETAILS = 2000;

/** Of which process a line is, which stands in the server's own log. */
const OF_PROCESS = ['pid', 'hostname'];

/** What pino writes to, beside the server's own log: its lines have lost their secrets by then. */
export function systemLogStream(store: Pick<LogStore, 'noteLine'>): { write(line: string): void } {
  return {
    write(text) {
      const line = jsonOf(text);
      if (!isRecord(line)) return;
      const { level, time, msg, err, request_id: requestId, queue, name, ...rest } = line;
      const error = isRecord(err) ? err : {};
      const details = Object.entries(rest).filter(([key]) => !OF_PROCESS.includes(key));
      store.noteLine({
        at: new Date(Number(time)),
        level: LEVELS[Number(level)] ?? 'error',
        message: textOf(msg) ?? '',
        errorType: textOf(error['type']),
        errorMessage: textOf(error['message']),
        stack: textOf(error['stack'], LONGEST_STACK),
        requestId: textOf(requestId),
        work: textOf(queue) ?? textOf(name),
        details: JSON.stringify(Object.fromEntries(details)).slice(0, LONGEST_DETAILS),
      });
    },
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown, longest = LONGEST_TEXT) =>
  typeof value === 'string' ? value.slice(0, longest) : null;
