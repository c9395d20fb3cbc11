import type { EngineTrouble } from '../../../openapi/gen/types.gen.ts';
import { formatAbsolute } from '../../lib/relative-time.ts';

const kinds: Record<EngineTrouble['kind'], string> = {
  unreachable: 'The AI has not been reachable',
  refused: 'The AI has refused this server',
  absent: 'The AI is no longer configured here',
};

/** "The AI has not been reachable since 20 Nov 2026, 14:02 CET." */
export function troubleText({ kind, since }: EngineTrouble): string {
  return since ? `${kinds[kind]} since ${formatAbsolute(Date.parse(since))}.` : `${kinds[kind]}.`;
}
