import type { ResumeDraft } from '../../../../openapi/gen/types.gen.ts';
import { failingField } from '../draw/fields.ts';
import { addFont, render, renderDocument } from '../draw/render.ts';
import type { FromEngine, ToEngine } from './protocol.ts';

/** The part of the worker's own scope that is used. */
interface Scope {
  onmessage: ((event: MessageEvent<ToEngine>) => void) | null;
  postMessage(message: FromEngine, transfer?: Transferable[]): void;
}

const scope = globalThis as unknown as Scope;

scope.onmessage = async ({ data }) => {
  try {
    await Promise.all(data.fonts.map(addFont));
    const rendered =
      'draft' in data ? await render(data.draft) : await renderDocument(data.root, data.families);
    scope.postMessage({ rendered }, [rendered.pdf.buffer]);
  } catch (error) {
    const field = 'draft' in data ? await failingFieldOf(data.draft) : '';
    scope.postMessage({ problem: error instanceof Error ? error.message : String(error), field });
  }
};

const failingFieldOf = (draft: ResumeDraft) =>
  failingField(draft.content, (content) => render({ ...draft, content }));
