import type { ReportTurn } from '../../../../openapi/gen/types.gen.ts';
import { plainLabels } from '../checks/check-labels.ts';
import { TurnCard } from './turn-card.tsx';

const nothingFound = { checklist: null, assessment: null };

/** The answers to one question alone, where nothing was found out, or nothing that may be shown. */
export function PlainAnswer({ turns }: { readonly turns: readonly ReportTurn[] }) {
  return turns.map((turn) => (
    <TurnCard key={turn._id} turn={turn} findings={nothingFound} labels={plainLabels} />
  ));
}
