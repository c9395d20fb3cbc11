import { useQuery } from '@tanstack/react-query';
import type { DecisionKind } from '../../../../openapi/gen/types.gen.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { Panel } from '../../../components/panel.tsx';
import { AddReason } from './add-reason.tsx';
import { ReasonTable } from './reason-table.tsx';
import { kindWords, reasons } from './reasons.ts';

const kinds = Object.keys(kindWords) as DecisionKind[];

/** The reasons that decisions can have, in the order in which they are offered. */
export function ReasonsSection() {
  const query = useQuery(reasons());
  return (
    <Loaded query={query} rows={3} rowHeight={36} errorTitle="The reasons couldn’t be loaded">
      {({ items, my_role: role }) => (
        <>
          {role === 'owner' && (
            <Panel title="Add reason">
              <AddReason />
            </Panel>
          )}
          {kinds.map((kind) => (
            <Panel key={kind} title={kindWords[kind]}>
              <ReasonTable
                kind={kind}
                reasons={items.filter((reason) => reason.kind === kind)}
                canChange={role === 'owner'}
              />
            </Panel>
          ))}
        </>
      )}
    </Loaded>
  );
}
