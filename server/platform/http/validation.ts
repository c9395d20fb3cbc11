import { Ajv, type Options, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import { isVisibleText } from '../visible-text.ts';

const OPTIONS: Options = {
  strict: false,
  useDefaults: true,
  removeAdditional: true,
  allErrors: true,
  discriminator: true,
};

const validatorOfBody = compilerOf({ ...OPTIONS, coerceTypes: false });
const validatorOfAddress = compilerOf({ ...OPTIONS, coerceTypes: 'array' });
const validatorOfReply = compilerOf({ strict: false, allErrors: true });

/** Checks input against the description: text of addresses is converted, bodies never are. */
export function setUpValidation(app: FastifyInstance): void {
  const compile: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
    if (isBytes(schema)) return Buffer.isBuffer;
    const validatorOf = httpPart === 'body' ? validatorOfBody : validatorOfAddress;
    return (input: unknown) => {
      const validate = validatorOf(schema);
      return validate(input) || { error: validate.errors ?? [] };
    };
  };
  app.setValidatorCompiler(compile);
}

/** Says what is wrong with a reply that is not of this shape. */
export function complaintOf(schema: object, reply: unknown): string | null {
  const validate = validatorOfReply(schema);
  if (validate(reply)) return null;
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`).join(', ');
}

/**
 * Few operations are asked for soon: a shape is compiled with its first use, once for all servers of a process and for
 * all operations in whose description it stands again.
 */
function compilerOf(options: Options): (schema: object) => ValidateFunction {
  const ajv = withFormats(new Ajv(options));
  const compiled = new WeakMap<object, ValidateFunction>();
  const byText = new Map<string, ValidateFunction>();
  return (schema) => {
    const known = compiled.get(schema);
    if (known) return known;
    const text = withoutMappings(schema);
    const validate = byText.get(text) ?? ajv.compile(JSON.parse(text) as object);
    byText.set(text, validate);
    compiled.set(schema, validate);
    return validate;
  };
}

/** What the description calls a binary text arrives as bytes. */
function isBytes(schema: object): boolean {
  return 'format' in schema && schema.format === 'binary';
}

/**
 * Ajv tells the parts of a `oneOf` by their own values: it refuses a mapping, which generators need, and lets whatever
 * is no object pass.
 */
function withoutMappings(schema: object): string {
  return JSON.stringify(schema, (_key, value) =>
    value?.discriminator
      ? { ...value, type: 'object', discriminator: { propertyName: value.discriminator.propertyName } }
      : value,
  );
}

/**
 * E-mail addresses and names may be typed with blanks around them: those are trimmed before they are used. A time is
 * one that a `Date` can hold: no leap second.
 */
function withFormats(ajv: Ajv): Ajv {
  addFormats(ajv);
  const email = fullFormats.email as RegExp;
  ajv.addFormat('email', (text: string) => email.test(text.trim()));
  const { validate: isTime } = fullFormats['date-time'] as { validate: (text: string) => boolean };
  ajv.addFormat('date-time', (text: string) => isTime(text) && Number.isFinite(Date.parse(text)));
  ajv.addFormat('visible-text', (text: string) => isVisibleText(text.trim()));
  return ajv;
}
