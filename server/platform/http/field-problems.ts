import type { ErrorObject } from 'ajv';
import type { FieldProblem } from '../../../openapi/gen/types.gen.ts';
import { REQUIRED } from '../problem.ts';

/** More would help nobody. */
const MAX_PROBLEMS = 20;

/** What is wrong with single fields, each once, in plain words. */
export function fieldProblems(errors: readonly ErrorObject[]): FieldProblem[] {
  const problems = new Map<string, string>();
  for (const error of errors) {
    const field = fieldOf(error);
    if (!problems.has(field)) problems.set(field, messageOf(error));
  }
  return [...problems].slice(0, MAX_PROBLEMS).map(([field, message]) => ({ field, message }));
}

/** `/answers/0/text` is `answers.0.text`; a field that is missing is named, not its parent. */
function fieldOf({ instancePath, params, keyword }: ErrorObject): string {
  const path = instancePath.split('/').slice(1).map(unescapePointer);
  if (keyword === 'required') path.push(String(params['missingProperty']));
  if (keyword === 'discriminator') path.push(String(params['tag']));
  if (keyword === 'additionalProperties') path.push(String(params['additionalProperty']));
  return path.join('.') || 'body';
}

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}

const FORMATS: Readonly<Record<string, string>> = {
  email: 'Enter an email address such as name@example.com.',
  'date-time': 'Enter a date and time.',
  date: 'Enter a date.',
  'visible-text': 'Remove invisible characters.',
};

const TYPES: Readonly<Record<string, string>> = {
  string: 'Enter text.',
  integer: 'Enter a whole number.',
  number: 'Enter a number.',
  boolean: 'Must be true or false.',
  array: 'Must be a list.',
  object: 'Must be an object.',
};

function messageOf({ keyword, params }: ErrorObject): string {
  const limit = Number(params['limit']);
  switch (keyword) {
    case 'required':
      return REQUIRED;
    case 'minLength':
      return limit === 1 ? REQUIRED : `Use at least ${limit} characters.`;
    case 'maxLength':
      return `Use at most ${limit} characters.`;
    case 'minimum':
      return `Must be at least ${limit}.`;
    case 'maximum':
      return `Must be at most ${limit}.`;
    case 'minItems':
      return `Choose at least ${limit}.`;
    case 'maxItems':
      return `Choose at most ${limit}.`;
    case 'enum':
      return `Must be one of: ${(params['allowedValues'] as unknown[]).join(', ')}.`;
    case 'format':
      return FORMATS[String(params['format'])] ?? 'Has the wrong form.';
    case 'type':
      return TYPES[String(params['type'])] ?? 'Has the wrong type.';
    case 'additionalProperties':
      return 'Is not known here.';
    default:
      return 'Has the wrong form.';
  }
}
