import type { CandidateProfile, CandidateProfileInput } from '../../../../../openapi/gen/types.gen.ts';
import { invisibleProblem } from '../../../../lib/fields/short-text-problem.ts';

/** A profile while it is typed: lists stand one entry a line. */
export type ProfileTexts = Record<'headline' | 'skills' | 'links', string>;

const most = {
  headline: { characters: 120 },
  skills: { entries: 50, characters: 60 },
  links: { entries: 10, characters: 300 },
} as const;

export const profileTexts = ({ headline, skills, links }: CandidateProfile): ProfileTexts => ({
  headline,
  skills: skills.join('\n'),
  links: links.join('\n'),
});

/** What is sent of a form without a problem. */
export const profileOf = ({ headline, skills, links }: ProfileTexts): CandidateProfileInput => ({
  headline: headline.trim(),
  skills: entriesOf(skills),
  links: entriesOf(links),
});

/** What is wrong, field by field, in the order of the form. */
export const profileProblems = ({ headline, skills, links }: ProfileTexts) => ({
  headline:
    headline.trim().length > most.headline.characters
      ? `Use at most ${most.headline.characters} characters.`
      : invisibleProblem(headline),
  skills: listProblem(entriesOf(skills), most.skills, 'skills'),
  links: listProblem(entriesOf(links), most.links, 'links') ?? linkProblem(entriesOf(links)),
});

const entriesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function listProblem(
  entries: readonly string[],
  { entries: maxEntries, characters }: { entries: number; characters: number },
  what: string,
): string | undefined {
  if (entries.length > maxEntries) return `Name at most ${maxEntries} ${what}.`;
  const long = entries.find((entry) => entry.length > characters);
  if (long) return `“${long.slice(0, 30)}…” is too long. Use at most ${characters} characters a line.`;
  return entries.map(invisibleProblem).find(Boolean);
}

function linkProblem(links: readonly string[]): string | undefined {
  const wrong = links.find((link) => !/^https?:\/\/\S+$/i.test(link) || !URL.canParse(link));
  return wrong && `“${wrong}” isn’t a web address. Start it with https:// or http://.`;
}
