import type { CodeTask, TestCase, TestCode } from '../../../../openapi/gen/types.gen.ts';

/** The task of an item with all its cases, hidden ones too, to run its reference solution; unfinished ones are left out. */
export function taskOf({ function_name, cases, time_limit_ms }: TestCode): CodeTask {
  return {
    function_name,
    languages: [{ language: 'javascript', starter: '' }],
    cases: cases.flatMap((one, index) => {
      const read = readCase(one);
      return read ? [{ _id: `case-${index + 1}`, ...read }] : [];
    }),
    time_limit_ms,
  };
}

function readCase(one: TestCase): { arguments: unknown[]; expected: unknown } | null {
  try {
    const given: unknown = JSON.parse(one.arguments);
    return Array.isArray(given) ? { arguments: given, expected: JSON.parse(one.expected) } : null;
  } catch {
    return null;
  }
}

/** What the editor of a reference solution begins with. */
export const starterOf = ({ function_name: name, parameters }: TestCode) =>
  `function ${name || 'name'}(${parameters.join(', ')}) {\n  \n}\n`;
