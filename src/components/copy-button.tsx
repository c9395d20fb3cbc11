import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';

interface CopyButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  readonly text: string;
  readonly label: string;
}

const OUTCOMES = { copied: 'Copied', refused: 'The browser did not allow it. Select and copy by hand.' };

/** Copies a text and says so; absent where the browser has no clipboard to give. */
export function CopyButton({ text, label, variant = 'outlined', size }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<keyof typeof OUTCOMES | null>(null);
  if (!window.isSecureContext) return null;
  const copy = async () => {
    const result = await navigator.clipboard.writeText(text).then(
      () => 'copied' as const,
      () => 'refused' as const,
    );
    setOutcome(result);
  };
  return (
    <>
      <Button variant={variant} size={size} onClick={() => void copy()}>
        {label}
      </Button>
      <span role="status">{outcome && OUTCOMES[outcome]}</span>
    </>
  );
}
