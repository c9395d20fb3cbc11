import type { User } from '../../openapi/gen/types.gen.ts';

/** Somebody to sign in. */
export const ada: User = {
  _id: 'ada',
  email: 'ada@candor.example',
  full_name: 'Ada',
  role: 'candidate',
  is_verified: true,
  is_active: true,
};
