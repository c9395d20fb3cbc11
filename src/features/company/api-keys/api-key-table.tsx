import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiKey } from '../../../../openapi/gen/types.gen.ts';
import { listApiKeysQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { revokeApiKey } from '../../../api/gen/sdk.gen.ts';
import { type Column, DataTable } from '../../../components/data-table/data-table.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import { useStores } from '../../../stores/context.tsx';
import { scopeWords } from './scope-words.ts';

/** The keys that were made, also those that are revoked. */
export function ApiKeyTable({ keys }: { readonly keys: readonly ApiKey[] }) {
  return <DataTable label="API keys" columns={COLUMNS} rows={keys} keyOf={({ _id }) => _id} />;
}

function Revoke({ apiKey: { _id, name } }: { readonly apiKey: ApiKey }) {
  const queries = useQueryClient();
  const { confirm, notifications } = useStores();
  const { mutate, isPending } = useMutation({
    mutationFn: () => revokeApiKey({ path: { api_key_id: _id }, throwOnError: true }),
    onSuccess: ({ data }) => {
      queries.setQueryData(listApiKeysQueryKey(), data);
      notifications.success(name, 'Key revoked');
    },
  });
  const ask = async () => {
    const question = {
      title: `Revoke ${name}?`,
      message: 'Whatever uses this key can read nothing any more.',
      confirmLabel: 'Revoke',
      cancelLabel: 'Cancel',
      variant: 'error' as const,
    };
    if (await confirm.ask(question)) mutate();
  };
  return (
    <WaitingButton size="small" busy={isPending} aria-label={`Revoke ${name}`} onClick={() => void ask()}>
      Revoke
    </WaitingButton>
  );
}

const hasExpired = ({ expires_at: at }: ApiKey) => at !== null && new Date(at) <= new Date();

const COLUMNS: readonly [Column<ApiKey>, ...Column<ApiKey>[]] = [
  { name: 'Name', cell: ({ name }) => name },
  { name: 'Key', width: 168, cell: ({ hint }) => <code>{hint}…</code> },
  { name: 'Can', width: 232, cell: ({ scopes }) => scopes.map((scope) => scopeWords[scope]).join(', ') },
  { name: 'Created by', width: 136, from: 'lg', cell: ({ created_by }) => created_by },
  {
    name: 'Expires',
    width: 112,
    cell: ({ expires_at }) => (expires_at ? <RelativeTime value={expires_at} /> : 'Never'),
  },
  {
    name: 'Last used',
    width: 112,
    cell: ({ last_used_at }) => (last_used_at ? <RelativeTime value={last_used_at} /> : 'Never'),
  },
  {
    name: 'Actions',
    width: 112,
    cell: (apiKey) =>
      apiKey.revoked_at ? 'Revoked' : hasExpired(apiKey) ? 'Expired' : <Revoke apiKey={apiKey} />,
  },
];
