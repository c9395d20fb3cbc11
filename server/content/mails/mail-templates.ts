import type { FieldProblem, MailTemplateText, TemplateKind } from '../../../openapi/gen/types.gen.ts';
import { factsOf, mailTextOf } from './mail-texts.ts';

export type TemplateText = Readonly<MailTemplateText>;

export const templateKinds: readonly TemplateKind[] = ['rejection', 'invitation', 'reminder'];

/** What a mail of a kind may name in braces. */
export const variablesOf = (kind: TemplateKind): readonly string[] => factsOf[kind];

/** What candidates have to be told, and what each is. */
const required: Readonly<Record<TemplateKind, Readonly<Record<string, string>>>> = {
  rejection: {},
  invitation: { time: 'the deadline', privacy: 'the privacy notice' },
  reminder: { time: 'the deadline' },
};

/** What a mail of a kind says as long as a company says nothing else. */
export function defaultTemplate(kind: TemplateKind): TemplateText {
  const { subject, before, after } = mailTextOf(kind);
  return { subject, body: [...before, ...after].join('\n\n') };
}

const inBraces = /\{([^{}]*)\}/g;

/** What is wrong with the words of a company: each unknown variable with its line. */
export function templateProblems(kind: TemplateKind, said: TemplateText): FieldProblem[] {
  const missing = Object.entries(required[kind]).filter(([name]) => !said.body.includes(`{${name}}`));
  return [
    ...textProblems(said, variablesOf(kind)),
    ...(said.body.trim() === '' ? [] : missing).map(([name, what]) => ({
      field: 'body',
      message: `Name {${name}}: candidates need ${what}.`,
    })),
  ];
}

/** What is wrong with words that may name some variables. */
export function textProblems({ subject, body }: TemplateText, known: readonly string[]): FieldProblem[] {
  const unknown = (line: string) =>
    Array.from(line.matchAll(inBraces), ([, name = '']) => name).filter((name) => !known.includes(name));
  const told = (name: string) => `{${name}} is no variable.`;
  const lines = body.split(/\r?\n/);
  return [
    ...(subject.trim() === '' ? [{ field: 'subject', message: 'Enter a subject.' }] : []),
    ...(/[\r\n]/.test(subject) ? [{ field: 'subject', message: 'Write the subject in one line.' }] : []),
    ...unknown(subject).map((name) => ({ field: 'subject', message: told(name) })),
    ...(body.trim() === '' ? [{ field: 'body', message: 'Enter a text.' }] : []),
    ...lines.flatMap((line, index) =>
      unknown(line).map((name) => ({ field: 'body', message: `Line ${index + 1}: ${told(name)}` })),
    ),
  ];
}
