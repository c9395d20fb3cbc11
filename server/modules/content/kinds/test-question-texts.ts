import type { FieldProblem } from '../../../../openapi/gen/types.gen.ts';
import type { BankChoice } from '../../../content/choices/choice-set.ts';
import type { BankProblem } from '../../../content/coding/coding-set.ts';
import { escapeHtml } from '../../../content/mails/escape-html.ts';
import type { StoredTexts } from '../../../platform/database/schema/content.ts';
import { longField, SECONDS_PROBLEM } from './content-kind.ts';

export const prompt = longField('prompt', 'Question');
export const explanation = longField('explanation', 'Explanation', 'Told with the result.');

/** Of the schema's issues: which field shows them. */
const fieldOf: Readonly<Record<string, string>> = { suggestedSeconds: 'seconds' };

/** What every test question is asked with. */
export const asked = (values: StoredTexts) => ({
  prompt: values['prompt']?.trim(),
  suggestedSeconds: Number(values['seconds']),
  explanation: values['explanation']?.trim(),
});

export const askedTexts = ({
  prompt: text,
  suggestedSeconds,
  explanation: why,
}: BankChoice | BankProblem) => ({
  prompt: text,
  seconds: String(suggestedSeconds),
  explanation: why,
});

type Issues = readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];

/** What the schema says, beside the fields that it is about. */
export function toldOf(issues: Issues = []): FieldProblem[] {
  return issues.map(({ path: [first, at], message }) => {
    const field = fieldOf[String(first)] ?? String(first);
    if (field === 'seconds') return { field, message: SECONDS_PROBLEM };
    return { field, message: `${typeof at === 'number' ? `Line ${at + 1}: ` : ''}${message}.` };
  });
}

export const headed = (title: string, text: string) =>
  `<h1 style="font-size:1.25rem">${escapeHtml(title)}</h1><p><b>Explanation</b> ${escapeHtml(text)}</p>`;
