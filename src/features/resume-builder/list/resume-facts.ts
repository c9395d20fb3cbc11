import type { BuiltResumeSummary } from '../../../../openapi/gen/types.gen.ts';
import { factLine } from '../../../lib/fact-line.ts';

const counted = (count: number, noun: string) => count > 0 && `${count} ${noun}${count === 1 ? '' : 's'}`;

/** What is special about a resume, in one line. */
export function resumeFacts({ is_default, is_locked, live_links, views }: BuiltResumeSummary): string {
  const facts = [
    is_default && 'Default',
    is_locked && 'Locked',
    counted(live_links, 'live link'),
    counted(views, 'view'),
  ];
  return factLine(facts.filter(Boolean).join(' · '));
}
