import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { CheckField } from '../../../components/form/fields/check-field.tsx';
import { photoOf } from '../content/photo.ts';
import type { ResumeSaver } from './resume-saver.ts';

interface PhotoFieldProps {
  readonly image: string;
  readonly isShown: boolean;
  readonly onChange: ResumeSaver['change'];
}

/** A photo, where it is wanted: off by default. */
export function PhotoField({ image, isShown, onChange }: PhotoFieldProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  // What was typed while a photo was read stays.
  const change = (to: string, isOn: boolean) =>
    onChange(({ content, settings, ...now }) => ({
      ...now,
      content: { ...content, basics: { ...content.basics, image: to } },
      settings: { ...settings, show_photo: isOn },
    }));
  const take = async (file: File) => {
    try {
      change(await photoOf(file), true);
      setProblem(undefined);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <input
        ref={picker}
        hidden
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label="Photo file"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void take(file).finally(() => Object.assign(target, { value: '' }));
        }}
      />
      <CheckField
        name="show-photo"
        label="Show a photo"
        checked={isShown}
        error={problem}
        onChange={({ target }) => {
          if (target.checked && image === '') picker.current?.click();
          else change(image, target.checked);
        }}
      />
      {image !== '' && (
        <>
          <Button variant="text" onClick={() => picker.current?.click()}>
            Replace photo
          </Button>
          <Button variant="text" onClick={() => change('', false)}>
            Remove photo
          </Button>
        </>
      )}
    </Box>
  );
}
