import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApplicationSummary, Workspace } from '../../../../openapi/gen/types.gen.ts';
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

  async function send(rows: readonly ApplicationSummary[], toId: string, isUndo: boolean) {
    const to = stageOf(toId);
    const going = rows.filter(({ stage_id }) => stage_id !== toId);
    if (!to || going.length === 0) return;
    const since = new Date().toISOString();
    setShown(new Map(going.map((row) => [row._id, { ...row, stage_id: toId, stage_since: since }])));
    try {
      const { moved, missed } = await sendMoves(workspaceId, going, toId);
      const at = new Map(missed.map(({ application_id, stage_id }) => [application_id, stage_id]));
      const done = new Set(moved);
      setOutcome({
        moved: going.filter(({ _id }) => done.has(_id)),
        to,
        missed: await missedOf(going, at),
        isUndo,
      });
    } catch (error) {
      // The notification has told it; whoever is still shown elsewhere goes back.
      if (!canBeTold(error)) throw error;
    } finally {
      await refresh();
      setShown(new Map());
    }
  }

  async function sendBack({ moved, to }: Outcome) {
    const stagesBefore = [...new Set(moved.map(({ stage_id }) => stage_id))];
    for (const before of stagesBefore) {
      const rows = moved.filter(({ stage_id }) => stage_id === before);
      await send(
        rows.map((row) => ({ ...row, stage_id: to._id })),
        before,
        true,
      );
    }
  }

  return {
    shown,
    outcome,
    move: (rows, to) => void send(rows, to, false),
    undo: () => {
      if (!outcome || outcome.isUndo || outcome.moved.length === 0) return false;
      setOutcome(null);
      void sendBack(outcome);
      return true;
    },
  };
}
