import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig } from '@hey-api/openapi-ts';
import { load } from 'js-yaml';

/** `npm run api` writes to a temporary root first, so that a failure never leaves half a client. */
const root = process.env['API_OUTPUT_ROOT'] ?? '.';
const input = `${root}/server/gen/openapi.json`;

interface GeneratedSymbol {
  readonly name: string;
  readonly meta?: Readonly<Record<string, unknown>> | undefined;
}

const { paths } = load(readFileSync('openapi/openapi.yaml', 'utf8')) as {
  paths: Record<string, { $ref: string }>;
};
const bundled: { paths: Record<string, Record<string, { operationId?: string }>> } = JSON.parse(
  readFileSync(input, 'utf8'),
);

/** The file of the description by the operations it describes. */
const areas = new Map(
  Object.entries(bundled.paths).flatMap(([path, methods]) => {
    const area = basename(paths[path]?.$ref.split('#')[0] ?? '', '.yaml');
    return Object.values(methods).flatMap(({ operationId }) =>
      operationId ? [[operationId, area] as const] : [],
    );
  }),
);

/**
 * The client has the files of the description, so that a screen brings along its own areas and not the whole API;
 * `all` exports them together.
 */
function filesByArea(folder: string, all: string) {
  // Keys of queries and queries of pages tell their operation by their name alone.
  const areaOf = ({ name, meta }: GeneratedSymbol) =>
    areas.get(String(meta?.['resourceId'])) ??
    areas.get(name.replace(/(?:Infinite)?(?:QueryKey|Options)$/, ''));
  return {
    symbols: {
      getFilePath(symbol: GeneratedSymbol) {
        const area = areaOf(symbol);
        if (area) return `${folder}${area}`;
        return symbol.meta?.['category'] === 'utility' || symbol.meta?.['resource'] === 'QueryKey'
          ? `${folder}query-key`
          : undefined;
      },
      getExportFromFilePath: (symbol: GeneratedSymbol) => (areaOf(symbol) ? [all] : undefined),
    },
  };
}

/** Two jobs: the page's client, and the types the server's handlers must satisfy. */
export default defineConfig([
  {
    input,
    output: { path: `${root}/src/api/gen`, clean: true },
    plugins: [
      { name: '@hey-api/client-fetch', throwOnError: true },
      '@hey-api/typescript',
      { name: '@hey-api/sdk', $hooks: filesByArea('sdk/', 'sdk') },
      { name: '@tanstack/react-query', $hooks: filesByArea('@tanstack/', '@tanstack/react-query') },
    ],
  },
  {
    input,
    output: { path: `${root}/server/gen/types`, clean: true },
    plugins: ['@hey-api/typescript', 'fastify'],
  },
]);
