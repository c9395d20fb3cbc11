import { escapeHtml } from '../content/mails/escape-html.ts';
import { colorVariables } from '../content/mails/mail-colors.ts';
import { type Body, type Description, type Operation, resolved } from './description.ts';
import { schemaHtml, tableHtml, typeHtml } from './schema-html.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

const STYLE = `
${colorVariables}
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--text); font: 15px/1.5 system-ui, sans-serif }
main { max-width: 64rem; margin: 0 auto; padding: 1rem }
h1 { font-size: 1.5rem } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem } h3 { font-size: .95rem; margin: 1rem 0 .25rem }
a { color: var(--action) } nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem }
details { background: var(--card); border: 1px solid var(--line); border-radius: 6px; margin-bottom: .25rem }
summary { cursor: pointer; padding: .4rem .75rem; overflow-wrap: anywhere }
details > div { padding: 0 .75rem .75rem; overflow-x: auto; scroll-margin-top: 3rem }
code, .method { font: 13px/1.5 ui-monospace, monospace } .method { font-weight: 700 }
.soft { color: var(--soft) } p { margin: .25rem 0 }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .25rem .75rem .25rem 0; border-top: 1px solid var(--line) }
th { font-weight: 600; border: 0 }
`;

/** The description for people: every operation by its area, then every schema. Works without scripts. */
export function descriptionPage(description: Description): string {
  const { info, components } = description;
  const areas = byTag(description);
  const links = [...areas.keys(), 'schemas'].map((tag) => `<a href="#${tag}">${escapeHtml(tag)}</a>`);
  const sections = [...areas].map(
    ([tag, operations]) => `<h2 id="${tag}">${escapeHtml(tag)}</h2>${operations.join('\n')}`,
  );
  const schemas = Object.entries(components.schemas)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, schema]) => schemaHtml(name, schema));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(info.title)} <small class="soft">${escapeHtml(info.version)}</small></h1>
<p>${escapeHtml(info.description)}</p>
<p><a href="/api/v1/openapi.json">As an OpenAPI 3.1 document</a></p>
<nav aria-label="Areas">${links.join(' ')}</nav>
${sections.join('\n')}
<h2 id="schemas">schemas</h2>
${schemas.join('\n')}
</main>
</body>
</html>`;
}

/** The operations of each area as HTML, in the order of the document. */
function byTag(description: Description): Map<string, string[]> {
  const areas = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(description.paths)) {
    for (const method of METHODS) {
      const operation = methods[method];
      if (!operation) continue;
      const [tag = 'other'] = operation.tags;
      areas.set(tag, [...(areas.get(tag) ?? []), operationHtml(description, { path, method, operation })]);
    }
  }
  return areas;
}

function operationHtml(
  description: Description,
  { path, method, operation }: { path: string; method: string; operation: Operation },
): string {
  const title = `<span class="method">${method.toUpperCase()}</span> <code>${escapeHtml(path)}</code>`;
  return `<details><summary>${title} <span class="soft">${escapeHtml(operation.summary)}</span></summary>
<div id="${escapeHtml(operation.operationId)}">${operation.description ? `<p>${escapeHtml(operation.description)}</p>` : ''}
<p class="soft">${callers(operation.security ?? description.security)} <code>${escapeHtml(operation.operationId)}</code></p>
${parametersHtml(description, operation)}
${operation.requestBody ? `<h3>Body</h3><p>${contentHtml(operation.requestBody)}</p>` : ''}
${responsesHtml(description, operation)}</div></details>`;
}

/** Who may call it, in a word or two. */
function callers(security: Description['security']): string {
  if (security.length === 0) return 'Anybody.';
  const roles = security.flatMap(({ bearer }) => bearer ?? []);
  const isOptional = security.some((requirement) => Object.keys(requirement).length === 0);
  if (isOptional) return 'Anybody, signed in or not.';
  return roles.length > 0 ? `Signed in as ${roles.join(' or ')}.` : 'Signed in.';
}

function parametersHtml({ components }: Description, { parameters = [] }: Operation): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map((parameter) => {
    const {
      name,
      in: place,
      required,
      description = '',
      schema,
    } = resolved(parameter, components.parameters);
    const optional = required ? '' : ' <i>optional</i>';
    return [
      `<code>${escapeHtml(name)}</code>${optional}`,
      escapeHtml(place),
      typeHtml(schema),
      escapeHtml(description),
    ];
  });
  return `<h3>Parameters</h3>${tableHtml(['Name', 'In', 'Type', ''], rows)}`;
}

function responsesHtml({ components }: Description, { responses }: Operation): string {
  const rows = Object.entries(responses).map(([status, response]) => {
    const body = resolved<Body>(response, components.responses);
    return [status, contentHtml(body), escapeHtml(body.description ?? '')];
  });
  return `<h3>Answers</h3>${tableHtml(['Status', 'Body', ''], rows)}`;
}

const contentHtml = ({ content = {} }: Body) =>
  Object.entries(content)
    .map(
      ([type, { schema }]) =>
        `${schema ? typeHtml(schema) : ''} <span class="soft">${escapeHtml(type)}</span>`,
    )
    .join('<br>');
