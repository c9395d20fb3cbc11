import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SettingsDraft, SettingsList, SettingsSection } from '../../../../openapi/gen/types.gen.ts';
import { listSettingsQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { changeSettings } from '../../../api/gen/sdk.gen.ts';
import { useForm } from '../../../components/form/use-form.ts';
import { useStores } from '../../../stores/context.tsx';

type Fields = Record<string, string | boolean>;

/** Says that a stored secret is removed. */
const removalOf = (secret: string) => `remove_${secret}`;

/** The form of one section: each of its settings, its secrets, which are empty until they are replaced, and the reason. */
export function useSettingsForm(section: SettingsSection) {
  const { notifications } = useStores();
  const queries = useQueryClient();
  // Of what is shown in the form, whatever is read again meanwhile.
  const [version, setVersion] = useState(section.version);
  const form = useForm<Fields>({
    initial: fieldsOf(section),
    check: (fields) => ({
      reason: String(fields['reason']).trim() === '' ? 'Say why, for the audit log.' : undefined,
    }),
    send: async (fields) => {
      const { data } = await changeSettings({
        path: { section: section.section },
        body: { ...draftOf(section, fields), reason: String(fields['reason']), version },
        throwOnError: true,
      });
      setVersion(data.version);
      queries.setQueryData<SettingsList>(listSettingsQueryKey(), (list) => withSection(list, data));
      for (const name of ['reason', ...section.secrets.map((secret) => secret.name)]) form.fill(name, '');
      for (const { name } of section.secrets) form.fill(removalOf(name), false);
      notifications.success('Every server uses them within seconds.', 'Settings saved');
    },
  });
  return {
    ...form,
    /** What is in the form, for trying it. */
    draft: () => draftOf(section, form.values),
    text: (name: string) => String(form.values[name] ?? ''),
    variableOf: (name: string) => section.locked.find((one) => one.name === name)?.variable,
    secretOf: (name: string) => section.secrets.find((one) => one.name === name)?.state ?? 'not_set',
    removalOf,
  };
}

export type SettingsForm = ReturnType<typeof useSettingsForm>;

function fieldsOf({ values, secrets }: SettingsSection): Fields {
  const typed = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? value : String(value ?? ''),
  ]);
  const empty = secrets.flatMap(({ name }) => [
    [name, ''],
    [removalOf(name), false],
  ]);
  return Object.fromEntries([...typed, ...empty, ['reason', '']]);
}

function draftOf({ values, secrets }: SettingsSection, fields: Fields): SettingsDraft {
  const said = Object.entries(values).map(([name, value]) => [name, sentValue(fields[name], value)]);
  const replaced: Record<string, string | null> = {};
  for (const { name } of secrets) {
    const typed = String(fields[name] ?? '');
    if (fields[removalOf(name)]) replaced[name] = null;
    else if (typed !== '') replaced[name] = typed;
  }
  return { values: Object.fromEntries(said), secrets: replaced };
}

/** As the contract has it: a number where it was one, and nothing for an empty text. */
function sentValue(field: string | boolean | undefined, before: SettingsSection['values'][string]) {
  if (typeof field === 'boolean') return field;
  const text = field?.trim() ?? '';
  if (typeof before === 'number') return /^-?\d+$/.test(text) ? Number(text) : text;
  return text || null;
}

const withSection = (list: SettingsList | undefined, changed: SettingsSection) =>
  list && { items: list.items.map((one) => (one.section === changed.section ? changed : one)) };
