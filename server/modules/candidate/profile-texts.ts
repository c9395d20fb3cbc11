import type { CandidateProfileInput, FieldProblem } from '../../../openapi/gen/types.gen.ts';

/** Without blanks around the texts, without empty entries and without those that say the same again. */
export function tidyProfile({ headline, skills, links }: CandidateProfileInput): CandidateProfileInput {
  return { headline: headline.trim(), skills: tidyList(skills), links: tidyList(links) };
}

function tidyList(entries: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const entry of entries.map((text) => text.trim()).filter(Boolean)) {
    const key = entry.toLowerCase();
    if (!seen.has(key)) seen.set(key, entry);
  }
  return [...seen.values()];
}

/** What is wrong with the links: only what leads to a page of the web may stand there. */
export function linkProblems({ links }: Pick<CandidateProfileInput, 'links'>): FieldProblem[] {
  return links
    .filter((link) => !isWebAddress(link))
    .map((link) => ({
      field: 'links',
      message: `“${link}” isn’t a web address. Start it with https:// or http://.`,
    }));
}

function isWebAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return isWeb && url.username === '' && url.password === '' && /^https?:\/\/\S+$/i.test(text);
}
