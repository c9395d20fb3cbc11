/** From 0x10 and from 0x80 on. Source: the Cork encoding (T1) of TeX. */
const LOW = '“|”|„|«|»|–|—|||||ff|fi|fl|ffi|ffl'.split('|');
const HIGH = 'ĂĄĆČĎĚĘĞĹĽŁŃŇŊŐŔŘŚŠŞŤŢŰŮŸŹŽŻĲİđ§ăąćčďěęğĺľłńňŋőŕřśšşťţűůÿźžżĳ¡¿£';
const ALONE: Readonly<Record<number, string>> = { 215: 'Œ', 223: 'SS', 247: 'œ', 255: 'ß' };
/** Of the font of signs, as the mark of a point. */
const BULLET = 0x88;

interface InFont {
  readonly str: string;
  readonly fontName: string;
}

/**
 * How texts are read whose fonts TeX made of dots: these do not say what their signs stand for. They are told by
 * dashes and joined letters; in a font that has none of them only the ß is known, which no other language would have.
 */
export function texLettersOf(texts: readonly InFont[]): (text: InFont) => string {
  const fonts = new Set(texts.filter(({ str }) => hasLow(str)).map(({ fontName }) => fontName));
  return ({ str, fontName }) => {
    if (fonts.size === 0) return str;
    if (!fonts.has(fontName)) return str.replaceAll('ÿ', 'ß');
    return Array.from(str, (sign, index) => letterOf(sign, index)).join('');
  };
}

function letterOf(sign: string, index: number): string {
  const code = sign.charCodeAt(0);
  if (code === BULLET && index === 0) return '•';
  return lowOf(code) || ALONE[code] || (code >= 0x80 && HIGH[code - 0x80]) || sign;
}

const hasLow = (text: string) => Array.from(text).some((sign) => lowOf(sign.charCodeAt(0)) !== '');

const lowOf = (code: number): string => (code >= 0x10 && code < 0x20 && LOW[code - 0x10]) || '';
