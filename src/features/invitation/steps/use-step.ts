import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';
import type { InvitedInterview } from '../../../../openapi/gen/types.gen.ts';
import { type Step, stepNamed, whereLeft } from './step.ts';

interface OpenStep {
  readonly step: Step;
  /** Of the step's heading, which takes the focus when another step opens. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** The step that the address names; one without a step is given the one where the preparation was left. */
export function useStep(interview: InvitedInterview): OpenStep {
  const [search, setSearch] = useSearchParams();
  const [left] = useState(() => whereLeft(interview));
  const named = stepNamed(search.get('step'));
  const step = named ?? left;
  const navigation = useNavigationType();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);

  useEffect(() => {
    if (!named) setSearch({ step: left.id }, { replace: true });
  }, [named, left, setSearch]);

  useEffect(() => {
    document.title = `${step.name}: ${interview.title} · Candor`;
  }, [step, interview.title]);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    // Back and forward lead to where the step was left: the browser sees to it.
    if (navigation !== 'POP') window.scrollTo(0, 0);
  }, [step, navigation]);

  return { step, heading };
}
