import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApplicationSummary, Stage, Workspace } from '../../../../openapi/gen/types.gen.ts';
import {
  getWorkspaceQueryKey,
  listActivityQueryKey,
  listApplicationsQueryKey,
} from '../../../api/gen/@tanstack/react-query.gen.ts';
import { canBeTold } from '../../../components/form/use-form.ts';
import type { Missed, Outcome } from './outcome.ts';
import { lastMover, sendMoves } from './send-moves.ts';

/** Of so many that were missed it is told who was faster. */
const TOLD = 3;

export interface Moves {
  /** Whom it shows elsewhere already while the server is asked, with their new stage. */
  readonly shown: ReadonlyMap<string, ApplicationSummary>;
  readonly outcome: Outcome | null;
  readonly move: (rows: readonly ApplicationSummary[], to: string) => void;
  /** Puts those that were moved last back where they were; false where there are none. */
  readonly undo: () => boolean;
}

const NOTHING: Outcome = { moved: [], to: null, missed: [], isUndo: false };

/** Those that go to one stage. */
interface Part {
  readonly rows: readonly ApplicationSummary[];
  readonly to: Stage;
}

/** Moves candidates from stage to stage: at once on the screen, and back where the server says no. */
export function useMoves({ _id: workspaceId, stages }: Workspace): Moves {
  const queries = useQueryClient();
  const [shown, setShown] = useState<ReadonlyMap<string, ApplicationSummary>>(new Map());
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const stageOf = (id: string) => stages.find(({ _id }) => _id === id);

  async function refresh() {
    const path = { workspace_id: workspaceId };
    const keys = [listApplicationsQueryKey, getWorkspaceQueryKey, listActivityQueryKey];
    await Promise.all(keys.map((key) => queries.invalidateQueries({ queryKey: key({ path }) })));
  }

  async function missedOf(rows: readonly ApplicationSummary[], at: Map<string, string | null>) {
    const missed = rows.filter(({ _id }) => at.has(_id));
    return Promise.all(
      missed.map(async ({ _id, candidate }, nth): Promise<Missed> => {
        const stage = stageOf(at.get(_id) ?? '')?.name ?? null;
        const isTold = stage !== null && nth < TOLD;
        const by = isTold ? await lastMover(workspaceId, candidate._id).catch(() => undefined) : undefined;
        return { name: candidate.full_name, stage, by };
      }),
    );
  }

  async function send(parts: readonly Part[], isUndo: boolean) {
    const going = parts
      .map(({ rows, to }) => ({ to, rows: rows.filter(({ stage_id }) => stage_id !== to._id) }))
      .filter(({ rows }) => rows.length > 0);
    if (going.length === 0) return;
    const since = new Date().toISOString();
    setShown(
      new Map(
        going.flatMap(({ rows, to }) =>
          rows.map((row) => [row._id, { ...row, stage_id: to._id, stage_since: since }] as const),
        ),
      ),
    );
    const moved: ApplicationSummary[] = [];
    const missed: Missed[] = [];
    const [first, ...others] = going.map(({ to }) => to);
    const tell = () =>
      setOutcome({ moved, to: others.length === 0 ? (first ?? null) : null, missed, isUndo });
    try {
      for (const { rows, to } of going) {
        const answer = await sendMoves(workspaceId, rows, to._id);
        const done = new Set(answer.moved);
        const at = new Map(answer.missed.map(({ application_id, stage_id }) => [application_id, stage_id]));
        moved.push(...rows.filter(({ _id }) => done.has(_id)));
        missed.push(...(await missedOf(rows, at)));
      }
      tell();
    } catch (error) {
      if (moved.length > 0) tell();
      // The notification has told it; whoever is still shown elsewhere goes back.
      if (!canBeTold(error)) throw error;
    } finally {
      await refresh();
      setShown(new Map());
    }
  }

  /** Each goes back to where they were, as far as nobody has moved them meanwhile. */
  const sendBack = ({ moved, movedTo }: { moved: Outcome['moved']; movedTo: Stage }) =>
    send(
      stages.map((to) => ({
        to,
        rows: moved
          .filter(({ stage_id }) => stage_id === to._id)
          .map((row) => ({ ...row, stage_id: movedTo._id })),
      })),
      true,
    );

  return {
    shown,
    outcome,
    move: (rows, toId) => {
      const to = stageOf(toId);
      if (to) void send([{ rows, to }], false);
    },
    undo: () => {
      const { moved, to, isUndo } = outcome ?? NOTHING;
      if (isUndo || !to || moved.length === 0) return false;
      setOutcome(null);
      void sendBack({ moved, movedTo: to });
      return true;
    },
  };
}
