import { describe, expect, it } from 'vitest';
import type { CaseRun } from '../run/code-runner.ts';
import { rowOfRun } from './run-rows.ts';

const one = { _id: 'one', arguments: [[1, 2], 'a'], expected: { sum: 3, of: [1, 2] } };
const value = (json: string | null): CaseRun => ({ kind: 'value', json, printed: '', cut: false });
const row = (run: CaseRun | undefined) => rowOfRun('total', one, run, { language: 'python', limitMs: 5000 });

describe('a case with what came of it', () => {
  it.each([
    [value('{"of":[1,2],"sum":3}'), 'passed'],
    [value('{"of":[1.0,2],"sum":3.0}'), 'passed'],
    [value('{"of":[2,1],"sum":3}'), 'wrong'],
    [value('{"of":[1,2],"sum":"3"}'), 'wrong'],
    [value('{"of":[1,2],"sum":3,"__proto__":1}'), 'wrong'],
    [value('[]'), 'wrong'],
    [value('null'), 'wrong'],
    [value(null), 'wrong'],
    [{ kind: 'error', message: 'KeyError', printed: '', cut: false }, 'error'],
    [undefined, 'not_run'],
  ] as const)('%j → %s', (run, outcome) => expect(row(run).outcome).toBe(outcome));

  it('reads as a call, and says why there is no result', () => {
    expect(row(undefined)).toMatchObject({
      call: 'total([1,2], "a")',
      expected: '{"of":[1,2],"sum":3}',
      got: null,
    });
    expect(row({ kind: 'timeout' }).message).toBe('Stopped after 5 seconds: the code did not end.');
    expect(row({ kind: 'memory', printed: '', cut: false }).message).toBe(
      'Stopped: the code needed more than 256 MB of memory.',
    );
    expect(row(value(null)).message).toBe('The function returned nothing.');
  });

  it('has its properties in one order, in what was expected and in what came out', () => {
    const came = row(value('{"sum":3,"of":[1,{"b":1,"a":2}]}'));
    expect([came.expected, came.got]).toEqual(['{"of":[1,2],"sum":3}', '{"of":[1,{"a":2,"b":1}],"sum":3}']);
  });

  it('shows what was printed, and that it was cut', () => {
    expect(row({ ...value('1'), printed: 'a', cut: true } as CaseRun).printed).toBe(
      'a\n… and more, which is not shown.',
    );
  });
});
