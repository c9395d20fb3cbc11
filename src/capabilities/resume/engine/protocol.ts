import type { ResumeDraft } from '../../../../openapi/gen/types.gen.ts';
import type { FontFile } from '../draw/fonts.ts';
import type { Rendered } from '../draw/render.ts';

export interface ToEngine {
  readonly draft: ResumeDraft;
  /** Those that the engine does not have yet. */
  readonly fonts: readonly FontFile[];
}

/** `field` is the one that cannot be drawn, such as `work.2.position`; empty where it is none of them. */
export type FromEngine =
  | { readonly rendered: Rendered }
  | { readonly problem: string; readonly field: string };
