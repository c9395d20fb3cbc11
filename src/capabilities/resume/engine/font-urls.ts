import { isPiece } from '../draw/east-asian.ts';
import { type FontFile, fontFileOf } from '../draw/fonts.ts';

/** Where the build puts the files of the typefaces, by family, weight and style. */
const FONT_URLS: Readonly<Record<string, URL>> = {
  'sans-latin 400 normal': new URL(
    '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff',
    import.meta.url,
  ),
  'sans-latin 700 normal': new URL(
    '@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff',
    import.meta.url,
  ),
  'sans-latin 400 italic': new URL(
    '@fontsource/noto-sans/files/noto-sans-latin-400-italic.woff',
    import.meta.url,
  ),
  'sans-latin-ext 400 normal': new URL(
    '@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff',
    import.meta.url,
  ),
  'sans-latin-ext 700 normal': new URL(
    '@fontsource/noto-sans/files/noto-sans-latin-ext-700-normal.woff',
    import.meta.url,
  ),
  'sans-latin-ext 400 italic': new URL(
    '@fontsource/noto-sans/files/noto-sans-latin-ext-400-italic.woff',
    import.meta.url,
  ),
  'sans-cyrillic 400 normal': new URL(
    '@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff',
    import.meta.url,
  ),
  'sans-cyrillic 700 normal': new URL(
    '@fontsource/noto-sans/files/noto-sans-cyrillic-700-normal.woff',
    import.meta.url,
  ),
  'sans-cyrillic 400 italic': new URL(
    '@fontsource/noto-sans/files/noto-sans-cyrillic-400-italic.woff',
    import.meta.url,
  ),
  'sans-greek 400 normal': new URL(
    '@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff',
    import.meta.url,
  ),
  'sans-greek 700 normal': new URL(
    '@fontsource/noto-sans/files/noto-sans-greek-700-normal.woff',
    import.meta.url,
  ),
  'sans-greek 400 italic': new URL(
    '@fontsource/noto-sans/files/noto-sans-greek-400-italic.woff',
    import.meta.url,
  ),
  'sans-vietnamese 400 normal': new URL(
    '@fontsource/noto-sans/files/noto-sans-vietnamese-400-normal.woff',
    import.meta.url,
  ),
  'sans-vietnamese 700 normal': new URL(
    '@fontsource/noto-sans/files/noto-sans-vietnamese-700-normal.woff',
    import.meta.url,
  ),
  'sans-vietnamese 400 italic': new URL(
    '@fontsource/noto-sans/files/noto-sans-vietnamese-400-italic.woff',
    import.meta.url,
  ),
  'serif-latin 400 normal': new URL(
    '@fontsource/noto-serif/files/noto-serif-latin-400-normal.woff',
    import.meta.url,
  ),
  'serif-latin 700 normal': new URL(
    '@fontsource/noto-serif/files/noto-serif-latin-700-normal.woff',
    import.meta.url,
  ),
  'serif-latin 400 italic': new URL(
    '@fontsource/noto-serif/files/noto-serif-latin-400-italic.woff',
    import.meta.url,
  ),
  'serif-latin-ext 400 normal': new URL(
    '@fontsource/noto-serif/files/noto-serif-latin-ext-400-normal.woff',
    import.meta.url,
  ),
  'serif-latin-ext 700 normal': new URL(
    '@fontsource/noto-serif/files/noto-serif-latin-ext-700-normal.woff',
    import.meta.url,
  ),
  'serif-latin-ext 400 italic': new URL(
    '@fontsource/noto-serif/files/noto-serif-latin-ext-400-italic.woff',
    import.meta.url,
  ),
  'serif-cyrillic 400 normal': new URL(
    '@fontsource/noto-serif/files/noto-serif-cyrillic-400-normal.woff',
    import.meta.url,
  ),
  'serif-cyrillic 700 normal': new URL(
    '@fontsource/noto-serif/files/noto-serif-cyrillic-700-normal.woff',
    import.meta.url,
  ),
  'serif-cyrillic 400 italic': new URL(
    '@fontsource/noto-serif/files/noto-serif-cyrillic-400-italic.woff',
    import.meta.url,
  ),
  'serif-greek 400 normal': new URL(
    '@fontsource/noto-serif/files/noto-serif-greek-400-normal.woff',
    import.meta.url,
  ),
  'serif-greek 700 normal': new URL(
    '@fontsource/noto-serif/files/noto-serif-greek-700-normal.woff',
    import.meta.url,
  ),
  'serif-greek 400 italic': new URL(
    '@fontsource/noto-serif/files/noto-serif-greek-400-italic.woff',
    import.meta.url,
  ),
  'serif-vietnamese 400 normal': new URL(
    '@fontsource/noto-serif/files/noto-serif-vietnamese-400-normal.woff',
    import.meta.url,
  ),
  'serif-vietnamese 700 normal': new URL(
    '@fontsource/noto-serif/files/noto-serif-vietnamese-700-normal.woff',
    import.meta.url,
  ),
  'serif-vietnamese 400 italic': new URL(
    '@fontsource/noto-serif/files/noto-serif-vietnamese-400-italic.woff',
    import.meta.url,
  ),
  'sans-arabic 400 normal': new URL(
    '@fontsource/vazirmatn/files/vazirmatn-arabic-400-normal.woff',
    import.meta.url,
  ),
  'sans-arabic 700 normal': new URL(
    '@fontsource/vazirmatn/files/vazirmatn-arabic-700-normal.woff',
    import.meta.url,
  ),
  'serif-arabic 400 normal': new URL(
    '@fontsource/vazirmatn/files/vazirmatn-arabic-400-normal.woff',
    import.meta.url,
  ),
  'serif-arabic 700 normal': new URL(
    '@fontsource/vazirmatn/files/vazirmatn-arabic-700-normal.woff',
    import.meta.url,
  ),
  // Arabic has no italic letters: the upright ones stand for them.
  'sans-arabic 400 italic': new URL(
    '@fontsource/vazirmatn/files/vazirmatn-arabic-400-normal.woff',
    import.meta.url,
  ),
  'serif-arabic 400 italic': new URL(
    '@fontsource/vazirmatn/files/vazirmatn-arabic-400-normal.woff',
    import.meta.url,
  ),
  // Hebrew has no italic letters either, and this typeface none with serifs.
  'sans-hebrew 400 normal': new URL(
    '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff',
    import.meta.url,
  ),
  'sans-hebrew 700 normal': new URL(
    '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-700-normal.woff',
    import.meta.url,
  ),
  'sans-hebrew 400 italic': new URL(
    '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff',
    import.meta.url,
  ),
  'serif-hebrew 400 normal': new URL(
    '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff',
    import.meta.url,
  ),
  'serif-hebrew 700 normal': new URL(
    '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-700-normal.woff',
    import.meta.url,
  ),
  'serif-hebrew 400 italic': new URL(
    '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff',
    import.meta.url,
  ),
};

/** Where a font is; undefined for one that the build does not know. */
export async function fontUrlOf({
  family,
  weight,
  style,
}: Omit<FontFile, 'bytes'>): Promise<URL | string | undefined> {
  if (!isPiece(family)) return FONT_URLS[`${family} ${weight} ${style}`];
  const { pieceUrlOf } = await import(/* webpackChunkName: "font-pieces" */ './piece-urls.ts');
  return pieceUrlOf(fontFileOf(family, weight, style));
}
