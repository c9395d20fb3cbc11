import type { RefObject } from 'react';
import type { CitedMoment, HiringReview } from '../../../openapi/gen/types.gen.ts';
import { type Shortcut, useKeys } from '../../components/keys/use-keys.ts';
import { type Draft, withRating } from './draft.ts';
import { questionAnchor } from './transcript/moment-id.ts';
import type { CitedRange } from './use-cited-range.ts';

interface ReviewKeys {
  readonly review: HiringReview;
  readonly root: RefObject<HTMLElement | null>;
  readonly range: CitedRange;
  /** Absent where nothing can be rated. */
  readonly onCite: ((moment: CitedMoment) => void) | undefined;
  readonly canRate: boolean;
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
  readonly current: string;
  readonly setCurrent: (competencyId: string) => void;
  /** The next one that waits, or the one before. */
  readonly openSession: (by: 1 | -1) => unknown;
}

const isBehindFocus = (element: HTMLElement) =>
  ((document.activeElement?.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Goes to a question; the focus is on the first sentence that was said to it. */
export function openQuestion(number: number): boolean {
  const question = document.getElementById(questionAnchor(number));
  question?.scrollIntoView({ block: 'start' });
  const first = question?.querySelector<HTMLElement>('[data-sentence]') ?? question;
  first?.focus({ preventScroll: true });
  return question !== null;
}

/** Rating by keys alone: sentences, competencies, scores. */
export function useReviewKeys(keys: ReviewKeys): void {
  const { review, root, range, onCite, canRate, draft, change, current, setCurrent, openSession } = keys;
  const focusIn = (selector: string) => {
    const found = root.current?.querySelector<HTMLElement>(selector);
    if (!found) return false;
    return found.focus();
  };
  const sentences = () => [...(root.current?.querySelectorAll<HTMLElement>('[data-sentence]') ?? [])];
  const step = (by: 1 | -1) => () => {
    const all = sentences();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = at < 0 ? (all.find(isBehindFocus) ?? all[0]) : all[at + by];
    range.end();
    next?.focus();
    return next !== undefined;
  };
  const extend = (by: 1 | -1) => () => {
    const all = sentences();
    const from = all.find((one) => one === document.activeElement);
    const next = from && all[all.indexOf(from) + by];
    if (!next || next.dataset['sentence'] !== from.dataset['sentence']) return from !== undefined;
    range.reach(from, next);
    return next.focus();
  };
  const turn = (by: 1 | -1) => () => {
    const at = document.activeElement?.closest('[id^="question-"]')?.id ?? '';
    const number = Number(at.replace('question-', ''));
    return openQuestion(number === 0 ? 1 : number + by);
  };
  const rate = (score: number | null) => () => canRate && change(withRating(draft, current, { score }));
  const nextCompetency = () => {
    const ids = review.competencies.map(({ _id }) => _id);
    const next = ids[(ids.indexOf(current) + 1) % ids.length] ?? current;
    setCurrent(next);
    root.current?.querySelector(`[data-competency="${next}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  const cite = () => {
    if (range.moment && onCite) {
      onCite(range.moment);
      return range.end();
    }
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement)) return false;
    if ('sentence' in focused.dataset) return focused.click();
    // A question without an answer has the focus itself: it is what is cited.
    const question = focused.id.startsWith('question-') && focused.querySelector<HTMLElement>('[data-cites]');
    return question ? question.click() : false;
  };
  const scores = [1, 2, 3, 4, 5].map((score) => ({
    key: String(score),
    label: `Rate ${score}`,
    act: rate(score),
  }));
  const shortcuts: Shortcut[] = [
    { key: 'ArrowDown', label: 'Next sentence', act: step(1) },
    { key: 'ArrowUp', label: 'Previous sentence', act: step(-1) },
    { key: 'Shift+ArrowDown', label: 'Select the next sentence, too', act: extend(1) },
    { key: 'Shift+ArrowUp', label: 'Select the previous sentence, too', act: extend(-1) },
    { key: ']', label: 'Next question', act: turn(1) },
    { key: '[', label: 'Previous question', act: turn(-1) },
    { key: 'e', label: 'Cite sentences or question', act: cite },
    { key: 'c', label: 'Next competency', act: nextCompetency },
    ...scores,
    { key: '0', label: 'Not assessed', act: rate(null) },
    { key: 'o', label: 'Overall', act: () => focusIn('[data-overall] select') },
    { key: 'j', label: 'Next session', act: () => openSession(1) },
    { key: 'k', label: 'Previous session', act: () => openSession(-1) },
  ];
  useKeys(shortcuts);
}
