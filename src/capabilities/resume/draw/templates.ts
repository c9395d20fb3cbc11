import type { ResumeTemplate } from '../../../../openapi/gen/types.gen.ts';

/** How a template differs from the others. */
export interface Look {
  readonly label: string;
  readonly header: 'left' | 'center' | 'banner';
  readonly heading: 'rule' | 'caps' | 'accent' | 'bar' | 'quiet';
  /** Where the dates of an entry stand: at its end, before it in a column of their own, or below its title. */
  readonly dates: 'end' | 'column' | 'below';
  /** Sections that stand in a narrow column at the start. */
  readonly side?: readonly string[];
  /** Sections that come first as long as their owner says nothing else. */
  readonly first?: readonly string[];
  /** Times the space and the size that the theme says. */
  readonly air: number;
  readonly size: number;
  /** Whether an entry's title and its organization share a line. */
  readonly isOneLine?: boolean;
}

export const LOOKS: Readonly<Record<ResumeTemplate, Look>> = {
  classic: { label: 'Classic', header: 'center', heading: 'rule', dates: 'end', air: 1, size: 1 },
  modern: { label: 'Modern', header: 'left', heading: 'accent', dates: 'end', air: 1.1, size: 1 },
  compact: {
    label: 'Compact',
    ...{ header: 'left', heading: 'caps', dates: 'end', air: 0.65, size: 0.92, isOneLine: true },
  },
  sidebar: {
    label: 'Sidebar',
    ...{ header: 'left', heading: 'accent', dates: 'below', air: 1, size: 0.96 },
    side: ['skills', 'languages', 'certificates', 'interests', 'awards'],
  },
  academic: {
    label: 'Academic',
    ...{ header: 'center', heading: 'caps', dates: 'column', air: 0.9, size: 1 },
    first: ['education', 'publications', 'awards', 'work'],
  },
  ledger: { label: 'Ledger', header: 'left', heading: 'bar', dates: 'column', air: 1, size: 0.98 },
  banner: { label: 'Banner', header: 'banner', heading: 'accent', dates: 'below', air: 1.05, size: 1 },
  minimal: { label: 'Minimal', header: 'left', heading: 'quiet', dates: 'end', air: 1.3, size: 0.98 },
};

/** What the templates are called. */
export const TEMPLATE_LABELS = Object.fromEntries(
  Object.entries(LOOKS).map(([name, { label }]) => [name, label]),
) as Record<ResumeTemplate, string>;
