import type {
  ContentItem,
  ContentKind,
  ContentStatus,
  ContentSummary,
} from '../../../openapi/gen/types.gen.ts';
import type { DraftRow, findDraft, findHistory, VersionRow } from './content-repository.ts';
import { holding } from './content-service.ts';
import { liesOverFile } from './current-content-service.ts';
import type { ContentPiece } from './kinds/content-kind.ts';
import { hashOf } from './kinds/kinds.ts';

function statusOf({ file }: ContentPiece, newest: VersionRow | undefined): ContentStatus {
  if (!newest || !liesOverFile(newest)) return 'file';
  return newest.fileHash === hashOf(file) ? 'edited' : 'file_changed';
}

export function presentSummary(
  kind: ContentKind,
  piece: ContentPiece,
  newest: VersionRow | undefined,
  draft: DraftRow | undefined,
): ContentSummary {
  return {
    kind,
    _id: piece.id,
    name: piece.name,
    status: statusOf(piece, newest),
    has_draft: Boolean(draft?.values),
    published_at: newest?.publishedAt.toISOString() ?? null,
  };
}

type Found = Awaited<ReturnType<typeof findDraft>>;
type History = Awaited<ReturnType<typeof findHistory>>;

export function presentItem(
  kind: ContentKind,
  piece: ContentPiece,
  found: Found,
  history: History,
): ContentItem {
  const newest = history[0]?.version;
  const values = holding(piece, newest);
  return {
    kind,
    _id: piece.id,
    name: piece.name,
    status: statusOf(piece, newest),
    fields: [...piece.fields],
    variables: [...piece.variables],
    version: hashOf(values),
    values,
    file_values: piece.file,
    revision: found?.draft.revision ?? 0,
    draft: found?.draft.values
      ? {
          values: { ...piece.file, ...found.draft.values },
          saved_at: found.draft.savedAt.toISOString(),
          saved_by: found.savedBy,
        }
      : null,
    history: history.map(({ version, publishedBy }) => ({
      number: version.number,
      version: version.hash,
      based_on: version.basedOn,
      published_at: version.publishedAt.toISOString(),
      published_by: publishedBy,
      reason: version.reason,
    })),
  };
}
