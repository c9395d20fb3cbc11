export interface SampleText {
  readonly text: string;
  readonly x: number;
  /** From the top of the page. */
  readonly y: number;
  readonly size?: number;
  readonly isBold?: boolean;
}

/** A PDF as a simple program writes it, in two Helveticas and WinAnsi; each page is a list of texts. */
export function samplePdf(pages: readonly (readonly SampleText[])[], trailer = ''): Uint8Array<ArrayBuffer> {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}/MediaBox[0 0 595 842]/Resources 3 0 R>>`,
    `<</Font<</F1 ${font('Helvetica')}/F2 ${font('Helvetica-Bold')}>>>>`,
    ...pages.flatMap((texts, index) => {
      const drawn = texts.map(draw).join('\n');
      return [
        `<</Type/Page/Parent 2 0 R/Contents ${5 + index * 2} 0 R>>`,
        `<</Length ${drawn.length}>>\nstream\n${drawn}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const start = file.length;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF`;
  return Uint8Array.from(file, (character) => character.charCodeAt(0));
}

const font = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;

/** Where WinAnsi is not Latin-1. */
const WIN_ANSI: Readonly<Record<string, string>> = { '–': '\x96', '—': '\x97', '•': '\x95', '’': '\x92' };

function draw({ text, x, y, size = 10, isBold = false }: SampleText): string {
  const coded = text.replace(/[–—•’]/g, (mark) => WIN_ANSI[mark] ?? mark).replace(/[()\\]/g, '\\$&');
  return `BT /${isBold ? 'F2' : 'F1'} ${size} Tf ${x} ${842 - y} Td (${coded}) Tj ET`;
}
