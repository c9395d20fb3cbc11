import description from '../../server/gen/openapi.json' with { type: 'json' };

export interface DescribedOperation {
  readonly id: string;
  readonly method: string;
  /** With parameters in braces, e.g. `/api/v1/reports/{report_id}`. */
  readonly path: string;
}

const METHODS = ['get', 'put', 'post', 'patch', 'delete'];

/** Every operation of the description. */
export const describedOperations: readonly DescribedOperation[] = Object.entries(description.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, { operationId }]) => ({ id: operationId, method: method.toUpperCase(), path })),
);
