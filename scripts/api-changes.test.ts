import { expect, test } from 'vitest';
import { apiChanges, type Description } from './api-changes.ts';
import { changesTable, screensUsing } from './api-changes-table.ts';

/** A small description in the shape of ours; each call gives one of its own, to be edited. */
const aDescription = () => ({
  paths: {
    '/notes/{id}': {
      parameters: [{ $ref: '#/components/parameters/Id' }],
      put: {
        operationId: 'saveNote',
        security: [{ bearer: ['candidate', 'recruiter'] }],
        parameters: [{ name: 'draft', in: 'query', schema: { type: 'boolean' } }] as object[],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/NoteRequest' } } },
        },
        responses: {
          '200': { content: { 'application/json': { schema: { $ref: '#/components/schemas/Note' } } } },
          '404': { $ref: '#/components/responses/NotFound' },
        } as Record<string, object>,
      },
      delete: { operationId: 'deleteNote', security: [{ bearer: ['recruiter'] }], responses: { '204': {} } },
    } as Record<string, unknown>,
  },
  components: {
    parameters: { Id: { name: 'id', in: 'path', required: true, schema: { type: 'string' } } },
    responses: { NotFound: { description: 'Nothing there.' } },
    schemas: {
      NoteRequest: {
        type: 'object',
        required: ['text'],
        properties: { text: { type: 'string', maxLength: 500 }, tag: { $ref: '#/components/schemas/Tag' } },
      },
      Note: {
        allOf: [{ $ref: '#/components/schemas/NoteRequest' }, { required: ['_id'] }] as object[],
        type: 'object',
        properties: {
          _id: { type: 'string' },
          answers: { type: 'array', items: { $ref: '#/components/schemas/Note' } },
        } as Record<string, object>,
      },
      Tag: { type: 'string', enum: ['red', 'green'] },
    },
  },
});

type Edited = ReturnType<typeof aDescription>;

const put = (description: Edited) =>
  description.paths['/notes/{id}']['put'] as {
    parameters: object[];
    responses: Record<string, object>;
    security: { bearer: string[] }[];
  };

test.each<[string, (edited: Edited) => void, [isBreaking: boolean, operation: string, what: string][]]>([
  ['nothing', () => undefined, []],
  [
    'an operation less and one more',
    ({ paths }) => {
      delete paths['/notes/{id}']['delete'];
      paths['/notes/{id}']['patch'] = { operationId: 'nameNote', responses: {} };
    },
    [
      [true, 'deleteNote', 'operation removed'],
      [false, 'nameNote', 'new operation'],
    ],
  ],
  [
    'another address',
    ({ paths }) => {
      const moved = paths as Record<string, unknown>;
      moved['/my-notes/{id}'] = moved['/notes/{id}'];
      delete moved['/notes/{id}'];
    },
    [
      [true, 'deleteNote', 'DELETE /notes/{id} became DELETE /my-notes/{id}'],
      [true, 'saveNote', 'PUT /notes/{id} became PUT /my-notes/{id}'],
    ],
  ],
  [
    'a required field of the body, which is an optional one of the reply',
    ({ components: { schemas } }) => {
      schemas.NoteRequest.required.push('title');
      Object.assign(schemas.NoteRequest.properties, { title: { type: 'string' } });
    },
    [
      [true, 'saveNote', 'body.title: new, and required'],
      [false, 'saveNote', 'reply 200.title: new'],
    ],
  ],
  [
    'a value more, which the server may now send',
    ({ components: { schemas } }) => schemas.Tag.enum.push('blue'),
    [
      [false, 'saveNote', 'body.tag: value blue new'],
      [true, 'saveNote', 'reply 200.tag: value blue new'],
    ],
  ],
  [
    'shorter texts',
    ({ components: { schemas } }) => {
      schemas.NoteRequest.properties.text.maxLength = 100;
    },
    [
      [true, 'saveNote', 'body.text: maxLength 500 → 100'],
      [false, 'saveNote', 'reply 200.text: maxLength 500 → 100'],
    ],
  ],
  [
    'null in a reply, deep in a schema that holds itself',
    ({ components: { schemas } }) => {
      schemas.Note.properties['_id'] = { type: ['string', 'null'] };
    },
    [[true, 'saveNote', 'reply 200._id: type null new']],
  ],
  [
    'a field of the reply that may be missing now',
    ({ components: { schemas } }) => {
      schemas.Note.allOf[1] = {};
    },
    [[true, 'saveNote', 'reply 200._id: no longer required']],
  ],
  [
    'a role less, a parameter that has to be there, and another refusal',
    (edited) => {
      put(edited).security[0]?.bearer.shift();
      put(edited).parameters.push({
        name: 'reason',
        in: 'query',
        required: true,
        schema: { type: 'string' },
      });
      put(edited).responses['429'] = {};
    },
    [
      [true, 'saveNote', 'no longer for: candidate'],
      [true, 'saveNote', 'query reason: new, and required'],
      [false, 'saveNote', 'reply 429: new'],
    ],
  ],
  [
    'a status of success instead of another, and no draft',
    (edited) => {
      const operation = put(edited);
      operation.parameters = [];
      operation.responses = { '202': operation.responses['200'] ?? {}, '404': {} };
    },
    [
      [true, 'saveNote', 'query draft: removed'],
      [true, 'saveNote', 'reply 200: removed'],
      [true, 'saveNote', 'reply 202: new'],
    ],
  ],
])('%s', (_name, edit, expected) => {
  const edited = aDescription();
  edit(edited);
  const found = apiChanges(aDescription() as Description, edited as Description);
  expect(found.map(({ isBreaking, operationId, what }) => [isBreaking, operationId, what])).toEqual(expected);
});

test('the table names what breaks first, and the areas whose code names the operation', () => {
  const users = screensUsing(['listWorkspaces', 'noSuchOperation']);
  expect(users.get('listWorkspaces')).toContain('workspaces');
  const changes = [
    { operationId: 'noSuchOperation', isBreaking: false, what: 'new operation' },
    { operationId: 'listWorkspaces', isBreaking: true, what: 'operation removed' },
  ];
  const [, , first, second] = changesTable(changes, users).split('\n');
  expect(first).toMatch(/^\| breaking \| listWorkspaces \| operation removed \| .*workspaces/);
  expect(second).toBe('| other | noSuchOperation | new operation | – |');
});
