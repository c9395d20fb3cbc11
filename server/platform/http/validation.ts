import { Ajv, type Options } from 'ajv';
import addFormats from 'ajv-formats';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';

const OPTIONS: Options = { strict: false, useDefaults: true, removeAdditional: true, allErrors: true, discriminator: true };

/** Has input checked against the description: text of addresses is converted, bodies never are. */
export function setUpValidation(app: FastifyInstance): void {
  const body = withFormats(new Ajv({ ...OPTIONS, coerceTypes: false }));
  const address = withFormats(new Ajv({ ...OPTIONS, coerceTypes: 'array' }));
  const compile: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
    (httpPart === 'body' ? body : address).compile(schema);
  app.setValidatorCompiler(compile);
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

/** An e-mail address may be typed with blanks around it: they are trimmed before it is used. */
function withFormats(ajv: Ajv): Ajv {
  addFormats(ajv);
  const email = fullFormats.email as RegExp;
  ajv.addFormat('email', (text: string) => email.test(text.trim()));
  return ajv;
}
