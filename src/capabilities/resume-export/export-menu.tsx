import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useId, useState } from 'react';
import type { ResumeDraft } from '../../../openapi/gen/types.gen.ts';
import { useStores } from '../../stores/context.tsx';
import { type ExportFormat, exportResume } from './export-resume.ts';

const FORMATS: readonly (readonly [ExportFormat, string])[] = [
  ['docx', 'Word (DOCX)'],
  ['json', 'JSON Resume'],
  ['txt', 'Plain text'],
];

interface ExportMenuProps {
  /** What its reader hears beside "Export". */
  readonly of?: string;
  readonly load: () => ResumeDraft | Promise<ResumeDraft>;
  /** Items of other formats, before these. */
  readonly children?: ReactNode;
}

/** Stores a resume as a file of some format. */
export function ExportMenu({ of, load, children }: ExportMenuProps) {
  const { notifications } = useStores();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const store = async (format: ExportFormat) => {
    setAnchor(null);
    try {
      await exportResume(await load(), format);
    } catch {
      notifications.notify({
        type: 'error',
        title: 'Export failed',
        message: 'The file was not made. Try again.',
      });
    }
  };
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        aria-label={of ? `Export ${of}` : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Export
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {children}
        {FORMATS.map(([format, words]) => (
          <MenuItem key={format} onClick={() => void store(format)}>
            {words}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
