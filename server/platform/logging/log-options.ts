import type { FastifyRequest } from 'fastify';
import type { LoggerOptions } from 'pino';

/**
 * Structured lines that hold no secret: no headers, no bodies, no query, no parameters of statements.
 * Unless a level is set, a demo logs only what is wrong, so that its password stays in sight.
 */
export function logOptions({ demo, logLevel }: { demo: boolean; logLevel?: string }): LoggerOptions {
  return {
    level: logLevel ?? (demo ? 'warn' : 'info'),
    redact: {
      paths: [
        'password',
        'code',
        'token',
        'authorization',
        'cookie',
        '*.password',
        '*.code',
        '*.token',
      ].concat(
        ['authorization', 'cookie', 'set-cookie'].flatMap((name) => [
          `headers["${name}"]`,
          `*.headers["${name}"]`,
        ]),
      ),
      censor: '[redacted]',
    },
    serializers: { req: describeRequest, err: describeError },
  };
}

/** What follows lets whoever has it switch off somebody's mails, or read their resume. */
const SECRET_END = /^(\/api\/v1\/(?:unsubscribe|shared-resumes)\/|\/resume-builder\/shared\/).+/;

/** What a line says of a request; its query may hold a secret and is left out. */
export function describeRequest(request: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) {
  const path = request.url.split('?', 1)[0]?.replace(SECRET_END, '$1[redacted]');
  return { method: request.method, path, ip: request.ip };
}

/** An error without the values of its statement: they are answers, addresses and hashes. */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, cause } = error;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: name,
    message: messageWithoutValues(error),
    ...('code' in error && { errorCode: error.code }),
    stack: frames?.join('\n'),
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}

/** drizzle lists the values of a statement; PostgreSQL quotes the one that it cannot take, in errors of class 22. */
function messageWithoutValues(error: Error): string {
  const [message = ''] = error.message.split('\nparams:', 1);
  const isAboutValue = 'code' in error && /^22\w{3}$/.test(String(error.code));
  return isAboutValue ? message.replace(/".*"/s, '[value]') : message;
}
