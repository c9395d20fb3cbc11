import type { ResumeDraft } from '../../../openapi/gen/types.gen.ts';

interface Shown {
  readonly linkId: string;
  readonly version: number;
  readonly draft: ResumeDraft;
}

const MOST_KEPT = 32;

/** The files of public links, each drawn once for a state of its resume. */
export class SharedPdfs {
  readonly #draw: (draft: ResumeDraft) => Promise<Buffer>;
  readonly #kept = new Map<string, { readonly version: number; readonly pdf: Promise<Buffer> }>();

  constructor(draw: (draft: ResumeDraft) => Promise<Buffer>) {
    this.#draw = draw;
  }

  async pdfOf({ linkId, version, draft }: Shown): Promise<Buffer> {
    const before = this.#kept.get(linkId);
    const kept = before?.version === version ? before : { version, pdf: this.#draw(draft) };
    // At the end: those that nobody asks for are at the start.
    this.#kept.delete(linkId);
    this.#kept.set(linkId, kept);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST_KEPT) break;
      this.#kept.delete(oldest);
    }
    try {
      return await kept.pdf;
    } catch (error) {
      if (this.#kept.get(linkId) === kept) this.#kept.delete(linkId);
      throw error;
    }
  }
}

/** No search engine lists it, and what it links to is not told its address. */
export function asPublicPdf({ content, title }: ResumeDraft): Record<string, string> {
  const name = `${content.basics.name.trim() || title}.pdf`;
  return {
    'content-disposition': `inline; filename="resume.pdf"; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`,
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  };
}
