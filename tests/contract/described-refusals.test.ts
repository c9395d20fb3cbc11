import { expect, it } from 'vitest';
import description from '../../server/gen/openapi.json' with { type: 'json' };

interface Parameter {
  readonly name: string;
  readonly in: string;
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: object;
  readonly responses: object;
}

const shared: Readonly<Record<string, Parameter>> = description.components.parameters;

const operations = Object.values(description.paths).flatMap((methods) =>
  Object.values(methods as Record<string, Operation>).filter(({ operationId }) => operationId),
);

it.each(operations)('$operationId describes how its input is refused', (operation) => {
  const inputs = (operation.parameters ?? []).map(parameterOf);
  const takesKey = inputs.some((input) => input?.name === 'Idempotency-Key');
  const takesInput = inputs.length > 0 || operation.requestBody !== undefined;
  const refusals = [...(takesInput ? ['422'] : []), ...(takesKey ? ['425'] : [])];
  expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(refusals));
});

function parameterOf(parameter: NonNullable<Operation['parameters']>[number]): Parameter | undefined {
  return '$ref' in parameter ? shared[parameter.$ref.split('/').at(-1) ?? ''] : parameter;
}
