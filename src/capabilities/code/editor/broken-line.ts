import { javascriptLanguage } from '@codemirror/lang-javascript';
import { pythonLanguage } from '@codemirror/lang-python';
import type { CodeLanguage } from '../../../../openapi/gen/types.gen.ts';

const parsers = { javascript: javascriptLanguage.parser, python: pythonLanguage.parser };

/** The first line, from 1, that the editor's grammar cannot read; null where it reads all of the source. */
export function brokenLine(language: CodeLanguage, source: string): number | null {
  let line: number | null = null;
  parsers[language].parse(source).iterate({
    enter: ({ type, from }) => {
      if (type.isError) line ??= source.slice(0, from).split('\n').length;
    },
  });
  return line;
}

/** What gives a name to something, by language. */
const definitions: Record<CodeLanguage, RegExp> = {
  javascript: /^(VariableDefinition|AssignmentExpression)$/,
  python: /^(FunctionDefinition|AssignStatement|ImportStatement)$/,
};

/** Whether the source gives this name to anything, which may then be the function that is asked for. */
export function definesName(language: CodeLanguage, source: string, name: string): boolean {
  let isDefined = false;
  parsers[language].parse(source).iterate({
    enter: ({ node, from, to }) => {
      if (source.slice(from, to) !== name) return;
      const places = [node.name, node.parent?.name ?? ''];
      isDefined ||= places.some((place) => definitions[language].test(place));
    },
  });
  return isDefined;
}
