import { defineConfig } from '@hey-api/openapi-ts';

/** `npm run api` writes to a temporary root first, so that a failure never leaves half a client. */
const root = process.env['API_OUTPUT_ROOT'] ?? '.';
const input = `${root}/server/gen/openapi.json`;

/** Every page starts with these operations: in a file of their own they do not bring all others along. */
const isForSigningIn = ({ meta }: { readonly meta?: Readonly<Record<string, unknown>> | undefined }) =>
  meta?.['category'] === 'sdk' && Array.isArray(meta['tags']) && meta['tags'].includes('auth');

/** Two jobs: the page's client, and the types the server's handlers must satisfy. */
export default defineConfig([
  {
    input,
    output: { path: `${root}/src/api/gen`, clean: true },
    plugins: [
      { name: '@hey-api/client-fetch', throwOnError: true },
      '@hey-api/typescript',
      {
        name: '@hey-api/sdk',
        $hooks: {
          symbols: {
            getFilePath: (symbol) => (isForSigningIn(symbol) ? 'auth-sdk' : undefined),
            getExportFromFilePath: (symbol) => (isForSigningIn(symbol) ? ['sdk'] : undefined),
          },
        },
      },
      '@tanstack/react-query',
    ],
  },
  {
    input,
    output: { path: `${root}/server/gen/types`, clean: true },
    plugins: ['@hey-api/typescript', 'fastify'],
  },
]);
