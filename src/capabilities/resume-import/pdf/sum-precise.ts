/** pdf.js adds with it, and browsers before 2026 do not have it: an encrypted file could not be opened there. */
const math = Math as unknown as { sumPrecise?: (numbers: Iterable<number>) => number };
math.sumPrecise ??= (numbers) => {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
};

export {};
