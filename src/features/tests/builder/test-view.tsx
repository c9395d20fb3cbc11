import { useQuery } from '@tanstack/react-query';
import { getTestOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { paths } from '../../../lib/paths.ts';
import { TestBuilder } from './test-builder.tsx';

/** The draft of a test, to be written. */
export function TestView({ id }: { readonly id: string }) {
  const test = useQuery({ ...getTestOptions({ path: { test_id: id } }), refetchOnMount: 'always' });
  return (
    <Loaded
      query={{ ...test, data: test.isFetchedAfterMount ? test.data : undefined }}
      errorTitle="The test could not be loaded"
      wayBack={{ to: paths.recruiter.tests, label: 'Tests' }}
      rowHeight={400}
    >
      {(data) => <TestBuilder test={data} />}
    </Loaded>
  );
}
