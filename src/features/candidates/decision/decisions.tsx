import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Application, DecisionKind, Workspace } from '../../../../openapi/gen/types.gen.ts';
import { listDecisionsOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { canDecide } from '../../../capabilities/hiring/workspace-roles.ts';
import { useKeys } from '../../../components/keys/use-keys.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Panel } from '../../../components/panel.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { plainList } from '../../../theme/plain-list.ts';
import { type Here, useChanged } from '../here.ts';
import { DecisionForm } from './decision-form.tsx';
import { DecisionLine } from './decision-line.tsx';
import { useUndo } from './use-undo.ts';

interface DecisionsProps {
  readonly here: Here;
  readonly application: Application;
  readonly workspace: Workspace;
}

/** What was decided about a candidate, and how to decide. */
export function Decisions({ here, application, workspace }: DecisionsProps) {
  const decisions = useQuery(listDecisionsOptions({ path: here }));
  const changed = useChanged(here);
  const undo = useUndo(here);
  const { status } = application;
  // A change by somebody else closes what no longer fits.
  const { hash, key } = useLocation();
  const [openFor, setOpenFor] = useState<Application['status'] | null>(null);
  // The next step of the candidate leads here, also from the same page.
  useEffect(() => {
    if (hash === '#decide' && key) setOpenFor('active');
  }, [hash, key]);
  const isOpen = openFor === status;
  const [told, setTold] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const kinds = kindsFor(status);
  const isKept = application.retention.removed_at === null;
  const mayDecide = canDecide(workspace) && isKept && kinds.length > 0;
  const open = () => {
    setTold(null);
    setOpenFor(status);
  };
  useKeys(mayDecide ? [{ key: 'd', label: 'Decide', act: open }] : []);
  /** The form, with what had the focus, is gone. */
  const close = (text: string | null = null) => {
    setTold(text);
    setOpenFor(null);
    heading.current?.focus();
  };
  async function takeBack(decisionId: string) {
    const problem = await undo(decisionId);
    if (problem) setTold(problem);
    else heading.current?.focus();
  }
  return (
    <Panel
      title="Decision"
      headingRef={heading}
      action={
        <TextLink to="?view=decision-file" variant="body2">
          Decision file
        </TextLink>
      }
    >
      <Box sx={{ display: 'grid', gap: 1.5, fontSize: '0.875rem' }}>
        {told && <Notice tone="warning">{told}</Notice>}
        {isOpen && mayDecide && (
          <DecisionForm here={here} kinds={kinds} onDone={close} onChanged={() => changed()} />
        )}
        {!isOpen && mayDecide && (
          <Box>
            <Button variant="outlined" title="Decide (D)" onClick={open}>
              {status === 'active' ? 'Decide' : 'Reopen'}
            </Button>
          </Box>
        )}
        <Loaded query={decisions} errorTitle="The decisions could not be loaded" rowHeight={24}>
          {({ items }) =>
            items.length === 0 ? (
              status === 'active' && !isOpen && <Box sx={{ color: 'text.secondary' }}>Not decided yet</Box>
            ) : (
              <Box component="ol" aria-label="Decisions" sx={plainList}>
                {items.map((decision) => (
                  <DecisionLine
                    key={decision._id}
                    decision={decision}
                    onUndo={canDecide(workspace) && isKept ? () => void takeBack(decision._id) : undefined}
                  />
                ))}
              </Box>
            )
          }
        </Loaded>
      </Box>
    </Panel>
  );
}

const kindsFor = (status: Application['status']): readonly DecisionKind[] => {
  if (status === 'active') return ['reject', 'hire'];
  return status === 'withdrawn' ? [] : ['reopen'];
};
