import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContentItem, ContentValues } from '../../../../openapi/gen/types.gen.ts';
import { taking } from '../../../api/client.ts';
import { getContentQueryKey, listContentQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { dropContentDraft, getContent, publishContent, saveContentDraft } from '../../../api/gen/sdk.gen.ts';
import { canBeTold, useForm } from '../../../components/form/use-form.ts';
import { useStores } from '../../../stores/context.tsx';

/** What somebody else did to the draft meanwhile. */
interface Conflict {
  readonly by: string | null;
  readonly theirs: ContentValues;
}

const draftOf = ({ draft, values }: ContentItem): ContentValues => draft?.values ?? values;

/** The draft of one piece of content: what is typed, saved and published, and what others do meanwhile. */
export function useContentEditor(item: ContentItem) {
  const queries = useQueryClient();
  const { notifications, confirm, auth } = useStores();
  const path = { content_kind: item.kind, content_id: item._id };
  // Of what is in the form, whatever is read again meanwhile.
  const [revision, setRevision] = useState(item.revision);
  const [saved, setSaved] = useState(draftOf(item));
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const take = (changed: ContentItem) => {
    setRevision(changed.revision);
    setSaved(draftOf(changed));
    setConflict(null);
    queries.setQueryData(getContentQueryKey({ path }), changed);
    void queries.invalidateQueries({ queryKey: listContentQueryKey() });
  };
  /** What was typed stays; the next save is on top of what the other one did. */
  const learnOfOthers = async () => {
    const { data } = await getContent({ path, throwOnError: true });
    setRevision(data.revision);
    setConflict({ by: data.draft?.saved_by ?? null, theirs: draftOf(data) });
    queries.setQueryData(getContentQueryKey({ path }), data);
  };
  const told = { ...taking(canBeTold), path, throwOnError: true } as const;
  const save = async (values: ContentValues) => {
    const { data } = await saveContentDraft({ ...told, body: { values, revision } });
    take(data);
    return data;
  };
  const form = useForm<Record<string, string>>({
    initial: draftOf(item),
    keptAs: `content:${item.kind}/${item._id}@${item.revision}:${auth.user?._id}`,
    check: () => ({}),
    send: async (values) => {
      try {
        await save(values);
        notifications.success('Nobody else sees it before it is published.', 'Draft saved');
      } catch (error) {
        if (canBeTold(error) && error.status === 409) await learnOfOthers();
        throw error;
      }
    },
  });
  const fillAll = (values: ContentValues) => {
    for (const { name } of item.fields) form.fill(name, values[name] ?? '');
  };
  const isChanged = item.fields.some(({ name }) => form.values[name] !== saved[name]);
  const publish = async (reason: string) => {
    try {
      const at = isChanged ? (await save(form.values)).revision : revision;
      const { data } = await publishContent({ ...told, body: { revision: at, reason } });
      take(data);
      fillAll(draftOf(data));
      notifications.success('Every server uses it within seconds.', 'Published');
    } catch (error) {
      if (canBeTold(error) && error.status === 409) await learnOfOthers();
      throw error;
    }
  };
  const discard = async () => {
    const isSure = await confirm.ask({
      title: 'Discard the draft?',
      message: 'What is published stays as it is.',
      confirmLabel: 'Discard',
      variant: 'warning',
    });
    if (!isSure) return;
    const { data } = await dropContentDraft({ path, query: { revision }, throwOnError: true });
    take(data);
    fillAll(data.values);
  };
  return { ...form, isChanged, conflict, fillAll, publish, discard };
}
