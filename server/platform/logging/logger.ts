import { type Logger, multistream, pino } from 'pino';
import { logOptions } from './log-options.ts';
import type { LogStore } from './log-store.ts';
import { systemLogStream } from './system-log-stream.ts';

/** Logs to the server's output, and what is wrong also to where administrators see it. */
export function createLogger(
  options: Parameters<typeof logOptions>[0],
  output: NodeJS.WritableStream,
  store: Pick<LogStore, 'noteLine'>,
): Logger {
  const { level = 'info', ...rest } = logOptions(options);
  const streams = [
    { level: 'trace' as const, stream: output },
    { level: 'warn' as const, stream: systemLogStream(store) },
  ];
  return pino({ level, ...rest }, multistream(streams));
}
