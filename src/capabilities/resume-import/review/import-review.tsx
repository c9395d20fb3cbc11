import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { BuiltResume } from '../../../../openapi/gen/types.gen.ts';
import { TextFormField } from '../../../components/form/fields/form-field.tsx';
import { canBeTold } from '../../../components/form/use-form.ts';
import { Notice } from '../../../components/notice.tsx';
import { Panel } from '../../../components/panel.tsx';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import { UNSORTED_TITLE } from '../content-of.ts';
import type { FoundResume } from '../found-resume.ts';
import { DoubtedFields } from './doubted-fields.tsx';
import { FoundGroups } from './found-groups.tsx';
import { importedDraft } from './imported-draft.ts';
import { Leftovers } from './leftovers.tsx';
import { rowGroups } from './rows.ts';
import { SortLeftovers } from './sort-leftovers.tsx';
import { withSorted } from './sorted-leftovers.ts';
import { type ReadResume, useCreateResume } from './use-import.ts';

interface ImportReviewProps {
  readonly read: ReadResume;
  readonly onCreated: (resume: BuiltResume) => void;
  readonly onAgain: () => void;
  /** Takes what was read as it is now. */
  readonly onRead: (found: FoundResume) => void;
}

/** What was read, to be checked before a resume is made of it. */
export function ImportReview({ read, onCreated, onAgain, onRead }: ImportReviewProps) {
  const { found } = read;
  const groups = useMemo(() => rowGroups(found), [found]);
  const rows = groups.flatMap((group) => group.rows);
  // A doubt that is settled stays where it was asked.
  const doubted = useMemo(
    () => groups.flatMap((group) => group.rows).filter(({ found: one }) => one.doubt !== null),
    [groups],
  );
  const [title, setTitle] = useState(read.title);
  const [keepsLeftovers, setKeeps] = useState(true);
  const create = useCreateResume(onCreated);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack spacing={3}>
      <Panel title="Check the import" headingRef={heading}>
        <Stack spacing={2}>
          <Typography role="status">
            {countsOf(rows.length, doubted.length, found.leftovers.length)}
          </Typography>
          {found.notes.map((note) => (
            <Notice key={note} tone="info">
              {note}
            </Notice>
          ))}
          <TextFormField
            label="Title of the resume"
            value={title}
            maxLength={200}
            autoComplete="off"
            helperText="Only you see it"
            onChange={({ target }) => setTitle(target.value)}
          />
        </Stack>
      </Panel>
      {doubted.length > 0 && (
        <Panel title="Check these">
          {/* Begins anew with what was sorted: what was corrected stands in the texts. */}
          <DoubtedFields key={found.leftovers.length} rows={doubted} />
        </Panel>
      )}
      <Panel title="Found">
        <FoundGroups groups={groups} />
      </Panel>
      {found.leftovers.length > 0 && (
        <Panel title="Not understood">
          <FormControlLabel
            control={<Checkbox checked={keepsLeftovers} onChange={(_, isOn) => setKeeps(isOn)} />}
            label={`Keep these in a section “${UNSORTED_TITLE}”`}
          />
          <SortLeftovers
            leftovers={found.leftovers}
            onSorted={(asked, sections) => onRead(withSorted(found, asked, sections))}
          />
          <Leftovers leftovers={found.leftovers} />
        </Panel>
      )}
      {create.isError && (
        <Notice tone="error">
          {canBeTold(create.error) ? create.error.text : 'The resume was not created. Try again.'}
        </Notice>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <WaitingButton
          variant="contained"
          size="large"
          busy={create.isPending}
          onClick={() => create.mutate(importedDraft(found, title, keepsLeftovers))}
        >
          Create resume
        </WaitingButton>
        <Button variant="text" size="large" onClick={onAgain}>
          Choose another file
        </Button>
      </Box>
    </Stack>
  );
}

function countsOf(all: number, doubted: number, leftovers: number): string {
  const found = `${all} ${all === 1 ? 'field' : 'fields'} found`;
  const check = doubted > 0 ? `, ${doubted} to check` : '';
  return `${found}${check}${leftovers > 0 ? `, ${leftovers} not understood` : ''}.`;
}
