import { type Found, type FoundResume, found } from '../found-resume.ts';
import type { SourceLine } from './source-line.ts';

/** Reads skills, languages and interests, which are lists of words. */
export function readWords(
  section: 'skills' | 'languages' | 'interests',
  lines: readonly SourceLine[],
  resume: FoundResume,
): void {
  for (const line of lines) {
    if (section === 'languages') resume.lists.languages.push(...languagesOf(line));
    else resume.lists[section].push(...groupsOf(line));
  }
}

const listed = (text: string, place: string): Found[] =>
  splitOutsideBrackets(text).map((word) => found(word.replace(/\.$/, ''), place));

/** At commas, semicolons, bars and dots that stand in no brackets. */
function splitOutsideBrackets(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth = Math.max(0, depth - 1);
    if (depth === 0 && /[,;|·•\t，、؛،]/u.test(character)) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** "Web: React, CSS" is a group; other words stand for themselves. */
function groupsOf({ text, place }: SourceLine) {
  const [, name, words] = /^([^:：]{1,60})[:：]\s+(.+)$/u.exec(text) ?? [];
  if (name && words) return [{ name: found(name, place), keywords: listed(words, place) }];
  return listed(text, place).map((word) => ({ name: word }));
}

function languagesOf({ text, place }: SourceLine) {
  return listed(text, place).map(({ text: one }) => {
    const [, language, fluency] =
      /^(.+?)\s*[(（]([^()（）]+)[)）]$/u.exec(one) ?? /^(.+?)\s*(?:[:：]|\s[–—-])\s*(.+)$/u.exec(one) ?? [];
    return language && fluency
      ? { language: found(language, place), fluency: found(fluency, place) }
      : { language: found(one, place) };
  });
}
