import { expect, test } from 'vitest';
import { outcomeOf, programOf } from './whole-program.ts';

const run = (source: string) => {
  const { source: whole, functionName } = programOf('javascript', source);
  return new Function(`${whole}; return ${functionName}();`)() as unknown;
};

test('a program is run as it stands, whatever its last line is', () => {
  for (const source of ['let x = 1', 'const f = () => 2 // the end', '', 'function candor() {} /* done */'])
    expect(run(source)).toBeNull();
  expect(programOf('python', 'print(1)').source).toBe(
    'print(1)\n\ndef candor_whole_program():\n    return None\n',
  );
});

test('what it printed and how it ended is told in words, and never too much of it', () => {
  const printed = (text: string, cut = false) => ({ printed: text, cut });
  const returned = { kind: 'value', json: null, ...printed('42\n') } as const;
  expect(outcomeOf({ ...returned })).toBe('42\n');
  expect(outcomeOf({ ...returned, printed: '' })).toBe('It printed nothing.');
  expect(outcomeOf({ ...returned, cut: true })).toBe('42\n…');
  expect(outcomeOf({ ...returned, printed: 'x'.repeat(5000) })).toHaveLength(1801);
  expect(outcomeOf({ kind: 'error', message: 'TypeError: no', ...printed('one') })).toBe(
    'one\nTypeError: no',
  );
  expect(outcomeOf({ kind: 'timeout' })).toBe('Stopped: it did not end within 5 seconds.');
  expect(outcomeOf({ kind: 'broken' })).toBe('Stopped: it used too much memory.');
});
