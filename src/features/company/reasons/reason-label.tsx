import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { CompanyReason } from '../../../../openapi/gen/types.gen.ts';
import { ApiError } from '../../../api/http/api-error.ts';
import { useReasonChange } from './reasons.ts';

interface ReasonLabelProps {
  readonly reason: CompanyReason;
  readonly canChange: boolean;
}

/** The words of a reason; an owner renames the company's own ones in place. */
export function ReasonLabel({ reason, canChange }: ReasonLabelProps) {
  const { label, is_built_in: isBuiltIn } = reason;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen) return <Rename reason={reason} onDone={() => setOpen(false)} />;
  return (
    <>
      {label}
      {canChange && !isBuiltIn && (
        <Button
          ref={button}
          variant="text"
          size="small"
          aria-label={`Rename ${label}`}
          onClick={() => setOpen(true)}
          sx={{ ml: 1 }}
        >
          Rename
        </Button>
      )}
    </>
  );
}

function Rename({ reason, onDone }: { readonly reason: CompanyReason; readonly onDone: () => void }) {
  const [words, setWords] = useState(reason.label);
  const { mutate, isPending, error } = useReasonChange();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate((of) => of.change(reason._id, { label: words }), { onSuccess: onDone });
  };
  const problem = error instanceof ApiError ? (error.fieldErrors[0]?.message ?? error.text) : undefined;
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box
        component="input"
        ref={field}
        aria-label={`New words for ${reason.label}`}
        aria-invalid={problem !== undefined}
        value={words}
        maxLength={80}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onDone()}
        sx={inputStyle}
      />
      <Button type="submit" size="small">
        Save
      </Button>
      {problem && (
        <Box role="alert" sx={{ color: 'error.main', fontSize: '0.8125rem' }}>
          {problem}
        </Box>
      )}
    </Box>
  );
}

const inputStyle = {
  flex: '0 1 320px',
  minWidth: 0,
  height: 30,
  px: 1,
  border: 1,
  borderColor: 'control',
  borderRadius: '6px',
  bgcolor: 'background.paper',
  color: 'inherit',
  font: 'inherit',
} as const;
