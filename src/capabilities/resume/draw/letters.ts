import type { ResumeDraft } from '../../../../openapi/gen/types.gen.ts';
import { documentOf } from './document.ts';
import { textsOf } from './fonts.ts';
import type { DrawNode } from './nodes.ts';

/** All letters of a resume, those that its template adds included: titles, months and the like. */
export const lettersOf = (draft: ResumeDraft): string =>
  [...textsOf(draft), ...drawnTexts(documentOf(draft, []))].join(' ');

export const drawnTexts = ({ value, children }: DrawNode): string[] =>
  value === undefined ? children.flatMap(drawnTexts) : [value];
