import type { ErrorObject } from 'ajv';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { FieldProblem, Problem } from '../../../openapi/gen/types.gen.ts';
import { isOfGoneAccount } from '../database/refused-row.ts';
import { HttpProblem, invalidFields } from '../problem.ts';
import { accountGone } from './authenticate.ts';
import { fieldProblems } from './field-problems.ts';
import type { Pressure } from './pressure.ts';

/** The framework's own refusals, in our words. */
const SENTENCES: Readonly<Record<number, string>> = {
  400: 'The request couldn’t be read.',
  404: 'There’s nothing at this address.',
  405: 'This can’t be done here.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'This type of content isn’t supported.',
  431: 'The headers of the request are too large.',
};

const UNKNOWN = 'Something went wrong on our side.';

type Identified = Pick<FastifyRequest, 'id'>;

interface Details {
  readonly errors?: readonly FieldProblem[] | undefined;
  readonly code?: string | undefined;
}

type ErrorHandler = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Answers every failure as `Problem`; whatever was not foreseen is a 500 that tells nothing. */
export const createErrorHandler =
  (pressure: Pressure): ErrorHandler =>
  (error, request, reply) => {
    const overload = pressure.refusalOf(error, request.log);
    return handleError(overload ?? error, request, reply);
  };

function handleError(
  error: FastifyError | HttpProblem,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof HttpProblem) return answer(error, request, reply);
  if (error.validation) {
    return answer(invalidFields(...fieldProblems(error.validation as ErrorObject[])), request, reply);
  }
  // Deleted between being let in and what the request stores.
  if (request.actor && isOfGoneAccount(error)) return answer(accountGone(), request, reply);
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return reply.code(status).send(refusal(request, status));
  request.log.error({ err: error }, 'The request failed');
  return reply.code(500).send(problem(request, UNKNOWN));
}

function answer(failure: HttpProblem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .headers(failure.headers)
    .code(failure.status)
    .send(
      problem(request, failure.message, {
        errors: failure.errors,
        code: failure.code ?? codeOf(failure, request),
      }),
    );
}

/** Tells the page that it may send an overloaded server's write again. */
function codeOf({ status }: HttpProblem, { isNotBegun }: FastifyRequest): string | undefined {
  return status === 503 && isNotBegun ? 'not_begun' : undefined;
}

/** What the framework, or Node before it, refuses by a status alone. */
export function refusal(request: Identified, status: number): Problem {
  return problem(request, SENTENCES[status] ?? 'We couldn’t complete the request.');
}

/** The one shape of failure. */
export function problem(request: Identified, detail: string, { errors, code }: Details = {}): Problem {
  return { detail, ...(errors && { errors: [...errors] }), ...(code && { code }), request_id: request.id };
}
