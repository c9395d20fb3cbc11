const part = String.raw`(?=\p{Lu}[\p{Ll}\p{M}'’-])\p{Lu}[\p{Ll}\p{M}]*(?:['’-]\p{Lu}?[\p{Ll}\p{M}]+|\p{Lu}[\p{Ll}\p{M}]+)*(?![\p{L}\p{N}])`;
const between = String.raw`\s+(?:(?:van|von|de|der|den|la|bin|al)\s+|\p{Lu}\.\s*)*`;

/** The source of an expression (flag u) for one to three capitalised words, as a name is written. */
export const name: string = `${part}(?:${between}${part}){0,2}`;
