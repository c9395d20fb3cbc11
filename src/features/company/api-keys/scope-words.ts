import type { ApiKeyScope } from '../../../../openapi/gen/types.gen.ts';

export const scopeWords: Readonly<Record<ApiKeyScope, string>> = {
  'workspaces:read': 'Read workspaces',
  'candidates:read': 'Read candidates',
  'reports:read': 'Read reports',
};
