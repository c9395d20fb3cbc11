import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/http/api-error.ts';
import { useKeys } from '../../../components/keys/use-keys.ts';

interface EditableTextProps {
  readonly label: string;
  readonly text: string;
  /** In place of the text where it is only read. */
  readonly children?: ReactNode;
  readonly canEdit: boolean;
  /** Opens it whenever this is another text than before. */
  readonly wanted?: string | undefined;
  /** A single key that opens it. */
  readonly shortcut?: string;
  readonly type?: 'text' | 'email' | 'tel';
  readonly maxLength: number;
  readonly help?: string;
  /** What an `ApiError` says stays beside the field. */
  readonly onSave: (text: string) => Promise<void>;
}

/** A line of text that is changed where it stands: Enter keeps it, Escape does not. */
export function EditableText(props: EditableTextProps) {
  const { label, text, children, canEdit, type = 'text', maxLength, help, shortcut, wanted, onSave } = props;
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (wanted && canEdit) setOpen(true);
  }, [wanted, canEdit]);
  const [problem, setProblem] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isSaving = useRef(false);
  const keys =
    shortcut && canEdit
      ? [{ key: shortcut, label: `Edit ${label.toLowerCase()}`, act: () => setOpen(true) }]
      : [];
  useKeys(keys);

  function close() {
    setOpen(false);
    setProblem(null);
    // The button is drawn only after this.
    requestAnimationFrame(() => opener.current?.focus());
  }
  async function save(typed: string) {
    if (isSaving.current) return;
    if (typed.trim() === text) return close();
    isSaving.current = true;
    try {
      await onSave(typed.trim());
      close();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.fieldErrors[0]?.message ?? error.text);
    } finally {
      isSaving.current = false;
    }
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') void save(event.currentTarget.value);
    if (event.key === 'Escape') close();
  };
  const id = `${label}-field`;
  return (
    <Box sx={frameStyle}>
      <Box component={isOpen ? 'label' : 'div'} {...(isOpen && { htmlFor: id })} sx={labelStyle}>
        {label}
      </Box>
      {isOpen ? (
        <>
          <Box
            component="input"
            id={id}
            type={type}
            autoFocus
            autoComplete="off"
            maxLength={maxLength}
            defaultValue={text}
            aria-invalid={problem !== null || undefined}
            aria-describedby={`${id}-note`}
            onKeyDown={press}
            onBlur={(event) => void save(event.target.value)}
            sx={inputStyle}
          />
          <Box id={`${id}-note`} role={problem ? 'alert' : undefined} sx={problem ? problemStyle : noteStyle}>
            {problem ?? help}
          </Box>
        </>
      ) : (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 28 }}>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{children ?? (text || '–')}</Box>
          {canEdit && (
            <ButtonBase
              ref={opener}
              aria-label={`Edit ${label.toLowerCase()}`}
              onClick={() => setOpen(true)}
              sx={editStyle}
            >
              <EditOutlined sx={{ fontSize: 16 }} />
            </ButtonBase>
          )}
        </Box>
      )}
    </Box>
  );
}

/** Beside the label where there is more room than height. */
export const frameStyle = {
  minWidth: 0,
  display: { xs: 'grid', lg: 'block' },
  gridTemplateColumns: '64px minmax(0, 1fr)',
  alignItems: 'center',
} as const;

const labelStyle = { fontSize: '0.8125rem', color: 'text.secondary' } as const;
const noteStyle = { gridColumn: 2, fontSize: '0.8125rem', color: 'text.secondary' } as const;
const problemStyle = { gridColumn: 2, fontSize: '0.8125rem', color: 'error.main' } as const;

const inputStyle = {
  width: '100%',
  height: { xs: 44, md: 32 },
  px: 1,
  font: 'inherit',
  color: 'inherit',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'control',
  borderRadius: 1,
} as const;

const editStyle = {
  minWidth: { xs: 44, md: 28 },
  minHeight: { xs: 44, md: 28 },
  borderRadius: 1,
  color: 'text.secondary',
  '&:hover': { bgcolor: 'action.hover' },
} as const;
