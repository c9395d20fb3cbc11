import { type FoundResume, found, nothingFound } from '../found-resume.ts';
import { splitEntries } from './entries.ts';
import { isInCapitals, type SectionName, sectionNamed } from './headings.ts';
import { readEntry } from './read-entry.ts';
import { readContact, readHead } from './read-head.ts';
import { readWords } from './read-words.ts';
import type { SourceLine } from './source-line.ts';

interface Section {
  readonly name: SectionName;
  readonly heading: SourceLine;
  readonly lines: SourceLine[];
}

/** Reads a resume from the lines of a document, in the order that a person reads them. */
export function readLines(all: readonly SourceLine[]): FoundResume {
  const lines = all.filter(({ text }) => text !== '');
  const resume = nothingFound();
  const { head, sections } = splitSections(lines);
  readHead(head, resume);
  for (const section of sections) readSection(section, resume);
  return resume;
}

function splitSections(lines: readonly SourceLine[]): { head: SourceLine[]; sections: Section[] } {
  const levels = levelsOfSections(lines);
  const head: SourceLine[] = [];
  const sections: Section[] = [];
  for (const [index, line] of lines.entries()) {
    const name = sectionOf(line, levels, index, sections.length > 0);
    if (name) sections.push({ name, heading: line, lines: [] });
    else (sections.at(-1)?.lines ?? head).push(line);
  }
  return { head, sections };
}

/** The heading levels at which sections that are known begin; columns can have their own. */
function levelsOfSections(lines: readonly SourceLine[]): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const { heading, text } of lines)
    if (heading !== null && sectionNamed(text)) counts.set(heading, (counts.get(heading) ?? 0) + 1);
  const usual = [...counts].filter(([, count]) => count > 1);
  return new Set((usual.length > 0 ? usual : [...counts]).map(([level]) => level));
}

function sectionOf(
  { text, heading, isPoint, isBold }: SourceLine,
  levels: ReadonlySet<number>,
  index: number,
  isBelowFirst: boolean,
): SectionName | null {
  if (isPoint || index === 0) return null;
  const isAtLevel = heading !== null && levels.has(heading);
  const isAbove = heading !== null && heading < Math.max(...levels);
  const name = sectionNamed(text);
  if (name && (levels.size === 0 || isAtLevel || isAbove || isBold || isInCapitals(text))) return name;
  if (levels.size > 0) return isAtLevel ? 'custom' : null;
  return isBelowFirst && isBold && isInCapitals(text) ? 'custom' : null;
}

function readSection({ name, heading, lines }: Section, resume: FoundResume): void {
  if (name === 'summary') readSummary(lines, resume);
  else if (name === 'contact') for (const line of lines) readContact(line, resume, true);
  else if (name === 'skills' || name === 'languages' || name === 'interests') readWords(name, lines, resume);
  else {
    const entries = splitEntries(lines).map((entry) => readEntry(name, entry, resume.leftovers));
    if (name === 'custom') resume.custom.push({ title: found(heading.text, heading.place), entries });
    else resume.lists[name].push(...entries);
  }
}

function readSummary(lines: readonly SourceLine[], resume: FoundResume): void {
  const [first] = lines;
  if (!first) return;
  const text = lines.map(({ text: one, isPoint }) => (isPoint ? `- ${one}` : one)).join('\n');
  if (resume.basics.summary) resume.leftovers.push(found(text, first.place));
  else resume.basics.summary = found(text, first.place);
}
