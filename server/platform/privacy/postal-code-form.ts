import { behindLetter, noLetter, word } from './street-form.ts';

/** Sources of expressions (flags m and u) for a town with its postal code. */
export const town: string = String.raw`(?:St\.?[ ])?${word}(?:[ ](?:(?:am|an|der|upon|on|of|sur|de|la|le|im|bei)[ ]){0,2}${word}){0,2}`;
export const zipCode: string = String.raw`(?:[A-Z]{1,2}-)?\d{5}(?!\d)`;

const states =
  '(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])';

/** Neither an amount of memory nor a second factor. */
export const british: string = String.raw`${behindLetter}[A-Z]{1,2}\d[A-Z\d]?[ ](?!\d(?:GB|TB|FA))\d[ABD-HJLNP-UW-Z]{2}${noLetter}`;
export const american: string = String.raw`${town},?[ ]${states}[ ]\d{5}(?:-\d{4})?(?!\d)`;

/** What parts a street from its town: a comma or the like, the end of a line, or a blank. */
export const gap: string = String.raw`(?:[ \t]{0,2}[,|·•][ \t]{0,3}(?:\r?\n[ \t]{0,3})?|[ \t]{0,3}\r?\n[ \t]{0,3}|[ \t]{1,3})`;

/** A line behind a street may begin with a year, so that none of these is a postal code. */
const continental = String.raw`(?:${zipCode}|(?!(?:19|20)\d\d[ ])\d{4}(?:[ ]?[A-Z]{2})?)[ ]${town}`;

/** What follows a street. */
export const tail: string = String.raw`${gap}(?:(?:${town}${gap}){0,3}${british}|${american}|${town},[ ]${states}${noLetter}|${town},[ ]${town}[ ]\d{5}(?!\d)|${continental})`;
