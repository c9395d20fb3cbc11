import type { DrawNode, Style } from './nodes.ts';
import type { Laid } from './tagged-document.ts';

/** What the engine adds to a text when it lays it out. */
interface Lines {
  readonly lines: readonly unknown[];
  readonly alignOffset: number | undefined;
}

/** Texts whose widths depend on each other, and on nothing else but what `key` tells. */
interface Row {
  readonly key: string;
  readonly texts: readonly DrawNode[];
}

/**
 * The lines of the texts of the last document. After a letter was typed nearly all of them are the same, and to lay
 * them out takes longer than all the rest: what stands in the same place with the same words keeps its lines.
 */
export class LaidTexts {
  #known = new Map<string, readonly Lines[]>();

  /** Gives the texts of a document the lines that are known; the answer takes those of its layout, for the next one. */
  give(root: DrawNode): (layout: Laid) => void {
    const rows = root.children.flatMap((page) => rowsOf(page, JSON.stringify(page.props)));
    for (const { key, texts } of rows) {
      const known = this.#known.get(key);
      for (const [index, text] of texts.entries()) Object.assign(text, known?.[index]);
    }
    return (layout) => {
      const laid = linesIn(layout);
      const now = new Map<string, readonly Lines[]>();
      for (const { key, texts } of rows) {
        const lines = texts.flatMap(({ props }) => laid.get(props) ?? []);
        if (lines.length === texts.length) now.set(key, lines);
      }
      this.#known = now;
    };
  }

  /** What was laid out with fewer fonts may look different now. */
  forget(): void {
    this.#known.clear();
  }
}

const isRow = ({ flexDirection }: Style) => flexDirection === 'row' || flexDirection === 'row-reverse';

/** What is alone in the width that the styles `around` it leave; columns of a given width are, beside each other too. */
function rowsOf(node: DrawNode, around: string): Row[] {
  const isAlone = isRow(node.style) && !node.children.every(({ style }) => 'width' in style);
  if (node.type === 'TEXT' || isAlone) return [{ key: around + JSON.stringify(node), texts: textsIn(node) }];
  const within = around + JSON.stringify(node.style);
  return node.children.flatMap((child) => rowsOf(child, within));
}

const textsIn = (node: DrawNode): DrawNode[] =>
  node.type === 'TEXT' ? [node] : node.children.flatMap(textsIn);

/** Lines by the properties of their texts, which the engine hands on; a text that was split has some on each page. */
function linesIn(layout: Laid): Map<object | undefined, Lines> {
  const found = new Map<object | undefined, Lines>();
  const walk = (node: Laid): void => {
    if (node.type !== 'TEXT') {
      node.children?.forEach(walk);
      return;
    }
    const { props, lines = [], alignOffset } = node as Laid & Partial<Lines>;
    found.set(props, { lines: [...(found.get(props)?.lines ?? []), ...lines], alignOffset });
  };
  walk(layout);
  return found;
}
