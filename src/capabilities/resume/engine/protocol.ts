import type { ResumeDraft } from '../../../../openapi/gen/types.gen.ts';
import type { FontFile } from '../draw/fonts.ts';
import type { DrawNode } from '../draw/nodes.ts';
import type { Rendered } from '../draw/render.ts';

/** A document that is made already, and the families that have its letters. */
export interface MadeDocument {
  readonly root: DrawNode;
  readonly families: readonly string[];
}

export type ToDraw = { readonly draft: ResumeDraft } | MadeDocument;

export type ToEngine = ToDraw & {
  /** Those that the engine does not have yet. */
  readonly fonts: readonly FontFile[];
};

/** `field` is the one that cannot be drawn, such as `work.2.position`; empty where it is none of them. */
export type FromEngine =
  | { readonly rendered: Rendered }
  | { readonly problem: string; readonly field: string };
