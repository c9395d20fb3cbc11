import { useEffect, useState } from 'react';

/** Asks the server whether a password is commonly used or was leaked. */
export type AskIfCommon = (password: string, signal: AbortSignal) => Promise<boolean>;

/** So long nothing is typed before the server is asked. */
const pauseMs = 500;

interface Question {
  password: string;
  /** Whether there is anything to ask about. */
  isOpen: boolean;
  askIfCommon: AskIfCommon;
}

/** Whether the server knows a password as a common one; not until it said so, nor where it cannot be asked. */
export function useCommonPassword({ password, isOpen, askIfCommon }: Question): boolean {
  const [common, setCommon] = useState<string | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    const asking = new AbortController();
    const ask = async () => {
      if (await askIfCommon(password, asking.signal)) setCommon(password);
    };
    const pause = setTimeout(() => ask().catch(() => {}), pauseMs);
    return () => {
      clearTimeout(pause);
      asking.abort();
    };
  }, [password, isOpen, askIfCommon]);
  return isOpen && common === password;
}
