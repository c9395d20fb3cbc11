import type {
  IntegrityBand,
  IntegrityStatus,
  IntegrityVerdict,
  SecondReview,
} from '../../../../openapi/gen/types.gen.ts';

export const bandWords: Readonly<Record<IntegrityBand, string>> = {
  none: 'Nothing here needs a closer look.',
  review: 'Worth a look: the page was hidden twice, or once for over 10 seconds.',
  strong_review: 'Look closely: the page was hidden often, for long, or just before a lot of text appeared.',
};

export const statusWords: Readonly<Record<IntegrityStatus, string>> = {
  not_reviewed: 'Not reviewed',
  passed: 'Passed',
  suspicious: 'Suspicious',
  violation: 'Violation',
};

export const verdictWords: Readonly<Record<IntegrityVerdict, string>> = {
  passed: 'Passed',
  suspicious: 'Suspicious',
  violation: 'Violation',
};

/** Where a violation stands. */
export function reviewWords({
  state,
  by_administrator: isAdmins,
  reviewer,
  decided_by,
}: SecondReview): string {
  if (state === 'waiting')
    return `Waits for ${isAdmins ? 'an administrator' : (reviewer?.full_name ?? 'a second person')}`;
  if (state === 'withdrawn') return 'Withdrawn';
  const who = isAdmins ? 'an administrator' : (decided_by?.full_name ?? 'a former member');
  return `${state === 'confirmed' ? 'Confirmed' : 'Rejected'} by ${who}`;
}
