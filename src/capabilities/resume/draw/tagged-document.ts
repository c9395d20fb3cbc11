import PDFDocument from 'pdfkit';
import type { DrawNode, Tag } from './nodes.ts';

const OPEN = 'tag+';
const CLOSE = 'tag-';

/** Lam with each alef, and the one form for both. */
const LAM_ALEF = new Map(
  [
    [0x622, 0xfef5],
    [0x623, 0xfef7],
    [0x625, 0xfef9],
    [0x627, 0xfefb],
  ].map(([alef = 0, form = 0]) => [[0x644, alef].join(), [form]]),
);

type Element = ReturnType<PDFDocument['struct']>;

/** A PDF whose texts say what they are: headings, paragraphs, lists. The engine knows no structure. */
export class TaggedDocument extends PDFDocument {
  #root: Element | undefined;
  #list: Element | undefined;
  #item: Element | undefined;
  /** The engine names its font before each piece of a line, which would be made a font of the file anew. */
  readonly #fonts = new Map<unknown, PDFDocument['_font']>();

  override font(source: unknown, size?: number): this {
    const known = this.#fonts.get(source);
    if (!known) super.font(source, size);
    else {
      this._font = known;
      if (size !== undefined) this.fontSize(size);
    }
    this.#fonts.set(source, this._font);
    return this;
  }

  /** The engine calls it for each node with an id: the marks around a text are such. */
  override addNamedDestination(name: string, ...at: unknown[]): void {
    if (name === CLOSE) this.endMarkedContent();
    else if (name.startsWith(OPEN)) this.#begin(name.slice(OPEN.length) as Tag);
    else super.addNamedDestination(name, ...at);
  }

  /** Readers turn the letters of Arabic around; only of a form of its own do they know that it is two in their order. */
  override end(): void {
    for (const font of Object.values(this._fontFamilies))
      font.unicode = font.unicode?.map((points) => LAM_ALEF.get(points.join()) ?? points);
    super.end();
  }

  #begin(tag: Tag): void {
    if (!this.#root) {
      this.#root = this.struct('Document');
      this.addStructure(this.#root);
    }
    const part = this.struct(tag);
    this.#parentOf(tag, this.#root).add(part);
    part.add(this.markStructureContent(tag));
  }

  #parentOf(tag: Tag, root: Element): Element {
    if (tag === 'LBody' && this.#item) return this.#item;
    if (tag !== 'Lbl') {
      this.#list = undefined;
      return root;
    }
    if (!this.#list) {
      this.#list = this.struct('L');
      root.add(this.#list);
    }
    this.#item = this.struct('LI');
    this.#list.add(this.#item);
    return this.#item;
  }
}

export interface Laid extends Omit<DrawNode, 'children' | 'props'> {
  children?: Laid[];
  props?: Record<string, unknown>;
}

const mark = (id: string): Laid => ({
  type: 'VIEW',
  props: { id },
  style: {},
  box: { left: 0, top: 0, width: 0, height: 0, marginTop: 0, paddingTop: 0, borderTopWidth: 0 },
  children: [],
});

/** Puts marks around the texts of a layout, for `TaggedDocument`. */
export function markTexts(node: Laid): void {
  if (!node.children || node.type === 'TEXT') return;
  node.children = node.children.flatMap((child) => {
    markTexts(child);
    const { id, ...props } = child.props ?? {};
    if (child.type !== 'TEXT' || typeof id !== 'string') return [child];
    return [mark(OPEN + id), { ...child, props }, mark(CLOSE)];
  });
}
