import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ResumeBasics, ResumeDraft } from '../../../../openapi/gen/types.gen.ts';
import { Panel } from '../../../components/panel.tsx';
import type { EntryField } from '../content/sections.ts';
import { EntryFields } from './entry-fields.tsx';
import { EntryList } from './entry-list.tsx';

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
  readonly onChange: (draft: ResumeDraft, what?: string) => void;
}

/** Who somebody is and how they are reached. */
export function BasicsPanel({ draft, onChange }: BasicsPanelProps) {
  const { image, location, profiles, ...lines } = draft.content.basics;
  const change = (to: Partial<ResumeBasics>, what?: string) =>
    onChange(
      { ...draft, content: { ...draft.content, basics: { ...draft.content.basics, ...to } } },
      what && `basics.${what}`,
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
            label="Profiles"
            noun="profile"
            fields={PROFILE}
            entries={profiles}
            onChange={(to, what) =>
              change({ profiles: to as ResumeBasics['profiles'] }, what && `profiles.${what}`)
            }
          />
        </div>
      </Box>
    </Panel>
  );
}
