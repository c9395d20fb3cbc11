import { failingField } from '../draw/fields.ts';
import { addFont, render } from '../draw/render.ts';
import type { FromEngine, ToEngine } from './protocol.ts';

/** The part of the worker's own scope that is used. */
interface Scope {
  onmessage: ((event: MessageEvent<ToEngine>) => void) | null;
  postMessage(message: FromEngine, transfer?: Transferable[]): void;
}

const scope = globalThis as unknown as Scope;

scope.onmessage = async ({ data: { draft, fonts } }) => {
  try {
    await Promise.all(fonts.map(addFont));
    const rendered = await render(draft);
    scope.postMessage({ rendered }, [rendered.pdf.buffer]);
  } catch (error) {
    const field = await failingField(draft.content, (content) => render({ ...draft, content }));
    scope.postMessage({ problem: error instanceof Error ? error.message : String(error), field });
  }
};
