import { escapeHtml } from '../content/mails/escape-html.ts';
import { nameOf, type Schema } from './description.ts';

/** A type in one line, with links to the schemas it names. */
export function typeHtml(schema: Schema): string {
  if (schema.$ref) {
    const name = escapeHtml(nameOf({ $ref: schema.$ref }));
    return `<a href="#schema-${name}">${name}</a>`;
  }
  if (schema.const !== undefined) return valueHtml(schema.const);
  if (schema.enum) return schema.enum.map(valueHtml).join(' | ');
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return choices.map(typeHtml).join(' | ');
  if (schema.allOf) return schema.allOf.map(typeHtml).join(' &amp; ');
  if (schema.items) return `${typeHtml(schema.items)}[]`;
  if (schema.properties) return `{ ${Object.keys(schema.properties).map(escapeHtml).join(', ')} }`;
  const types = [schema.type ?? 'any'].flat().join(' | ');
  return escapeHtml(schema.format ? `${types} (${schema.format})` : types);
}

/** A named schema: what it is, and a row for each property. */
export function schemaHtml(name: string, schema: Schema): string {
  const parts = [schema, ...(schema.allOf ?? [])];
  const rows = parts.flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties).map(([property, { description = '', ...type }]) => [
      `<code>${escapeHtml(property)}</code>${required.includes(property) ? '' : ' <i>optional</i>'}`,
      typeHtml(type),
      escapeHtml(description),
    ]),
  );
  const text = schema.description ? `<p>${escapeHtml(schema.description)}</p>` : '';
  const body = rows.length > 0 ? tableHtml(['Property', 'Type', ''], rows) : `<p>${typeHtml(schema)}</p>`;
  return `<details><summary>${escapeHtml(name)}</summary><div id="schema-${escapeHtml(name)}">${text}${body}</div></details>`;
}

/** Cells are HTML. */
export function tableHtml(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${row(head, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`;
}

const valueHtml = (value: unknown) => `<code>${escapeHtml(JSON.stringify(value))}</code>`;
