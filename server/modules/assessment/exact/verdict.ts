/** What a share of a point from 0 to 1 is called. */
export function verdictOn(points: number): 'right' | 'partly' | 'wrong' {
  if (points === 1) return 'right';
  return points > 0 ? 'partly' : 'wrong';
}
