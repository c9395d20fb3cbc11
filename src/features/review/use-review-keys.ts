import type { RefObject } from 'react';
import type { HiringReview } from '../../../openapi/gen/types.gen.ts';
import { type Shortcut, useKeys } from '../../components/keys/use-keys.ts';
import { type Draft, withRating } from './draft.ts';
import { questionAnchor } from './transcript/transcript.tsx';

interface ReviewKeys {
  readonly review: HiringReview;
  readonly root: RefObject<HTMLElement | null>;
  readonly canRate: boolean;
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
  readonly current: string;
  readonly setCurrent: (competencyId: string) => void;
  readonly openNext: () => unknown;
}

export function openQuestion(number: number): boolean {
  const question = document.getElementById(questionAnchor(number));
  question?.scrollIntoView({ block: 'start' });
  question?.focus({ preventScroll: true });
  return question !== null;
}

/** Rating by keys alone: sentences, competencies, scores. */
export function useReviewKeys(keys: ReviewKeys): void {
  const { review, root, canRate, draft, change, current, setCurrent, openNext } = keys;
  const step = (by: 1 | -1) => () => {
    const sentences = [...(root.current?.querySelectorAll<HTMLElement>('[data-sentence]') ?? [])];
    const at = sentences.indexOf(document.activeElement as HTMLElement);
    const next = sentences[at < 0 ? 0 : at + by];
    next?.focus();
    return next !== undefined;
  };
  const turn = (by: 1 | -1) => () => {
    const at = document.activeElement?.closest('[id^="question-"]')?.id ?? '';
    const number = Number(at.replace('question-', ''));
    return openQuestion(number === 0 ? 1 : number + by);
  };
  const rate = (score: number | null) => () => canRate && change(withRating(draft, current, { score }));
  const nextCompetency = () => {
    const ids = review.competencies.map(({ _id }) => _id);
    setCurrent(ids[(ids.indexOf(current) + 1) % ids.length] ?? current);
  };
  const cite = () => {
    const sentence = document.activeElement;
    if (!(sentence instanceof HTMLElement) || !('sentence' in sentence.dataset)) return false;
    return sentence.click();
  };
  const scores = [1, 2, 3, 4, 5].map((score) => ({
    key: String(score),
    label: `Rate ${score}`,
    act: rate(score),
  }));
  const shortcuts: Shortcut[] = [
    { key: 'ArrowDown', label: 'Next sentence', act: step(1) },
    { key: 'ArrowUp', label: 'Previous sentence', act: step(-1) },
    { key: ']', label: 'Next question', act: turn(1) },
    { key: '[', label: 'Previous question', act: turn(-1) },
    { key: 'e', label: 'Cite sentence', act: cite },
    { key: 'c', label: 'Next competency', act: nextCompetency },
    ...scores,
    { key: '0', label: 'Not assessed', act: rate(null) },
    { key: 'j', label: 'Next session', act: openNext },
  ];
  useKeys(shortcuts);
}
