/** What is used of PDFKit, which has no types of its own. */
declare module 'pdfkit' {
  interface StructureElement {
    add(child: StructureElement | object): StructureElement;
  }

  export default class PDFDocument {
    constructor(options: Readonly<Record<string, unknown>>);
    on(event: 'data', listener: (chunk: Uint8Array) => void): this;
    on(event: 'end', listener: () => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    struct(type: string): StructureElement;
    addStructure(element: StructureElement): this;
    markStructureContent(type: string): object;
    endMarkedContent(): this;
    addNamedDestination(name: string, ...at: unknown[]): void;
  }
}
