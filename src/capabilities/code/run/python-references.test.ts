import { loadPyodide } from 'pyodide';
import { beforeAll, describe, expect, it } from 'vitest';
import { codingSets } from '../../../../server/content/coding/coding-sets.ts';
import { solutions } from '../../../../server/modules/assessment/exact/solutions/solutions.fixture.ts';
import { pythonHarness } from './python-harness.ts';
import { outputMaxLength } from './runner-protocol.ts';

const asked = codingSets.flatMap(({ problems, hiringProblems }) => [...problems, ...hiringProblems]);

/** As the worker of the page runs a case, in an interpreter that all share: its start takes seconds. */
let runInPython: (source: string, functionName: string, argumentsJson: string, printedMax: number) => string;

beforeAll(async () => {
  const python = await loadPyodide({ jsglobals: {} });
  runInPython = python.runPython(pythonHarness);
});

describe.each(asked)('in Python, $id', ({ id, functionName, visible, hidden }) => {
  const cases = [...visible, ...hidden];
  const expected = cases.map((one) => one.expected);
  const resultsOf = (source: string) =>
    cases.map(({ arguments: given }) => {
      const run = JSON.parse(runInPython(source, functionName, JSON.stringify(given), outputMaxLength));
      return run.kind === 'value' ? JSON.parse(run.json) : run;
    });

  it('is solved by its reference', () => {
    expect(resultsOf(solutions[id]?.python ?? '')).toEqual(expected);
  });

  it('is not solved by what gives nothing', () => {
    expect(resultsOf(`def ${functionName}(*given): pass`)).not.toEqual(expected);
  });
});
