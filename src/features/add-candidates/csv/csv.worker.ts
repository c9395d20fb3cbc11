import { readTable } from './read-table.ts';

/** The part of the worker's own scope that is used. */
interface Scope {
  onmessage: ((event: MessageEvent<ArrayBuffer>) => void) | null;
  postMessage(message: ReturnType<typeof readTable>): void;
}

const scope = globalThis as unknown as Scope;

scope.onmessage = ({ data }) => scope.postMessage(readTable(new Uint8Array(data)));
