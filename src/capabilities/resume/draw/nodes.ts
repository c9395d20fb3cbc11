import { withBreaks } from './breakable.ts';

/** What a PDF is laid out from: the engine's own nodes, made without its renderer for React. */
export interface DrawNode {
  readonly type: 'DOCUMENT' | 'PAGE' | 'VIEW' | 'TEXT' | 'LINK' | 'IMAGE' | 'TEXT_INSTANCE';
  readonly props: Readonly<Record<string, unknown>>;
  readonly style: Style;
  readonly box: object;
  readonly children: readonly DrawNode[];
  readonly value?: string;
}

export type Style = Readonly<Record<string, unknown>>;

type Child = DrawNode | string | false | null | undefined;

/** The structure that readers of a PDF are told: `Lbl` and `LBody` are the bullet and the text of a list. */
export type Tag = 'H1' | 'H2' | 'H3' | 'P' | 'Lbl' | 'LBody';

const nodeOf = (
  type: DrawNode['type'],
  style: Style,
  children: readonly Child[],
  props: DrawNode['props'] = {},
): DrawNode => ({ type, props, style, box: {}, children: children.filter(isThere).map(asNode) });

const isThere = (child: Child): child is DrawNode | string => Boolean(child);

const asNode = (child: DrawNode | string): DrawNode =>
  typeof child === 'string'
    ? { type: 'TEXT_INSTANCE', value: withBreaks(child), props: {}, style: {}, box: {}, children: [] }
    : child;

export const view = (style: Style, children: readonly Child[], props?: DrawNode['props']) =>
  nodeOf('VIEW', style, children, props);

/** A piece of a paragraph. */
export const span = (style: Style, children: readonly Child[]) => nodeOf('TEXT', style, children);

export const link = (src: string, style: Style, text: string) => nodeOf('LINK', style, [text], { src });

export const image = (src: string, style: Style) => nodeOf('IMAGE', style, [], { src });

/** The engine takes the direction of a paragraph from its first piece. */
const facing =
  ({ direction }: Style) =>
  (child: Child): Child =>
    typeof child === 'object' && child && direction
      ? { ...child, style: { direction, ...child.style } }
      : child;

/** The engine would part a word, with a hyphen, wherever its letters come from another font. */
const NEVER = 10_000;

/** A paragraph; what is not tagged is not read out. */
export const text = (tag: Tag | null, style: Style, children: readonly Child[], props?: DrawNode['props']) =>
  nodeOf('TEXT', style, children.map(facing(style)), {
    ...props,
    hyphenationPenalty: NEVER,
    ...(tag && { id: tag }),
  });

export const page = (style: Style, children: readonly Child[], props: DrawNode['props']) =>
  nodeOf('PAGE', style, children, props);

export const document = (children: readonly Child[], props: DrawNode['props']) =>
  nodeOf('DOCUMENT', {}, children, props);
