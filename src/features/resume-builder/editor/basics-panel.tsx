import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useCallback } from 'react';
import type { ResumeBasics, ResumeDraft } from '../../../../openapi/gen/types.gen.ts';
import { Panel } from '../../../components/panel.tsx';
import type { Entry, EntryField } from '../content/sections.ts';
import { EntryFields } from './entry-fields.tsx';
import { EntryList } from './entry-list.tsx';
import type { ResumeSaver } from './resume-saver.ts';

const line = (name: string, label: string): EntryField => ({ name, label, kind: 'line' });

const FIELDS: readonly EntryField[] = [
  line('name', 'Full name'),
  line('label', 'Headline'),
  line('email', 'Email'),
  line('phone', 'Phone'),
  line('url', 'Website'),
  { name: 'summary', label: 'Profile summary', kind: 'text' },
];

const PLACE: readonly EntryField[] = [
  line('city', 'City'),
  line('region', 'Region'),
  line('countryCode', 'Country code'),
  line('postalCode', 'Postal code'),
  line('address', 'Street'),
];

const PROFILE: readonly EntryField[] = [
  line('network', 'Network'),
  line('username', 'User name'),
  line('url', 'Address'),
];

interface BasicsPanelProps {
  readonly draft: ResumeDraft;
  readonly onChange: ResumeSaver['change'];
}

/** Who somebody is and how they are reached. */
export const BasicsPanel = memo(function BasicsPanel({ draft, onChange }: BasicsPanelProps) {
  const { image, location, profiles, ...lines } = draft.content.basics;
  const change = useCallback(
    (to: Partial<ResumeBasics>, what?: string) =>
      onChange(
        ({ content, ...now }) => ({ ...now, content: { ...content, basics: { ...content.basics, ...to } } }),
        what && `basics.${what}`,
      ),
    [onChange],
  );
  const changeProfiles = useCallback(
    (_of: string, to: readonly Entry[], what?: string) =>
      change({ profiles: to as ResumeBasics['profiles'] }, what && `profiles.${what}`),
    [change],
  );
  return (
    <Panel title="About you">
      <Box sx={{ display: 'grid', gap: 2 }}>
        <EntryFields fields={FIELDS} entry={lines} onChange={change} />
        <EntryFields
          fields={PLACE}
          entry={location}
          onChange={(to, what) => change({ location: { ...location, ...to } }, what)}
        />
        <div>
          <Typography component="h3" variant="h4" sx={{ mb: 1 }}>
            Profiles
          </Typography>
          <EntryList
            of="profiles"
            label="Profiles"
            noun="profile"
            fields={PROFILE}
            entries={profiles}
            onChange={changeProfiles}
          />
        </div>
      </Box>
    </Panel>
  );
});
