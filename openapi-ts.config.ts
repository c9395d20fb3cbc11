import { defineConfig } from '@hey-api/openapi-ts';

/** `npm run api` writes to a temporary root first, so that a failure never leaves half a client. */
const root = process.env['API_OUTPUT_ROOT'] ?? '.';
const input = `${root}/server/gen/openapi.json`;

/** Two jobs: the page's client, and the types the server's handlers must satisfy. */
export default defineConfig([
  {
    input,
    output: { path: `${root}/src/api/gen`, clean: true },
    plugins: [
      { name: '@hey-api/client-fetch', throwOnError: true },
      '@hey-api/typescript',
      '@hey-api/sdk',
      '@tanstack/react-query',
    ],
  },
  {
    input,
    output: { path: `${root}/server/gen/types`, clean: true },
    plugins: ['@hey-api/typescript', 'fastify'],
  },
]);
