import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import type { Test } from '../../../../openapi/gen/types.gen.ts';
import { TextFormField } from '../../../components/form/fields/form-field.tsx';
import { useKeys } from '../../../components/keys/use-keys.ts';
import { Notice } from '../../../components/notice.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import { downloadFile } from '../../../lib/download-file.ts';
import { paths } from '../../../lib/paths.ts';
import { timeOfDay } from '../../../lib/time-of-day.ts';
import { fileTextOf } from '../test-file.ts';
import { VersionChoice } from '../version/version-choice.tsx';
import { TestColumns } from './test-columns.tsx';
import type { TestSaver } from './test-saver.ts';
import { useDeleteTest } from './use-delete-test.ts';
import { usePublish } from './use-publish.ts';
import { useTestSaver } from './use-test-saver.ts';

/** Writes the next version of a test. */
export const TestBuilder = observer(function TestBuilder({ test }: { readonly test: Test }) {
  const saver = useTestSaver(test);
  const { draft, saved, meeting } = saver;
  const { publish, isPending, problems, failure } = usePublish(saver);
  const navigate = useNavigate();
  const remove = useDeleteTest(saved);
  const tryIt = async () => {
    await saver.flush();
    await navigate(paths.recruiter.test(test._id, { try: '1' }));
  };
  useKeys([{ key: 'p', label: 'Try it', act: () => void tryIt() }]);
  const exported = () =>
    downloadFile(`${draft.title}.json`, new Blob([fileTextOf(draft)], { type: 'application/json' }));
  const isPublished = !saved.is_changed && !saver.isUnsaved;
  return (
    <>
      <PageHeader
        title={draft.title || 'Untitled test'}
        subtitle={<TextLink to={paths.recruiter.tests}>Tests</TextLink>}
        actions={
          <>
            <SavedNote saver={saver} />
            <VersionChoice test={saved} shown={null} />
            <Button variant="text" onClick={exported}>
              Export
            </Button>
            {saved.versions.every(({ used_in }) => used_in === 0) && (
              <Button variant="text" onClick={() => void remove()}>
                Delete
              </Button>
            )}
            <Button variant="outlined" title="P" onClick={() => void tryIt()}>
              Try it
            </Button>
            <WaitingButton
              variant={isPublished ? 'outlined' : 'contained'}
              busy={isPending || isPublished}
              onClick={() => void publish()}
            >
              {publishWords(saved, { isPending, isPublished })}
            </WaitingButton>
          </>
        }
      />
      {failure && <Notice tone="error">{failure}</Notice>}
      {meeting && (
        <Notice tone="warning">
          {meeting}{' '}
          <Button variant="text" onClick={saver.closeMeeting}>
            OK
          </Button>
        </Notice>
      )}
      <TestColumns
        items={draft.items}
        figures={saved.figures}
        problems={problems}
        onChange={(items) => saver.change({ items })}
      >
        <Box sx={{ mb: 1 }}>
          <TextFormField
            label="Title"
            name="title"
            value={draft.title}
            maxLength={120}
            autoComplete="off"
            error={draft.title.trim() === '' ? 'Enter a title.' : undefined}
            onChange={({ target }) => saver.change({ title: target.value })}
          />
        </Box>
      </TestColumns>
    </>
  );
});

function publishWords(
  { versions }: Test,
  { isPending, isPublished }: { readonly isPending: boolean; readonly isPublished: boolean },
): string {
  const version = versions[0]?.version ?? 0;
  if (isPublished) return `Published v${version}`;
  return isPending ? 'Publishing' : `Publish v${version + 1}`;
}

const SavedNote = observer(function SavedNote({ saver }: { readonly saver: TestSaver }) {
  const { failure, isUnsaved, saved } = saver;
  return (
    <Typography
      role={failure ? 'alert' : 'status'}
      variant="caption"
      sx={{ alignSelf: 'center', color: failure ? 'error.main' : 'text.secondary' }}
    >
      {failure ? `Not saved: ${failure}` : isUnsaved ? 'Saving' : `Saved ${timeOfDay(saved.saved_at)}`}
    </Typography>
  );
});
