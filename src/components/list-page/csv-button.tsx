import { useState } from 'react';
import { downloadFile } from '../../lib/download-file.ts';
import { WaitingButton } from '../waiting-button.tsx';

export interface CsvFile {
  /** Of the file, without the day. */
  readonly name: string;
  readonly load: () => Promise<Blob>;
}

/** Has the browser store the whole result of a list. */
export function CsvButton({ name, load }: CsvFile) {
  const [isBusy, setBusy] = useState(false);
  const store = async () => {
    setBusy(true);
    try {
      downloadFile(`${name}-${new Date().toISOString().slice(0, 10)}.csv`, await load());
    } catch {
      // A notification has said why.
    } finally {
      setBusy(false);
    }
  };
  return (
    <WaitingButton variant="text" busy={isBusy} onClick={() => void store()}>
      {isBusy ? 'Exporting' : 'Export CSV'}
    </WaitingButton>
  );
}
