import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { codeFromFragment } from '../../../lib/fields/verification-code.ts';

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

/** The code that the mail's link carries in its fragment; taken out of the address once it is read. */
function useLinkedCode(): string | null {
  const { hash } = useLocation();
  const code = codeFromFragment(hash);

  useEffect(() => {
    if (code === null) return;
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  }, [code]);

  return code;
}
