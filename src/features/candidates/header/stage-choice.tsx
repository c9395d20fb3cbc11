import { useRef } from 'react';
import type { Application, Workspace } from '../../../../openapi/gen/types.gen.ts';
import { moveApplications } from '../../../api/gen/sdk.gen.ts';
import { ApiError } from '../../../api/http/api-error.ts';
import { canWorkWith } from '../../../capabilities/hiring/workspace-roles.ts';
import { Options, PlainSelect } from '../../../components/form/fields/plain-select.tsx';
import { useKeys } from '../../../components/keys/use-keys.ts';
import { useStores } from '../../../stores/context.tsx';
import { type Here, useChanged } from '../here.ts';

interface StageChoiceProps {
  readonly here: Here;
  readonly application: Application;
  readonly workspace: Workspace;
}

/** The stage of a candidate; choosing another one moves them, and can be taken back. */
export function StageChoice({ here, application, workspace }: StageChoiceProps) {
  const { notifications } = useStores();
  const changed = useChanged(here);
  const field = useRef<HTMLSelectElement>(null);
  const { _id, stage_id: from, status } = application;
  const { stages } = workspace;
  const canMove = canWorkWith(workspace) && status === 'active';
  const nameOf = (id: string) => stages.find((stage) => stage._id === id)?.name ?? id;
  useKeys(canMove ? [{ key: 's', label: 'Change stage', act: () => field.current?.focus() }] : []);
  async function move(before: string, to: string, isUndo = false) {
    try {
      const { data } = await moveApplications({
        path: { workspace_id: here.workspace_id },
        body: { to_stage_id: to, moves: [{ application_id: _id, from_stage_id: before }] },
        throwOnError: true,
      });
      if (data.missed.length > 0)
        notifications.error('Somebody moved this candidate meanwhile.', 'Not moved');
      else if (!isUndo)
        notifications.notify({
          type: 'success',
          title: 'Moved',
          message: `${nameOf(before)} → ${nameOf(to)}`,
          actionText: 'Undo',
          action: () => void move(to, before, true),
        });
    } catch (error) {
      // The client has told it already.
      if (!(error instanceof ApiError)) throw error;
    }
    await changed();
  }
  if (!canMove) return <span>{nameOf(from)}</span>;
  return (
    <PlainSelect
      ref={field}
      aria-label="Stage"
      title="Stage (S)"
      value={from}
      onChange={(event) => void move(from, event.target.value)}
    >
      <Options of={stages.map(({ _id: id, name }) => [id, name])} />
    </PlainSelect>
  );
}
