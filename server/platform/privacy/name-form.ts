/** The source of an expression (flag u) for one word of a name, not in capitals. */
export const part: string = String.raw`(?=\p{Lu}[\p{Ll}\p{M}'’-])\p{Lu}[\p{Ll}\p{M}]*(?:['’-]\p{Lu}?[\p{Ll}\p{M}]+|\p{Lu}[\p{Ll}\p{M}]+)*(?![\p{L}\p{N}])`;
/** The source of an expression for white space within a line: a name ends with its line, and begins in it. */
export const blank: string = String.raw`[^\S\r\n]`;

const between = String.raw`${blank}+(?:(?:van|von|de|der|den|la|bin|al)${blank}+|\p{Lu}\.${blank}*)*`;

/** The source of an expression (flag u) for one to three capitalised words, as a name is written. */
export const name: string = `${part}(?:${between}${part}){0,2}`;

/** The same with room for two words before it that say what somebody is by their work. */
export const nameWithRole: string = `${part}(?:${between}${part}){0,4}`;

const word = String.raw`\p{Lu}(?:[\p{L}\p{M}'’-]+|\.)`;

/** The same for two to five words on one line, in capitals too, as a name stands at the top of a resume. */
export const fullName: string = `${word}(?: (?:van|von|de|der|den|la|bin|al|${word})){1,4}`;

/** The same with one word too. */
export const lineName: string = `${word}(?: (?:van|von|de|der|den|la|bin|al|${word})){0,4}`;
