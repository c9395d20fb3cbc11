import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { listWorkspaceMembersOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { Options } from '../../../components/form/fields/plain-select.tsx';
import { FilterChoice } from '../../../components/list-page/filter-choice.tsx';
import type { Reviewers } from '../design.ts';

interface ReviewersChoiceProps {
  readonly workspaceId: string;
  /** Null where anybody who sees the candidates rates. */
  readonly value: Reviewers | null;
  readonly onChange: (reviewers: Reviewers | null) => void;
}

/** Who is asked to rate each attempt. */
export function ReviewersChoice({ workspaceId, value, onChange }: ReviewersChoiceProps) {
  const members = useMembers(workspaceId);
  const choose = (method: string) =>
    onChange(
      method === 'all' || method === 'in_turn'
        ? { method, member_ids: value?.member_ids ?? members.map(({ _id }) => _id) }
        : null,
    );
  return (
    <>
      <FilterChoice label="Reviewers" value={value?.method ?? ''} onChange={choose}>
        <option value="">Anyone</option>
        <Options
          of={[
            ['all', 'All of these'],
            ['in_turn', 'These in turn'],
          ]}
        />
      </FilterChoice>
      {value && <Members label="Reviewers" members={members} value={value} onChange={onChange} />}
    </>
  );
}

interface InterviewersProps {
  readonly workspaceId: string;
  readonly value: Reviewers;
  readonly onChange: (reviewers: Reviewers) => void;
}

/** Who holds a live interview; the first of them leads. */
export function Interviewers({ workspaceId, value, onChange }: InterviewersProps) {
  const members = useMembers(workspaceId);
  const lead = members.find(({ _id }) => _id === value.member_ids[0]);
  return (
    <>
      <Typography variant="body2">Interviewers, up to 3</Typography>
      <Members label="Interviewers" members={members} value={value} onChange={onChange} />
      {lead && (
        <Typography variant="caption" color="textSecondary">
          {lead.full_name} leads.
        </Typography>
      )}
    </>
  );
}

const useMembers = (workspaceId: string) =>
  useQuery(listWorkspaceMembersOptions({ path: { workspace_id: workspaceId } })).data?.items ?? [];

interface MembersProps {
  readonly label: string;
  readonly members: ReturnType<typeof useMembers>;
  readonly value: Reviewers;
  readonly onChange: (reviewers: Reviewers) => void;
}

function Members({ label, members, value, onChange }: MembersProps) {
  const { member_ids: chosen } = value;
  const toggle = (id: string) =>
    onChange({
      ...value,
      member_ids: members
        .map(({ _id }) => _id)
        .filter((one) => (one === id ? !chosen.includes(one) : chosen.includes(one))),
    });
  return (
    <Box component="fieldset" aria-label={label} sx={listStyle}>
      {members.map(({ _id, full_name }) => (
        <Box
          component="label"
          key={_id}
          sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 28 }}
        >
          <input type="checkbox" checked={chosen.includes(_id)} onChange={() => toggle(_id)} />
          <Typography variant="body2">{full_name}</Typography>
        </Box>
      ))}
      {chosen.length === 0 && (
        <Typography variant="caption" color="error">
          Choose at least one.
        </Typography>
      )}
    </Box>
  );
}

const listStyle = {
  m: 0,
  p: 0,
  pl: 1,
  border: 0,
  minWidth: 0,
  '& input': { m: 0, width: 16, height: 16, accentColor: 'var(--mui-palette-primary-main)' },
} as const;
