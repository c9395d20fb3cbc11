export type Field =
  | string
  | number
  | boolean
  | undefined
  | readonly Field[]
  | { readonly [name: string]: Field };

/** Fields as Stripe takes them: `items[0][price]=…`; what is undefined is left out. */
export function formFields(fields: { readonly [name: string]: Field }): URLSearchParams {
  const form = new URLSearchParams();
  const add = (name: string, value: Field): void => {
    if (value === undefined) return;
    if (typeof value === 'object')
      for (const [key, inner] of Object.entries(value)) add(name ? `${name}[${key}]` : key, inner);
    else form.append(name, String(value));
  };
  add('', fields);
  return form;
}
