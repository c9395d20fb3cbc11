import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useState } from 'react';
import type { BuiltResume } from '../../../../openapi/gen/types.gen.ts';
import { JobMatch } from '../../../capabilities/job-match/job-match.tsx';
import { ExportMenu } from '../../../capabilities/resume-export/export-menu.tsx';
import { DisclosurePanel } from '../../../components/disclosure-panel.tsx';
import { TextFormField } from '../../../components/form/fields/form-field.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { timeOfDay } from '../../../lib/time-of-day.ts';
import { LanguageField } from '../content/language-field.tsx';
import { HistoryDialog } from '../history/history-dialog.tsx';
import { BasicsPanel } from './basics-panel.tsx';
import type { EditKeeper } from './edit-keeper.ts';
import { EditorNotices } from './editor-notices.tsx';
import type { KeptEdit, ResumeSaver } from './resume-saver.ts';
import { SectionPanels } from './section-panels.tsx';
import { useResumeSaver } from './use-resume-saver.ts';

interface ResumeEditorProps {
  readonly resume: BuiltResume;
  readonly keeper: EditKeeper;
  /** What this device had and the server had not. */
  readonly kept: KeptEdit | null;
}

/** Writes a resume. */
export const ResumeEditor = observer(function ResumeEditor({ resume, keeper, kept }: ResumeEditorProps) {
  const saver = useResumeSaver(resume, keeper, kept);
  const { draft, saved, isReadOnly, past, future } = saver;
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const openHistory = async () => {
    await saver.flush();
    setHistoryOpen(true);
  };
  return (
    // What is typed is undone with everything else, so the browser's own undo must not.
    // biome-ignore lint/a11y/noStaticElementInteractions: keys bubble here from its fields
    <div onKeyDown={(event) => undoByKey(event, saver)}>
      <PageHeader
        title={draft.title || 'Untitled resume'}
        subtitle={<TextLink to={paths.resumes.mine}>My resumes</TextLink>}
        actions={
          <>
            <SavedNote saver={saver} />
            <Button variant="text" title="Ctrl+Z" disabled={past.length === 0} onClick={saver.undo}>
              Undo
            </Button>
            <Button variant="text" title="Ctrl+Shift+Z" disabled={future.length === 0} onClick={saver.redo}>
              Redo
            </Button>
            <Button variant="outlined" onClick={() => void openHistory()}>
              History
            </Button>
            <ExportMenu load={() => saver.draft} />
          </>
        }
      />
      <EditorNotices saver={saver} />
      <Box component="fieldset" disabled={isReadOnly} sx={formStyle}>
        <Box sx={pairStyle}>
          <TextFormField
            label="Title"
            name="resume-title"
            helperText="Only you see it."
            value={draft.title}
            maxLength={200}
            autoComplete="off"
            error={draft.title.trim() === '' ? 'Enter a title.' : undefined}
            onChange={({ target }) => saver.change({ ...draft, title: target.value }, 'title')}
          />
          <LanguageField
            name="resume-language"
            value={draft.language}
            onChange={({ target }) => saver.change({ ...draft, language: target.value })}
          />
        </Box>
        <BasicsPanel draft={draft} onChange={saver.change} />
        <SectionPanels draft={draft} onChange={saver.change} />
      </Box>
      <Box sx={{ mt: 2, maxWidth: 760 }}>
        <DisclosurePanel title="Job match">
          <JobMatch draft={draft} />
        </DisclosurePanel>
      </Box>
      {isHistoryOpen && (
        <HistoryDialog
          resume={{ _id: saved._id, title: draft.title, is_locked: isReadOnly }}
          onRestored={saver.accept}
          onClose={() => setHistoryOpen(false)}
        />
      )}
    </div>
  );
});

function undoByKey(event: KeyboardEvent, saver: ResumeSaver): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase();
  if (key !== 'z' && key !== 'y') return;
  event.preventDefault();
  if (key === 'y' || event.shiftKey) saver.redo();
  else saver.undo();
}

const SavedNote = observer(function SavedNote({ saver }: { readonly saver: ResumeSaver }) {
  const { failure, isUnsaved, saved } = saver;
  return (
    <Typography
      role={failure ? 'alert' : 'status'}
      variant="caption"
      sx={{ alignSelf: 'center', color: failure ? 'error.main' : 'text.secondary' }}
    >
      {failure ? `Not saved: ${failure}` : isUnsaved ? 'Saving' : `Saved ${timeOfDay(saved.updated_at)}`}
    </Typography>
  );
});

const formStyle = { border: 0, p: 0, m: 0, minWidth: 0, display: 'grid', gap: 2, maxWidth: 760 } as const;

const pairStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 200px' },
} as const;
