/**
 * Measures what the design gives budgets for and prints the tables; names of parts as arguments measure only those, and
 * `--write` puts them into `docs/bench.md`: `npm run bench -- wrapper server --write`. Bytes and counts can be compared
 * between machines; times only as ratios to the yardstick of the same run.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { printed, type Table, withTables } from './figures.ts';
import { measureFirstContent } from './first-content.ts';
import { measureHostileCode } from './hostile-code.ts';
import { measureAddresses } from './known-address.ts';
import { measureListSpeed } from './list-speed.ts';
import { measureLiveReturn } from './live-return.ts';
import { measureLiveRooms } from './live-rooms.ts';
import { measureLoad } from './load.ts';
import { measureLongLists, measureLongListsOnPostgres } from './long-lists.ts';
import { measureAnalytics, measureLongLogs } from './long-logs.ts';
import { measurePageSpeed } from './page-speed.ts';
import { measurePageWeight } from './page-weight.ts';
import { measureResumeSpeed } from './resume-speed.ts';
import { measureServer } from './server-cost.ts';
import { measureWrapper } from './wrapper-cost.ts';

const parts: Readonly<Record<string, () => Promise<Table>>> = {
  weight: measurePageWeight,
  paint: measureFirstContent,
  speed: measurePageSpeed,
  rows: measureListSpeed,
  resume: measureResumeSpeed,
  wrapper: measureWrapper,
  server: measureServer,
  hostile: measureHostileCode,
  addresses: measureAddresses,
  load: measureLoad,
  lists: measureLongLists,
  'lists-postgres': measureLongListsOnPostgres,
  rooms: measureLiveRooms,
  live: measureLiveReturn,
  logs: measureLongLogs,
  analytics: measureAnalytics,
};

const REPORT = 'docs/bench.md';
const WRITE = '--write';
const wanted = process.argv.slice(2).filter((argument) => argument !== WRITE);
const tables: Table[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const table = await measure();
  console.log(printed(table));
  tables.push(table);
}

const missed = tables.flatMap((table) => table.missed ?? []);
for (const line of missed) console.log(`MISSED ${line}`);
if (missed.length > 0) process.exitCode = 1;
if (process.argv.includes(WRITE)) {
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync(REPORT, withTables(readFileSync(REPORT, 'utf8'), tables, today));
}
