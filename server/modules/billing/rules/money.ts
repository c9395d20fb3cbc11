/** A part of an amount in the smallest unit, rounded half away from zero, so that a charge and its credit are equal. */
export function shareOf(amount: number, part: number, whole: number): number {
  if (whole <= 0) throw new RangeError('There is nothing to share.');
  const product = BigInt(amount) * BigInt(part) * 2n;
  const divisor = BigInt(whole) * 2n;
  const half = product < 0n ? -BigInt(whole) : BigInt(whole);
  return Number((product + half) / divisor);
}
