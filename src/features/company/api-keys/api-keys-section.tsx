import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listApiKeysOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { CopyButton } from '../../../components/copy-button.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Panel } from '../../../components/panel.tsx';
import { ApiKeyTable } from './api-key-table.tsx';
import { NewKeyForm } from './new-key-form.tsx';

/** The keys with which a company's own programs read; a new one is shown once. */
export function ApiKeysSection() {
  const query = useQuery(listApiKeysOptions());
  const [made, setMade] = useState<string[]>([]);
  const key = made.at(-1);
  return (
    <Loaded query={query} rows={2} rowHeight={72} errorTitle="The API keys couldn’t be loaded">
      {({ items }) => (
        <>
          <Panel title="New key">
            <NewKeyForm key={made.length} onMade={(one) => setMade([...made, one])} />
            {key && (
              <Notice tone="info">
                Copy it now. It isn’t shown again: <code style={{ overflowWrap: 'anywhere' }}>{key}</code>{' '}
                <CopyButton text={key} label="Copy key" size="small" />
              </Notice>
            )}
          </Panel>
          {items.length > 0 && (
            <Panel title="Keys">
              <ApiKeyTable keys={items} />
            </Panel>
          )}
        </>
      )}
    </Loaded>
  );
}
