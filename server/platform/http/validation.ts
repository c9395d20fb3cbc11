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

/** Has input checked against the description: text of addresses is converted, bodies never are. */
export function setUpValidation(app: FastifyInstance): void {
  const body = withFormats(new Ajv({ ...OPTIONS, coerceTypes: false }));
  const address = withFormats(new Ajv({ ...OPTIONS, coerceTypes: 'array' }));
  const compile: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
    isBytes(schema)
      ? Buffer.isBuffer
      : compiledWhenUsed(() => (httpPart === 'body' ? body : address).compile(withoutMappings(schema)));
  app.setValidatorCompiler(compile);
}

/** Few operations are asked for soon: a start does not wait until the input of all can be checked. */
function compiledWhenUsed(compile: () => ValidateFunction): ReturnType<FastifySchemaCompiler<object>> {
  let validate: ValidateFunction | undefined;
  return (input: unknown) => {
    validate ??= compile();
    return validate(input) || { error: validate.errors ?? [] };
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
function withoutMappings(schema: object): object {
  const text = JSON.stringify(schema, (_key, value) =>
    value?.discriminator
      ? { ...value, type: 'object', discriminator: { propertyName: value.discriminator.propertyName } }
      : value,
  );
  return JSON.parse(text) as object;
}

/** A validator of replies, which says what is wrong. */
export function replyValidator(): (schema: object, payload: unknown) => string | null {
  const ajv = withFormats(new Ajv({ strict: false, allErrors: true }));
  const compiled = new WeakMap<object, ReturnType<typeof ajv.compile>>();
  return (schema, payload) => {
    const validate = compiled.get(schema) ?? ajv.compile(schema);
    compiled.set(schema, validate);
    return validate(payload) ? null : ajv.errorsText(validate.errors);
  };
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
