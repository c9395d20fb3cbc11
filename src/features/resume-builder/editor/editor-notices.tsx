import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { changeResume, restoreResume } from '../../../api/gen/sdk.gen.ts';
import { canBeTold } from '../../../components/form/use-form.ts';
import { Notice } from '../../../components/notice.tsx';
import { sectionsOf } from '../content/sections.ts';
import type { ResumeSaver } from './resume-saver.ts';

/** What stands in the way of writing, and how to go on. */
export const EditorNotices = observer(function EditorNotices({ saver }: { readonly saver: ResumeSaver }) {
  const { saved, conflict, hasMet } = saver;
  const path = { resume_id: saved._id };
  const free = async () => {
    try {
      const { data } = saved.trashed_at
        ? await restoreResume({ path, throwOnError: true })
        : await changeResume({ path, body: { is_locked: false }, throwOnError: true });
      saver.accept(data);
    } catch (error) {
      if (!canBeTold(error)) throw error;
    }
  };
  if (saver.isReadOnly) {
    const [words, label] = saved.trashed_at
      ? ['This resume is in the trash.', 'Restore']
      : ['This resume is locked.', 'Unlock'];
    return (
      <Told tone="info">
        {words}{' '}
        <Button variant="text" onClick={() => void free()}>
          {label}
        </Button>
      </Told>
    );
  }
  if (conflict) {
    return (
      <Told tone="warning">
        Changed here and elsewhere: {partNames(saver, conflict.both)}. Nothing is overwritten until you
        choose.{' '}
        <Button variant="text" onClick={saver.keepMine}>
          Keep mine
        </Button>
        <Button variant="text" onClick={saver.takeTheirs}>
          Take theirs
        </Button>
      </Told>
    );
  }
  if (!hasMet) return null;
  return (
    <Told tone="info">
      This resume was changed elsewhere too. Both changes are here.{' '}
      <Button variant="text" onClick={saver.closeMeeting}>
        OK
      </Button>
    </Told>
  );
});

const Told = (props: Parameters<typeof Notice>[0]) => (
  <Box sx={{ mb: 2 }}>
    <Notice {...props} />
  </Box>
);

const PARTS: Readonly<Record<string, string>> = {
  basics: 'About you',
  custom: 'Your own sections',
  order: 'Order of sections',
  hidden: 'Hidden sections',
  font_size: 'Font size',
  show_photo: 'Photo',
};

function partNames({ draft }: ResumeSaver, names: readonly string[]): string {
  const titles = new Map(sectionsOf(draft).map(({ id, title }) => [id, title]));
  return names
    .map((name) => titles.get(name) ?? PARTS[name] ?? name.charAt(0).toUpperCase() + name.slice(1))
    .join(', ');
}
