import type { UserAccount, UserActionKind } from '../../../../openapi/gen/types.gen.ts';

/** What can be done to an account, in words. */
export interface ActionWords {
  /** In the menu and on the button. */
  readonly label: string;
  /** What follows from it. */
  readonly message: string;
  /** Said once it is done. */
  readonly done: string;
  readonly isDestructive?: true;
}

export const actionWords: Readonly<Record<UserActionKind, ActionWords>> = {
  suspend: {
    label: 'Suspend',
    message: 'They are signed out everywhere and cannot sign in. Their data and answers stay.',
    done: 'Account suspended',
    isDestructive: true,
  },
  restore: { label: 'Restore', message: 'They can sign in again.', done: 'Account restored' },
  verify: {
    label: 'Verify email',
    message: 'You vouch that the address belongs to this person.',
    done: 'Email verified',
  },
  resend_verification: {
    label: 'Resend verification',
    message: 'A new code is mailed. Earlier codes stop working.',
    done: 'Verification sent',
  },
  force_logout: {
    label: 'Sign out everywhere',
    message: 'Every session and trusted browser ends.',
    done: 'Signed out everywhere',
    isDestructive: true,
  },
  unlock: {
    label: 'Unlock sign-in',
    message: 'Failed sign-ins no longer count.',
    done: 'Sign-in unlocked',
  },
  change_role: {
    label: 'Change role',
    message: 'They are signed out everywhere.',
    done: 'Role changed',
    isDestructive: true,
  },
};

/** What fits the account as it is. */
export function actionsFor({ is_active, is_verified }: UserAccount): readonly UserActionKind[] {
  return [
    ...(is_verified ? [] : (['verify', 'resend_verification'] as const)),
    'change_role',
    'unlock',
    'force_logout',
    is_active ? 'suspend' : 'restore',
  ];
}
