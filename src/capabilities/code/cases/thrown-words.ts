import { cut } from './case-words.ts';

/** What QuickJS says, here and on the server, of code that ends in the middle: it names what it met, which is nothing. */
const metNothing = "unexpected token in expression: ''";

/** What was thrown, in words that do not ask to know how the interpreter reads, cut where it is very long. */
export const thrownWords = (message: string): string =>
  cut(message.replace(metNothing, 'the code ends too early, as where a { is never closed'));
