import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo, type ReactNode, useCallback } from 'react';
import type { ResumeDraft } from '../../../../openapi/gen/types.gen.ts';
import { TextFormField } from '../../../components/form/fields/form-field.tsx';
import { Panel } from '../../../components/panel.tsx';
import { randomId } from '../../../lib/random-id.ts';
import {
  type Entry,
  type Section,
  sectionsOf,
  withCustom,
  withEntries,
  withoutCustom,
  withSectionHidden,
  withSectionMoved,
} from '../content/sections.ts';
import { DragHandle } from './drag-handle.tsx';
import { EntryList } from './entry-list.tsx';
import type { ResumeSaver } from './resume-saver.ts';
import { dropStyle, useDragOrder } from './use-drag-order.ts';

interface DraftProps {
  readonly draft: ResumeDraft;
  readonly onChange: ResumeSaver['change'];
}

const MOST_CUSTOM = 30;

/** Who somebody is stands in a panel of its own: what is typed there draws no section again. */
const areSameSections = (a: DraftProps, b: DraftProps) =>
  a.onChange === b.onChange &&
  a.draft.settings === b.draft.settings &&
  a.draft.language === b.draft.language &&
  Object.entries(a.draft.content).every(
    ([name, value]) => name === 'basics' || Reflect.get(b.draft.content, name) === value,
  );

/** The sections of a resume in their order, and a way to add one. */
export const SectionPanels = memo(function SectionPanels({ draft, onChange }: DraftProps) {
  const sections = sectionsOf(draft);
  const drag = useDragOrder((from, to) => {
    const id = sections[from]?.id;
    if (id) onChange((now) => withSectionMoved(now, id, to));
  });
  const changeEntries = useCallback(
    (id: string, to: readonly Entry[], what?: string) =>
      onChange((now) => withEntries(now, id, to), what && `${id}.${what}`),
    [onChange],
  );
  const add = () => {
    const section = { _id: randomId(), title: 'New section', entries: [] };
    onChange(({ content, ...now }) => ({
      ...now,
      content: { ...content, custom: [...content.custom, section] },
    }));
  };
  return (
    <>
      {sections.map((section, index) => (
        <Box key={section.id} {...drag.row(index)} sx={{ ...dropStyle, minWidth: 0, borderRadius: 2 }}>
          <SectionPanel
            section={section}
            isLast={index === sections.length - 1}
            handle={<DragHandle {...drag.handle(index)} />}
            {...{ index, onChange, changeEntries }}
          />
        </Box>
      ))}
      <div>
        <Button variant="outlined" disabled={draft.content.custom.length >= MOST_CUSTOM} onClick={add}>
          Add a section of your own
        </Button>
      </div>
    </>
  );
}, areSameSections);

interface SectionPanelProps extends Pick<DraftProps, 'onChange'> {
  readonly section: Section;
  readonly index: number;
  readonly isLast: boolean;
  readonly handle: ReactNode;
  readonly changeEntries: (id: string, to: readonly Entry[], what?: string) => void;
}

function SectionPanel({ section, index, isLast, handle, onChange, changeEntries }: SectionPanelProps) {
  const { id, title, noun, fields, entries, isCustom, isHidden } = section;
  const name = title || 'Untitled section';
  return (
    <Panel
      title={isHidden ? `${name} (hidden)` : name}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
          {handle}
          <Button
            variant="text"
            aria-label={`Move ${name} up`}
            disabled={index === 0}
            onClick={() => onChange((now) => withSectionMoved(now, id, index - 1))}
          >
            Up
          </Button>
          <Button
            variant="text"
            aria-label={`Move ${name} down`}
            disabled={isLast}
            onClick={() => onChange((now) => withSectionMoved(now, id, index + 1))}
          >
            Down
          </Button>
          <Button
            variant="text"
            aria-label={`${isHidden ? 'Show' : 'Hide'} ${name}`}
            onClick={() => onChange((now) => withSectionHidden(now, id, !isHidden))}
          >
            {isHidden ? 'Show' : 'Hide'}
          </Button>
          {isCustom && (
            <Button
              variant="text"
              aria-label={`Remove ${name}`}
              onClick={() => onChange((now) => withoutCustom(now, id))}
            >
              Remove
            </Button>
          )}
        </Box>
      }
    >
      {isCustom && (
        <Box sx={{ mb: 2 }}>
          <TextFormField
            label="Section title"
            value={title}
            maxLength={500}
            autoComplete="off"
            onChange={({ target }) =>
              onChange((now) => withCustom(now, id, { title: target.value }), `${id}.title`)
            }
          />
        </Box>
      )}
      <EntryList of={id} label={name} {...{ noun, fields, entries }} onChange={changeEntries} />
    </Panel>
  );
}
