import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useState } from 'react';
import type { BuiltResume } from '../../../../openapi/gen/types.gen.ts';
import { JobMatch } from '../../../capabilities/job-match/job-match.tsx';
import type { Drawing } from '../../../capabilities/resume/pages/drawing.ts';
import { ResumePages } from '../../../capabilities/resume/pages/resume-pages.tsx';
import { useDrawingOf } from '../../../capabilities/resume/pages/use-drawing.ts';
import { ExportMenu } from '../../../capabilities/resume-export/export-menu.tsx';
import { DisclosurePanel } from '../../../components/disclosure-panel.tsx';
import { TextFormField } from '../../../components/form/fields/form-field.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import { paths } from '../../../lib/paths.ts';
import { timeOfDay } from '../../../lib/time-of-day.ts';
import { AtsPanel } from '../ats/ats-panel.tsx';
import { downloadPdf } from '../content/download-pdf.ts';
import { fieldName } from '../content/field-name.ts';
import { LanguageField } from '../content/language-field.tsx';
import { HistoryDialog } from '../history/history-dialog.tsx';
import { RewordingPanel } from '../rewording/rewording-panel.tsx';
import { ShareDialog } from '../sharing/share-dialog.tsx';
import { BasicsPanel } from './basics-panel.tsx';
import { DesignPanel } from './design-panel.tsx';
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
  const drawing = useDrawingOf(saver);
  const [dialog, setDialog] = useState<'history' | 'share' | null>(null);
  // Where there is no room for both.
  const [isEdited, setEdited] = useState(true);
  const open = async (name: 'history' | 'share') => {
    await saver.flush();
    setDialog(name);
  };
  const close = () => setDialog(null);
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
            <Button variant="outlined" onClick={() => void open('history')}>
              History
            </Button>
            <Button variant="outlined" onClick={() => void open('share')}>
              Share
            </Button>
            <ExportMenu load={() => saver.draft} />
            <DownloadButton drawing={drawing} title={draft.title} />
          </>
        }
      />
      <EditorNotices saver={saver} />
      <Box role="group" aria-label="View" sx={{ display: { xs: 'flex', md: 'none' }, gap: 1, mb: 2 }}>
        <Button
          variant={isEdited ? 'contained' : 'outlined'}
          aria-pressed={isEdited}
          onClick={() => setEdited(true)}
        >
          Edit
        </Button>
        <Button
          variant={isEdited ? 'outlined' : 'contained'}
          aria-pressed={!isEdited}
          onClick={() => setEdited(false)}
        >
          Pages
        </Button>
      </Box>
      <Box sx={columnsStyle}>
        <Box
          component="fieldset"
          aria-label="Resume"
          disabled={isReadOnly}
          sx={{ ...formStyle, display: { xs: isEdited ? 'grid' : 'none', md: 'grid' } }}
        >
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
          <DesignPanel settings={draft.settings} image={draft.content.basics.image} onChange={saver.change} />
          <BasicsPanel draft={draft} onChange={saver.change} />
          <SectionPanels draft={draft} onChange={saver.change} />
        </Box>
        <Box
          component="section"
          aria-label="Pages"
          // Keys have to scroll it.
          tabIndex={0}
          sx={{ ...pagesStyle, display: { xs: isEdited ? 'none' : 'block', md: 'block' } }}
        >
          <ResumePages drawing={drawing} label={draft.title} fieldName={(path) => fieldName(draft, path)} />
        </Box>
      </Box>
      <Box sx={{ mt: 3, display: 'grid', gap: 2 }}>
        <DisclosurePanel title="ATS check">
          <AtsPanel draft={draft} drawing={drawing} />
        </DisclosurePanel>
        <DisclosurePanel title="Job match">
          <JobMatch draft={draft} />
        </DisclosurePanel>
        <RewordingPanel
          resumeId={saved._id}
          draft={draft}
          isReadOnly={isReadOnly}
          onChange={(changed) => saver.change(changed)}
        />
      </Box>
      {dialog === 'history' && (
        <HistoryDialog
          resume={{ _id: saved._id, title: draft.title, is_locked: isReadOnly }}
          onRestored={saver.accept}
          onClose={close}
        />
      )}
      {dialog === 'share' && <ShareDialog resumeId={saved._id} title={draft.title} onClose={close} />}
    </div>
  );
});

interface DownloadButtonProps {
  readonly drawing: Drawing;
  readonly title: string;
}

const DownloadButton = observer(function DownloadButton({ drawing, title }: DownloadButtonProps) {
  const { rendered } = drawing;
  return (
    <WaitingButton
      variant="contained"
      busy={!rendered}
      onClick={() => rendered && downloadPdf(rendered.pdf, title)}
    >
      Download PDF
    </WaitingButton>
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

const columnsStyle = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;

const formStyle = { border: 0, p: 0, m: 0, minWidth: 0, gap: 2 } as const;

/** Stays in view beside the form. */
const pagesStyle = {
  position: { md: 'sticky' },
  top: 72,
  maxHeight: { md: 'calc(100vh - 88px)' },
  overflowY: { md: 'auto' },
} as const;

const pairStyle = {
  display: 'grid',
  alignItems: 'start',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 200px' },
} as const;
