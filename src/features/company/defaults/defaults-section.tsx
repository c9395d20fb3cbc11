import { useQuery } from '@tanstack/react-query';
import { getHiringDefaultsOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { Panel } from '../../../components/panel.tsx';
import { DefaultsForm } from './defaults-form.tsx';

/** What hiring in the company begins with. */
export function DefaultsSection() {
  const query = useQuery(getHiringDefaultsOptions());
  return (
    <Panel title="Hiring defaults">
      <Loaded query={query} rows={4} errorTitle="The defaults couldn’t be loaded">
        {({ defaults, my_role: role }) => <DefaultsForm defaults={defaults} canChange={role === 'owner'} />}
      </Loaded>
    </Panel>
  );
}
