import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiChanges, type Description } from './api-changes.ts';
import { screensUsing } from './api-changes-table.ts';

/** The description as it is now, to be edited. */
const described = () => JSON.parse(readFileSync('server/gen/openapi.json', 'utf8')) as Edited;

interface Operation {
  description?: string;
  parameters?: object[];
  responses: Record<string, object>;
}
interface Schema {
  description?: string;
  type?: string;
  enum?: string[];
  required?: string[];
  properties?: Record<string, object>;
}
interface Edited {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Record<string, Schema> };
}

const REPORTS = '/api/v1/admin/interview-reports';
const schemaOf = ({ components }: Edited, name: string): Schema => components.schemas[name] ?? {};
const getOf = ({ paths }: Edited, path: string): Operation => paths[path]?.['get'] ?? { responses: {} };

interface Expected {
  readonly isBreaking: boolean;
  readonly operation: string;
  readonly what: string;
  /** An area of the page that uses it. */
  readonly screen: string;
}

/** Edits of the kinds that happen, each with one of the changes that it has to be told as. */
test.each<[string, (edited: Edited) => void, Expected | null]>([
  [
    'a field removed from a reply',
    (edited) => delete schemaOf(edited, 'InterviewReport').properties?.['has_reply'],
    {
      ...{ isBreaking: true, operation: 'listInterviewReports', screen: 'admin' },
      what: 'reply 200.items[].has_reply: removed',
    },
  ],
  [
    'a field of a request made required',
    (edited) => {
      const schema = schemaOf(edited, 'RequestHandover');
      schema.required?.push('due_at');
      Object.assign(schema.properties ?? {}, { due_at: { type: 'string' } });
    },
    {
      ...{ isBreaking: true, operation: 'handOverRequest', screen: 'review' },
      what: 'body.due_at: new, and required',
    },
  ],
  [
    'a type changed',
    (edited) => {
      Object.assign(schemaOf(edited, 'InterviewReport').properties ?? {}, {
        events_cited: { type: 'string' },
      });
    },
    {
      ...{ isBreaking: true, operation: 'getInterviewReport', screen: 'admin' },
      what: 'reply 200.report.events_cited: type string new',
    },
  ],
  [
    'an enum of a query narrowed',
    (edited) => schemaOf(edited, 'EvaluationFlag').enum?.pop(),
    {
      ...{ isBreaking: true, operation: 'listEvaluationFlags', screen: 'admin' },
      what: 'query flag: value transcript_correction removed',
    },
  ],
  [
    'an enum of a reply widened',
    (edited) => schemaOf(edited, 'SecondReviewState').enum?.push('postponed'),
    {
      ...{ isBreaking: true, operation: 'getIntegrityReview', screen: 'review' },
      what: 'reply 200.findings[].second_review.state: value postponed new',
    },
  ],
  [
    'an operation removed',
    ({ paths }) => delete paths['/api/v1/admin/settings/ai/local'],
    { isBreaking: true, operation: 'findLocalAi', screen: 'admin', what: 'operation removed' },
  ],
  [
    'an optional parameter more',
    (edited) =>
      getOf(edited, REPORTS).parameters?.push({ name: 'company', in: 'query', schema: { type: 'string' } }),
    {
      ...{ isBreaking: false, operation: 'listInterviewReports', screen: 'admin' },
      what: 'query company: new',
    },
  ],
  [
    'a path renamed',
    ({ paths }) => {
      paths['/api/v1/admin/violations'] = paths[REPORTS] ?? {};
      delete paths[REPORTS];
    },
    {
      ...{ isBreaking: true, operation: 'listInterviewReports', screen: 'admin' },
      what: `GET ${REPORTS} became GET /api/v1/admin/violations`,
    },
  ],
  [
    'a status of success removed',
    ({ paths }) => {
      const { responses } = paths['/api/v1/admin/evaluations/{session_id}/again']?.['post'] ?? {};
      if (responses) {
        delete responses['204'];
        responses['202'] = {};
      }
    },
    {
      ...{ isBreaking: true, operation: 'evaluateSessionAgain', screen: 'admin' },
      what: 'reply 204: removed',
    },
  ],
  [
    'a description only',
    (edited) => {
      getOf(edited, REPORTS).description = 'Newest first.';
      schemaOf(edited, 'InterviewReport').description = 'A violation.';
    },
    null,
  ],
])('%s in the description of today', (_name, edit, expected) => {
  const edited = described();
  edit(edited);
  const changes = apiChanges(described() as Description, edited as Description);
  expect(changes.some(({ isBreaking }) => isBreaking)).toBe(expected?.isBreaking ?? false);
  if (!expected) return expect(changes).toEqual([]);
  const { isBreaking, operation, what, screen } = expected;
  expect(changes).toContainEqual({ isBreaking, operationId: operation, what });
  expect(screensUsing([operation]).get(operation)).toContain(screen);
});
