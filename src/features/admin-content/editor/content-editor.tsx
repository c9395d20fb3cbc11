import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ContentField, ContentItem } from '../../../../openapi/gen/types.gen.ts';
import { TextFormField } from '../../../components/form/fields/form-field.tsx';
import { TextAreaField } from '../../../components/form/fields/text-area-field.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { ReasonDialog } from '../../../components/form/reason-dialog.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { Panel } from '../../../components/panel.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { ContentHistory } from './content-history.tsx';
import { ContentPreview } from './content-preview.tsx';
import { Differences } from './differences.tsx';
import { FileUpgrade } from './file-upgrade.tsx';
import { useContentEditor } from './use-content-editor.ts';

type Editor = ReturnType<typeof useContentEditor>;

/** One piece of content: its draft, how it will look, what differs, and its history. */
export function ContentEditor({ item }: { readonly item: ContentItem }) {
  const editor = useContentEditor(item);
  return (
    <Stack spacing={2}>
      {item.status === 'file_changed' && <FileUpgrade item={item} onTake={editor.fillAll} />}
      {editor.conflict && <Conflict item={item} editor={editor} />}
      <Box sx={columnsStyle}>
        <Panel title="Draft" action={item.draft && <SavedBy draft={item.draft} />}>
          <DraftForm item={item} editor={editor} />
        </Panel>
        <Panel title="Preview">
          <ContentPreview item={item} values={editor.values} />
        </Panel>
      </Box>
      <Panel title="Differences from what is published">
        <Differences fields={item.fields} before={item.values} after={editor.values} />
      </Panel>
      <ContentHistory item={item} onRestore={editor.fillAll} />
    </Stack>
  );
}

function SavedBy({ draft }: { readonly draft: NonNullable<ContentItem['draft']> }) {
  return (
    <Typography variant="body2" color="textSecondary" component="div">
      Saved by {draft.saved_by ?? 'a deleted account'} <RelativeTime value={draft.saved_at} />
    </Typography>
  );
}

interface EditorProps {
  readonly item: ContentItem;
  readonly editor: Editor;
}

function DraftForm({ item, editor }: EditorProps) {
  const [isPublishing, setPublishing] = useState(false);
  const differs = item.fields.some(({ name }) => editor.values[name] !== item.values[name]);
  return (
    <Box component="form" noValidate aria-label="Draft" onSubmit={editor.onSubmit} sx={formStyle}>
      <FormFailure summary={editor.summary} failure={editor.failure} />
      {item.fields.map((field) => (
        <Field key={field.name} field={field} item={item} editor={editor} />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <SubmitButton pending={editor.isPending} pendingLabel="Saving">
          Save draft
        </SubmitButton>
        <Button
          variant="outlined"
          disabled={!differs}
          title={differs ? undefined : 'Nothing differs from what is published.'}
          onClick={() => setPublishing(true)}
        >
          Publish
        </Button>
        {item.status === 'edited' && (
          <Button variant="text" onClick={() => editor.fillAll(item.file_values)}>
            Fill in the shipped text
          </Button>
        )}
        {item.draft && (
          <Button variant="text" onClick={() => void editor.discard()}>
            Discard draft
          </Button>
        )}
      </Box>
      {isPublishing && (
        <ReasonDialog
          title={`Publish ${item.name}?`}
          message="It is checked first, then used at once."
          confirmLabel="Publish"
          onSend={editor.publish}
          onClose={() => setPublishing(false)}
        />
      )}
    </Box>
  );
}

function Field({ field, item, editor }: EditorProps & { readonly field: ContentField }) {
  const { name, label, help, is_long: isLong } = field;
  const control = { ...editor.field(name), label, value: editor.values[name] ?? '' };
  if (!isLong) return <TextFormField {...control} helperText={help} autoComplete="off" />;
  const variables = item.variables.map((variable) => `{${variable}}`).join(', ');
  const note = [help, variables && `Variables: ${variables}`].filter(Boolean).join(' ');
  return <TextAreaField {...control} note={note} maxLength={60_000} minRows={3} />;
}

/** Somebody else's draft beside what is typed here; saving again keeps what is in the form. */
function Conflict({ item, editor }: EditorProps) {
  const { conflict, values, fill } = editor;
  if (!conflict) return null;
  return (
    <Panel title={`${conflict.by ?? 'Somebody else'} changed this meanwhile`}>
      <Typography>
        What you typed is still in the form. Take over what you want of theirs, then save again.
      </Typography>
      <Differences
        fields={item.fields}
        before={values}
        after={conflict.theirs}
        action={({ name, label }) => (
          <Button
            size="small"
            variant="text"
            aria-label={`Take their ${label}`}
            onClick={() => fill(name, conflict.theirs[name] ?? '')}
          >
            Take theirs
          </Button>
        )}
      />
    </Panel>
  );
}

const columnsStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;

const formStyle = { display: 'grid', gap: 2, minWidth: 0 } as const;
