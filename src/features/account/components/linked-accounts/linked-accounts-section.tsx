import { useRef } from 'react';
import { Panel } from '../../../../components/panel.tsx';
import { Security } from '../security.tsx';
import { LinkedAccounts } from './linked-accounts.tsx';

/** Accounts at providers, such as Google, that lead in. */
export function LinkedAccountsSection() {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Panel title="Linked accounts" headingRef={heading}>
      <Security rows={2}>
        {(security) => <LinkedAccounts security={security} onFocusLost={() => heading.current?.focus()} />}
      </Security>
    </Panel>
  );
}
