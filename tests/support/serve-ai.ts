import { afterAll, beforeAll, beforeEach } from 'vitest';
import { AiEndpoint } from './ai-endpoint.ts';

/** An endpoint for the tests of this file; each of them finds it as new. */
export function serveAi(): AiEndpoint {
  const endpoint = new AiEndpoint();
  beforeAll(() => endpoint.listen());
  beforeEach(() => endpoint.reset());
  afterAll(() => endpoint.stop());
  return endpoint;
}
