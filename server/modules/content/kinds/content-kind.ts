import type { ContentCheck, ContentField, FieldProblem } from '../../../../openapi/gen/types.gen.ts';
import type { StoredTexts } from '../../../platform/database/schema/content.ts';

/** What a preview is made with. */
export interface PreviewContext {
  readonly now: Date;
  readonly publicUrl: string;
  /** The address that mails name for questions. */
  readonly support: string;
}

interface Previewed {
  readonly html: string;
  readonly checks: readonly ContentCheck[];
}

/** One piece of content: a text of the files that administrators can edit. */
export interface ContentPiece {
  readonly id: string;
  readonly name: string;
  /** As the files have it. */
  readonly file: StoredTexts;
  readonly fields: readonly ContentField[];
  /** What its texts may name in braces. */
  readonly variables: readonly string[];
  /** What keeps texts from being published. */
  problems(values: StoredTexts): readonly FieldProblem[];
  /** Of texts without problems. */
  preview(values: StoredTexts, context: PreviewContext): Previewed;
  /** Further checks of such texts, which take some seconds: they run programs. */
  run?(values: StoredTexts): Promise<readonly ContentCheck[]>;
}

/** All content of a kind. */
export interface ContentRules {
  readonly pieces: readonly ContentPiece[];
  /** Uses what was published, by id, over the files. */
  use?(published: ReadonlyMap<string, StoredTexts>): void;
}

/** A field of several lines. */
export const longField = (name: string, label: string, help: string | null = null): ContentField => ({
  name,
  label,
  help,
  is_long: true,
});

export const secondsField: ContentField = {
  name: 'seconds',
  label: 'Seconds for an answer',
  help: 'From 30 to 3600.',
  is_long: false,
};

export const SECONDS_PROBLEM = 'Enter whole seconds from 30 to 3600.';

/** Each that says something. */
export const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

const SHOWN_CHARACTERS = 70;

/** The beginning of a text that names a piece. */
export const shortOf = (text: string) =>
  text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS).trimEnd()}…` : text;

const inBraces = /\{([^{}]*)\}/g;

/** Each variable of a text that there is not, with its line. */
export function unknownVariables(
  field: string,
  text: string,
  known: readonly string[],
): readonly FieldProblem[] {
  return text.split('\n').flatMap((line, at) =>
    Array.from(line.matchAll(inBraces), ([, name = '']) => name)
      .filter((name) => !known.includes(name))
      .map((name) => ({ field, message: `Line ${at + 1}: {${name}} is no variable.` })),
  );
}
