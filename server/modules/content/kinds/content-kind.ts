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
}

/** All content of a kind. */
export interface ContentRules {
  readonly pieces: readonly ContentPiece[];
  /** Uses what was published, by id, over the files. */
  use?(published: ReadonlyMap<string, StoredTexts>): void;
}
