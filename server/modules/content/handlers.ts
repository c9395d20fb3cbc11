import type { ListContentData } from '../../../openapi/gen/types.gen.ts';
import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import { HttpProblem } from '../../platform/problem.ts';
import { requireActor } from '../../platform/security/actor.ts';
import { auditOrigin } from '../audit/audit-service.ts';
import { presentItem, presentSummary } from './content-presenter.ts';
import {
  type ContentKey,
  findDraft,
  findDrafts,
  findHistory,
  findNewestVersions,
  findVersion,
} from './content-repository.ts';
import {
  type ContentDeps,
  dropDraft,
  keepPublished,
  publishDraft,
  requireFields,
  saveDraft,
} from './content-service.ts';
import type { PreviewContext } from './kinds/content-kind.ts';
import { contentKinds, kindNames, requirePiece } from './kinds/kinds.ts';
import { publicTextHtml } from './public-text-service.ts';

type HandlerDeps = ContentDeps & {
  readonly env: { readonly publicUrl: string; readonly supportEmail: string };
};

type ContentHandlers = Pick<
  RouteHandlers,
  | 'listContent'
  | 'getContent'
  | 'saveContentDraft'
  | 'dropContentDraft'
  | 'previewContent'
  | 'publishContent'
  | 'keepContent'
  | 'getContentVersion'
  | 'getPublicText'
>;

/** The operations of `openapi/paths/admin-content.yaml`, and of `public-texts.yaml`. */
export function contentHandlers(deps: HandlerDeps): ContentHandlers {
  const { db, now, env } = deps;
  const context = (): PreviewContext => ({
    now: now(),
    publicUrl: env.publicUrl,
    support: env.supportEmail,
  });
  return {
    async listContent(request, reply) {
      const { page = 1, page_size: size = 20, ...wanted } = request.query ?? {};
      const found = await search(deps, wanted);
      return reply
        .code(200)
        .send({ items: found.slice((page - 1) * size, page * size), total: found.length });
    },
    async getContent(request, reply) {
      return reply.code(200).send(await whole(deps, keyIn(request.params)));
    },
    async saveContentDraft(request, reply) {
      const key = keyIn(request.params);
      await saveDraft(deps, key, request.body, requireActor(request).userId);
      return reply.code(200).send(await whole(deps, key));
    },
    async dropContentDraft(request, reply) {
      const key = keyIn(request.params);
      await dropDraft(deps, key, request.query.revision, requireActor(request).userId);
      return reply.code(200).send(await whole(deps, key));
    },
    async previewContent(request, reply) {
      const { kind, id } = keyIn(request.params);
      const piece = requirePiece(kind, id);
      const values = requireFields(piece, request.body.values);
      const problems = [...piece.problems(values)];
      if (problems.length > 0) return reply.code(200).send({ problems, html: null, checks: [] });
      const { html, checks } = piece.preview(values, context());
      const run = (await piece.run?.(values)) ?? [];
      return reply.code(200).send({ problems, html, checks: [...checks, ...run] });
    },
    async publishContent(request, reply) {
      const key = keyIn(request.params);
      await publishDraft(deps, key, request.body, { origin: auditOrigin(request), context: context() });
      return reply.code(200).send(await whole(deps, key));
    },
    async keepContent(request, reply) {
      const key = keyIn(request.params);
      await keepPublished(deps, key, request.body.reason, auditOrigin(request));
      return reply.code(200).send(await whole(deps, key));
    },
    async getContentVersion(request, reply) {
      const key = keyIn(request.params);
      const piece = requirePiece(key.kind, key.id);
      const row = await findVersion(db, key, request.params.version);
      if (!row) throw new HttpProblem(404, 'There is no such version.');
      return reply.code(200).send({ number: row.number, values: { ...piece.file, ...row.values } });
    },
    async getPublicText(request, reply) {
      const { name: id } = request.params;
      return reply.code(200).send({ _id: id, html: publicTextHtml(deps, id) });
    },
  };
}

const keyIn = (params: { readonly content_kind: ContentKey['kind']; readonly content_id: string }) => ({
  kind: params.content_kind,
  id: params.content_id,
});

async function whole({ db }: Pick<ContentDeps, 'db'>, key: ContentKey) {
  const piece = requirePiece(key.kind, key.id);
  return presentItem(key.kind, piece, await findDraft(db, key), await findHistory(db, key));
}

type Wanted = Omit<NonNullable<ListContentData['query']>, 'page' | 'page_size'>;

async function search({ db, content }: Pick<ContentDeps, 'db' | 'content'>, { q = '', kind, state }: Wanted) {
  const [versions, drafts] = await Promise.all([findNewestVersions(db), findDrafts(db)]);
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return kindNames
    .filter((name) => kind === undefined || name === kind)
    .flatMap((name) => contentKinds[name].pieces.map((piece) => ({ name, piece })))
    .filter(({ name, piece }) => {
      const text = [piece.name, piece.id, ...Object.values(content.valuesOf(name, piece.id))]
        .join('\n')
        .toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .map(({ name, piece }) => {
      const isOf = (row: { kind: string; itemId: string }) => row.kind === name && row.itemId === piece.id;
      return presentSummary(name, piece, versions.find(isOf), drafts.find(isOf));
    })
    .filter(
      ({ status, has_draft }) => state === undefined || (state === 'draft' ? has_draft : status === state),
    );
}
