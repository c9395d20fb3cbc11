import { useRef } from 'react';
import { Panel } from '../../../../components/panel.tsx';
import { Security } from '../security.tsx';
import { Passkeys } from './passkeys.tsx';

/** Passkeys: a way in without a password. */
export function PasskeysSection() {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Panel title="Passkeys" headingRef={heading}>
      <Security rows={2}>
        {(security) => <Passkeys security={security} onFocusLost={() => heading.current?.focus()} />}
      </Security>
    </Panel>
  );
}
