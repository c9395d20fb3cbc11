import Fastify, { type FastifySchema, type RouteOptions } from 'fastify';
import glue from 'fastify-openapi-glue';
import description from '../../gen/openapi.json' with { type: 'json' };

/** Method, address and shapes of one operation. */
interface DescribedRoute extends Pick<RouteOptions, 'method' | 'url' | 'schema'> {
  readonly id: string;
}

let reading: Promise<readonly DescribedRoute[]> | undefined;

/**
 * The routes of the description. It is checked and read once in a process, which takes a third of a second, and
 * all servers share the shapes: what is compiled of them is kept by shape.
 */
export function describedRoutes(): Promise<readonly DescribedRoute[]> {
  reading ??= readRoutes();
  return reading;
}

async function readRoutes(): Promise<readonly DescribedRoute[]> {
  const routes: DescribedRoute[] = [];
  const reader = Fastify({ exposeHeadRoutes: false });
  reader.addHook('onRoute', ({ method, url, schema }) => {
    routes.push({ id: idOf(schema), method, url, schema });
  });
  await reader.register(glue, { specification: description, operationResolver: () => unused });
  return routes;
}

/** The glue leaves the id in the shapes. */
function idOf(schema: FastifySchema | undefined): string {
  return String(schema && Reflect.get(schema, 'operationId'));
}

/** Nobody asks the reader. */
const unused = async () => {};
