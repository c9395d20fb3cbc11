import type { ContentKind, ContentStatus } from '../../../../openapi/gen/types.gen.ts';

export const kindWords: Readonly<Record<ContentKind, string>> = {
  announcement: 'Announcement',
  legal: 'Legal text',
  faq: 'FAQ',
  features: 'Features',
  mail: 'Email',
  question: 'Question',
  rubric: 'Rubric',
  test: 'Test question',
};

export const statusWords: Readonly<Record<ContentStatus, string>> = {
  file: 'As shipped',
  edited: 'Edited here',
  file_changed: 'Upgrade to review',
};
