import { expect, test } from 'vitest';
import { printed, withTables } from './figures.ts';

const table = (title: string, value: string) => ({ title, method: 'How.', columns: ['ms'], rows: [[value]] });

test('a table that was measured again takes the place of its old one, and a new one comes last', () => {
  const report = `# Measured\n\n${printed(table('Lists', '1'))}\n${printed(table('Paint', '2'))}`;
  const later = withTables(report, [table('Logs', '4'), table('Lists', '3')], '2026-11-29');
  expect(later).toBe(
    [
      '# Measured',
      ...['', '## Lists', '', 'How. Measured on 2026-11-29.', '', '| ms |', '| --- |', '| 3 |'],
      ...['', '## Paint', '', 'How.', '', '| ms |', '| --- |', '| 2 |'],
      ...['', '## Logs', '', 'How. Measured on 2026-11-29.', '', '| ms |', '| --- |', '| 4 |', ''],
    ].join('\n'),
  );
});
