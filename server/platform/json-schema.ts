import { z } from 'zod';

/** The JSON schema of what a model is asked for, without the bounds that some endpoints refuse: those are checked here. */
export function jsonSchemaOf(name: string, type: z.ZodType): { name: string; schema: object } {
  const schema = z.toJSONSchema(type, {
    override({ jsonSchema }) {
      delete jsonSchema.minimum;
      delete jsonSchema.maximum;
      delete jsonSchema.maxItems;
    },
  });
  delete schema.$schema;
  return { name, schema };
}
