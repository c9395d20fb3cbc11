import { Panel } from '../../../../components/panel.tsx';
import { Security } from '../security.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ExportData } from './export-data.tsx';

/** Everything that is held of the person: to take along, and to have deleted. */
export function YourDataSection() {
  return (
    <>
      <Panel title="Your data as a file">
        <ExportData />
      </Panel>
      <Panel title="Delete your account">
        <Security rows={2}>{({ has_password }) => <DeleteAccount hasPassword={has_password} />}</Security>
      </Panel>
    </>
  );
}
