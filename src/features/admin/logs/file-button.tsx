import { useState } from 'react';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import { downloadFile } from '../../../lib/download-file.ts';

interface FileButtonProps {
  readonly label: string;
  /** Of the file, between its name and its ending stands the day. */
  readonly name: string;
  readonly ending: 'csv' | 'jsonl';
  readonly load: () => Promise<Blob>;
}

/** Has the browser store the whole result of a log. */
export function FileButton({ label, name, ending, load }: FileButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const store = async () => {
    setBusy(true);
    try {
      downloadFile(`${name}-${new Date().toISOString().slice(0, 10)}.${ending}`, await load());
    } catch {
      // A notification has said why.
    } finally {
      setBusy(false);
    }
  };
  return (
    <WaitingButton variant="text" busy={isBusy} onClick={() => void store()}>
      {label}
    </WaitingButton>
  );
}
