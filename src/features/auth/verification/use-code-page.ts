import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLinkedCode } from './use-linked-code.ts';

/** What a page that takes a mailed code knows: its address, the mail's link, and whether the code is over. */
export function useCodePage() {
  const [params] = useSearchParams();
  const linkedCode = useLinkedCode();
  const [over, setOver] = useState<{ challenge: string; text: string } | null>(null);
  const challenge = params.get('challenge') ?? '';

  return {
    /** Empty where the address names none. */
    challenge,
    email: params.get('email') ?? '',
    /** The code of the mail's link. */
    linkedCode,
    /** Why this challenge can no longer be met, or null. */
    overText: over?.challenge === challenge ? over.text : null,
    onOver: (text: string) => setOver({ challenge, text }),
  };
}
