import type { FastifyRequest } from 'fastify';

/** The zone that a browser sends along; null where it sends none, or one that no time could be told in. */
export function timeZoneOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const zone = headers['time-zone'];
  return typeof zone === 'string' && isKnown(zone) ? zone : null;
}

function isKnown(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).format() !== '';
  } catch {
    return false;
  }
}
