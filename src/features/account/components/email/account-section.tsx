import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Panel } from '../../../../components/panel.tsx';
import { useStores } from '../../../../stores/context.tsx';
import { Security } from '../security.tsx';
import { EmailChange } from './email-change.tsx';
import { NameForm } from './name-form.tsx';

/** Name and e-mail address. */
export const AccountSection = observer(function AccountSection() {
  const { auth } = useStores();
  const emailHeading = useRef<HTMLHeadingElement>(null);
  if (!auth.user) return null;
  return (
    <>
      <Panel title="Name">
        <NameForm name={auth.user.full_name} />
      </Panel>
      <Panel title="E-mail address" headingRef={emailHeading}>
        <Security rows={3}>
          {(security) => (
            <EmailChange security={security} onFocusLost={() => emailHeading.current?.focus()} />
          )}
        </Security>
      </Panel>
    </>
  );
});
