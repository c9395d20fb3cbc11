import type { VisibleCaseResult } from '../../../../openapi/gen/types.gen.ts';
import { type CaseRow, callWords, cut, valueWords } from '../cases/case-words.ts';
import { thrownWords } from '../cases/thrown-words.ts';

/** A visible case as it ran on the server, where nobody reads what was printed. */
export function rowOfResult(functionName: string, one: VisibleCaseResult): CaseRow {
  const { _id, expected, outcome, result, message } = one;
  return {
    _id,
    call: callWords(functionName, one),
    expected: valueWords(expected),
    got: result && resultWords(result),
    outcome,
    message: message && thrownWords(message),
    printed: '',
  };
}

/** JSON that the server has cut is no JSON any more. */
function resultWords(json: string): string {
  try {
    return valueWords(JSON.parse(json));
  } catch {
    return cut(json);
  }
}
