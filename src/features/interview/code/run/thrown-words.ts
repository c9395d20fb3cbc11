/** What the interpreter says of code that ends in the middle: it names what it met there, which is nothing. */
const metNothing = "unexpected token in expression: ''";

/** What was thrown, in words that do not ask to know how the interpreter reads. */
export const thrownWords = (message: string): string =>
  message === metNothing ? 'the code ends too early, as where a { is never closed' : message;
