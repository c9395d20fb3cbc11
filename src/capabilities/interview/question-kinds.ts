import type { QuestionKinds } from '../../../openapi/gen/types.gen.ts';
import { codeRules, exactRule } from './words.ts';

/** "3, in your own words", or how many of them are answered in which way. */
export function askedInTurn({ words, choices, code }: QuestionKinds): string {
  const manners = [
    { many: words, manner: 'in your own words' },
    { many: choices, manner: 'with answers to choose from' },
    { many: code, manner: 'with a function to write in JavaScript or Python' },
  ].filter(({ many }) => many > 0);
  const total = words + choices + code;
  const [only, ...others] = manners;
  if (only && others.length === 0) return `${total}, ${only.manner}`;
  const list = manners.map(({ many, manner }) => `${many} ${manner}`);
  return `${total}: ${new Intl.ListFormat('en').format(list)}`;
}

interface KindRule {
  readonly term: string;
  readonly rule: string;
}

/** How what no engine looks at is scored in an interview for hiring, of the kinds that are asked. */
export function rulesOfKinds({ choices, code }: QuestionKinds): KindRule[] {
  return [
    ...(choices > 0 ? [{ term: 'Answers to choose from', rule: exactRule }] : []),
    ...(code > 0 ? [{ term: 'Functions to write', rule: codeRules.hiring }] : []),
  ];
}
