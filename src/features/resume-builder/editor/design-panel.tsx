import Box from '@mui/material/Box';
import { memo } from 'react';
import type { ResumeSettings } from '../../../../openapi/gen/types.gen.ts';
import { TEMPLATE_LABELS } from '../../../capabilities/resume/draw/templates.ts';
import { TextFormField } from '../../../components/form/fields/form-field.tsx';
import { Options } from '../../../components/form/fields/plain-select.tsx';
import { SelectField } from '../../../components/form/fields/select-field.tsx';
import { Panel } from '../../../components/panel.tsx';
import { PhotoField } from './photo-field.tsx';
import type { ResumeSaver } from './resume-saver.ts';

interface DesignPanelProps {
  readonly settings: ResumeSettings;
  /** The photo; empty without one. */
  readonly image: string;
  readonly onChange: ResumeSaver['change'];
}

const SIZES = [8, 8.5, 9, 9.5, 10, 10.5, 11, 11.5, 12, 13];

/** How a resume is drawn. */
export const DesignPanel = memo(function DesignPanel({ settings, image, onChange }: DesignPanelProps) {
  const change = (to: Partial<ResumeSettings>, what?: string) =>
    onChange((now) => ({ ...now, settings: { ...now.settings, ...to } }), what);
  const choice = <Name extends 'template' | 'font' | 'spacing' | 'paper' | 'margins'>(
    name: Name,
    label: string,
    options: Readonly<Record<ResumeSettings[Name], string>>,
  ) => (
    <SelectField
      label={label}
      name={`design-${name}`}
      value={settings[name]}
      onChange={({ target }) => change({ [name]: target.value })}
    >
      <Options of={Object.entries<string>(options)} />
    </SelectField>
  );
  return (
    <Panel title="Design">
      <Box sx={gridStyle}>
        {choice('template', 'Template', TEMPLATE_LABELS)}
        {choice('font', 'Font', { sans: 'Sans serif', serif: 'Serif' })}
        <SelectField
          label="Font size"
          name="design-size"
          value={settings.font_size}
          onChange={({ target }) => change({ font_size: Number(target.value) })}
        >
          {[...new Set([...SIZES, settings.font_size])].map((size) => (
            <option key={size} value={size}>
              {size} pt
            </option>
          ))}
        </SelectField>
        {choice('spacing', 'Spacing', { tight: 'Tight', normal: 'Normal', airy: 'Airy' })}
        {choice('margins', 'Margins', { narrow: 'Narrow', normal: 'Normal', wide: 'Wide' })}
        {choice('paper', 'Paper', { a4: 'A4', letter: 'Letter' })}
        <TextFormField
          label="Color"
          name="design-accent"
          type="color"
          value={settings.accent}
          style={{ height: 24, padding: 0, margin: 8 }}
          onChange={({ target }) => change({ accent: target.value.toLowerCase() }, 'accent')}
        />
      </Box>
      <PhotoField image={image} isShown={settings.show_photo} onChange={onChange} />
    </Panel>
  );
});

const gridStyle = {
  display: 'grid',
  gap: 2,
  mb: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
} as const;
