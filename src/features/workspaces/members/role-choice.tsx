import NativeSelect from '@mui/material/NativeSelect';
import type { WorkspaceRole } from '../../../../openapi/gen/types.gen.ts';
import { workspaceRoleWords } from '../words.ts';

interface RoleChoiceProps {
  readonly label: string;
  readonly value: WorkspaceRole;
  readonly isBusy: boolean;
  readonly onChange: (role: WorkspaceRole) => void;
}

/** What somebody is in a workspace. */
export function RoleChoice({ label, value, isBusy, onChange }: RoleChoiceProps) {
  return (
    <NativeSelect
      value={value}
      disabled={isBusy}
      disableUnderline
      sx={{ fontSize: 'inherit' }}
      inputProps={{ 'aria-label': label }}
      onChange={({ target }) => onChange(target.value as WorkspaceRole)}
    >
      {Object.entries(workspaceRoleWords).map(([role, words]) => (
        <option key={role} value={role}>
          {words}
        </option>
      ))}
    </NativeSelect>
  );
}
