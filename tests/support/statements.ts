import { NoopLogger } from 'drizzle-orm/logger';
import { vi } from 'vitest';

/** The text of every statement that drizzle sends while something is done, in order and without values. */
export async function statementsOf<T>(act: () => Promise<T>): Promise<{ result: T; statements: string[] }> {
  const sent = vi.spyOn(NoopLogger.prototype, 'logQuery');
  try {
    const result = await act();
    // The type of the logger that logs nothing declares no arguments.
    const calls: readonly unknown[][] = sent.mock.calls;
    return { result, statements: calls.map(([statement]) => String(statement)) };
  } finally {
    sent.mockRestore();
  }
}
