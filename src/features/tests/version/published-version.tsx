import { useQuery } from '@tanstack/react-query';
import { getTestOptions, getTestVersionOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { timeOfDay } from '../../../lib/time-of-day.ts';
import { TestColumns } from '../builder/test-columns.tsx';
import { VersionChoice } from './version-choice.tsx';

/** One version as it was published, to read. */
export function PublishedVersion({ id, version }: { readonly id: string; readonly version: number }) {
  const found = useQuery(getTestVersionOptions({ path: { test_id: id, version } }));
  const test = useQuery(getTestOptions({ path: { test_id: id } }));
  return (
    <Loaded
      query={found}
      errorTitle="The version could not be loaded"
      wayBack={{ to: paths.recruiter.tests, label: 'Tests' }}
      rowHeight={400}
    >
      {({ title, items, figures, published_at, published_by }) => (
        <>
          <PageHeader
            title={title}
            subtitle={
              <>
                <TextLink to={paths.recruiter.tests}>Tests</TextLink> · v{version}, published{' '}
                {timeOfDay(published_at)}
                {published_by && ` by ${published_by.full_name}`} · read-only
              </>
            }
            actions={
              <>
                {test.data && <VersionChoice test={test.data} shown={version} />}
                <LinkButton to={paths.recruiter.test(id)} variant="contained">
                  Edit the next version
                </LinkButton>
              </>
            }
          />
          <TestColumns items={items} figures={figures} />
        </>
      )}
    </Loaded>
  );
}
