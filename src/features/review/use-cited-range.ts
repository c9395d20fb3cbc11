import { useRef, useState } from 'react';
import type { CitedMoment } from '../../../openapi/gen/types.gen.ts';

/** Sentences of one answer that are to be cited together. */
export interface CitedRange {
  /** Null where only the sentence with the focus is. */
  readonly moment: CitedMoment | null;
  /** How many sentences it has. */
  readonly count: number;
  /** Takes in the sentences from where it began to this one. */
  readonly reach: (from: HTMLElement, to: HTMLElement) => void;
  readonly end: () => void;
}

const placeOf = ({ dataset }: HTMLElement) => ({
  question_number: Number(dataset['question']),
  turn_id: dataset['sentence'] ?? '',
  start: Number(dataset['start']),
  end: Number(dataset['end']),
});

/** The sentences that `Shift` takes in, beside the one where it began. */
export function useCitedRange(): CitedRange {
  const anchor = useRef<HTMLElement | null>(null);
  const [range, setRange] = useState<Pick<CitedRange, 'moment' | 'count'>>(none);
  return {
    ...range,
    reach: (from, to) => {
      anchor.current ??= from;
      const [one, other] = [placeOf(anchor.current), placeOf(to)];
      const moment = {
        ...one,
        start: Math.min(one.start, other.start),
        end: Math.max(one.end, other.end),
      };
      const all = [...document.querySelectorAll<HTMLElement>(`[data-sentence="${one.turn_id}"]`)];
      const count = Math.abs(all.indexOf(anchor.current) - all.indexOf(to)) + 1;
      setRange({ moment, count });
    },
    end: () => {
      anchor.current = null;
      setRange(none);
    },
  };
}

const none = { moment: null, count: 0 };
