import type { ResumeDraft } from '../../../../openapi/gen/types.gen.ts';
import { same } from '../../../lib/same.ts';

interface Merged {
  readonly draft: ResumeDraft;
  /** Names of the parts that were changed in both, each in another way; in the draft they are as they are here. */
  readonly both: readonly string[];
}

/** Brings together what was made of the same resume in two places, section by section. */
export function mergeDrafts(base: ResumeDraft, mine: ResumeDraft, theirs: ResumeDraft): Merged {
  const both: string[] = [];
  const merged = <Part extends object>(was: Part, here: Part, there: Part): Part => {
    const names = Object.keys({ ...there, ...here }) as (keyof Part & string)[];
    const entries = names.map((name) => {
      if (same(here[name], was[name])) return [name, there[name]];
      if (!same(there[name], was[name]) && !same(there[name], here[name])) both.push(name);
      return [name, here[name]];
    });
    return Object.fromEntries(entries);
  };
  const content = merged(base.content, mine.content, theirs.content);
  const settings = merged(base.settings, mine.settings, theirs.settings);
  const { title, language } = merged(head(base), head(mine), head(theirs));
  return { draft: { title, language, content, settings }, both };
}

const head = ({ title, language }: ResumeDraft) => ({ title, language });
