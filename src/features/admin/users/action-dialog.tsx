import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UserAccount, UserActionKind } from '../../../../openapi/gen/types.gen.ts';
import { listUsersQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { actOnUser } from '../../../api/gen/sdk.gen.ts';
import { SelectField } from '../../../components/form/fields/select-field.tsx';
import { ReasonDialog } from '../../../components/form/reason-dialog.tsx';
import { ROLES } from '../../../lib/role.ts';
import { useStores } from '../../../stores/context.tsx';
import { roleName } from '../words.ts';
import { actionWords } from './user-actions.ts';

interface ActionDialogProps {
  readonly user: UserAccount;
  readonly action: UserActionKind;
  readonly onClose: () => void;
}

/** Asks why, then does it. */
export function ActionDialog({ user, action, onClose }: ActionDialogProps) {
  const queries = useQueryClient();
  const { notifications } = useStores();
  const others = ROLES.filter((role) => role !== user.role);
  const [role, setRole] = useState(others.at(-1));
  const { label, message, done, isDestructive } = actionWords[action];
  const isRole = action === 'change_role';
  const send = async (reason: string) => {
    const body = { action, reason, ...(isRole && role && { role }) };
    await actOnUser({ path: { user_id: user._id }, body, throwOnError: true });
    notifications.success(user.email, done);
    await queries.invalidateQueries({ queryKey: listUsersQueryKey() });
  };
  return (
    <ReasonDialog
      title={`${label}: ${user.full_name}`}
      message={message}
      confirmLabel={label}
      isDestructive={isDestructive}
      onSend={send}
      onClose={onClose}
    >
      {isRole && (
        <SelectField
          name="role"
          label="New role"
          value={role}
          onChange={({ target }) => setRole(others.find((one) => one === target.value))}
        >
          {others.map((one) => (
            <option key={one} value={one}>
              {roleName[one]}
            </option>
          ))}
        </SelectField>
      )}
    </ReasonDialog>
  );
}
