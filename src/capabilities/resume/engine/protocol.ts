import type { ResumeDraft } from '../../../../openapi/gen/types.gen.ts';
import type { FontFile } from '../draw/fonts.ts';
import type { Rendered } from '../draw/render.ts';

export interface ToEngine {
  readonly draft: ResumeDraft;
  /** Those that the engine does not have yet. */
  readonly fonts: readonly FontFile[];
}

export type FromEngine = { readonly rendered: Rendered } | { readonly problem: string };
