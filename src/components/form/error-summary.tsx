import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type MouseEvent, useEffect, useRef } from 'react';

/** What stopped a form; `fieldId` is the DOM id of the field it is about, if it is about one. */
export interface FormError {
  message: string;
  fieldId?: string;
}

interface ErrorSummaryProps {
  /** New objects for every failed submit; empty when there is nothing to say. */
  errors: readonly FormError[];
  title?: string;
}

/** Lists what stopped the form, with links to the fields; moves the focus to the first of them. */
export function ErrorSummary({ errors, title = 'Please check what you entered' }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const known = useRef<readonly FormError[]>([]);
  useEffect(() => {
    const isNew = errors.some((error) => !known.current.includes(error));
    known.current = errors;
    if (!isNew) return;
    const firstField = errors.find((error) => error.fieldId)?.fieldId;
    if (firstField) focusField(firstField);
    else box.current?.focus();
  }, [errors]);

  if (errors.length === 0) return null;
  return (
    <Box
      ref={box}
      role="alert"
      tabIndex={-1}
      sx={{ p: 2, mb: 3, borderLeft: '4px solid', borderColor: 'error.main', bgcolor: 'background.sunken' }}
    >
      <Typography component="h2" variant="subtitle1">
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {errors.map(({ message, fieldId }) => (
          <li key={`${fieldId}-${message}`}>
            {fieldId ? <FieldLink fieldId={fieldId} message={message} /> : message}
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** Leads to a field: the focus goes there, and the address stays. */
function FieldLink({ fieldId, message }: Required<FormError>) {
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    focusField(fieldId);
  };
  return (
    // Not a block, whose marker would stand at its last line.
    <Link
      href={`#${fieldId}`}
      onClick={follow}
      sx={{ display: 'inline-flex', py: 1.25, color: 'error.main' }}
    >
      <span>
        <span>{nameBefore(message, fieldId)}</span>
        {message}
      </span>
    </Link>
  );
}

const focusField = (id: string) => document.getElementById(id)?.focus();

/** What a field is called on the page, with a colon, where the message about it does not say so. */
function nameBefore(message: string, fieldId: string): string {
  const label = document.querySelector(`label[for="${fieldId}"]`)?.textContent ?? '';
  const noun = label.split(' ').at(-1) ?? '';
  return message.toLowerCase().includes(noun.toLowerCase()) ? '' : `${label}: `;
}
