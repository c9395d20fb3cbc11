import { useQuery } from '@tanstack/react-query';
import { getCandidatePreferencesOptions } from '../../../../api/gen/@tanstack/react-query.gen.ts';
import { Loaded } from '../../../../components/loaded.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { AlwaysSent } from './always-sent.tsx';
import { MailSwitches } from './mail-switches.tsx';

/** Which mails a candidate wants, and which come anyway. */
export function NotificationsSection() {
  const preferences = useQuery(getCandidatePreferencesOptions());
  return (
    <>
      <Panel title="E-mails you can choose">
        <Loaded query={preferences} errorTitle="Your choices could not be loaded">
          {(chosen) => <MailSwitches preferences={chosen} />}
        </Loaded>
      </Panel>
      <Panel title="E-mails that are always sent">
        <AlwaysSent />
      </Panel>
    </>
  );
}
