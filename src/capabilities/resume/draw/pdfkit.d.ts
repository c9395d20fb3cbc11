/** What is used of PDFKit, which has no types of its own. */
declare module 'pdfkit' {
  interface StructureElement {
    add(child: StructureElement | object): StructureElement;
  }

  export default class PDFDocument {
    /** Those that it was drawn with; the letters of each glyph. */
    readonly _fontFamilies: Readonly<Record<string, { unicode?: (readonly number[])[] }>>;
    protected _font: object;
    font(source: unknown, size?: number): this;
    fontSize(size: number): this;
    constructor(options: Readonly<Record<string, unknown>>);
    on(event: 'data', listener: (chunk: Uint8Array) => void): this;
    on(event: 'end', listener: () => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    struct(type: string): StructureElement;
    addStructure(element: StructureElement): this;
    markStructureContent(type: string): object;
    endMarkedContent(): this;
    end(): void;
    addNamedDestination(name: string, ...at: unknown[]): void;
  }
}
