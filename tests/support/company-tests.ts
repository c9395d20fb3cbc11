import type { Test, TestItem } from '../../openapi/gen/types.gen.ts';
import type { TestAccount } from './accounts.ts';
import { callAs } from './hiring.ts';
import type { TestServer } from './test-server.ts';

const asked = { competency: 'Patient safety', minutes: 2, explanation: 'As the ward’s manual says.' };

export const choiceItem: TestItem = {
  ...asked,
  _id: 'choice-1',
  kind: 'choice',
  prompt: 'Which of these are checked before a transfusion?',
  points: 4,
  choice: {
    options: [
      { text: 'The blood group', right: true },
      { text: 'The name', right: true },
      { text: 'The weather', right: false },
    ],
  },
};

export const textItem: TestItem = {
  ...asked,
  _id: 'text-1',
  kind: 'text',
  competency: 'Handover',
  prompt: 'Tell how you would hand over a patient at night.',
  points: 5,
  text: {
    type: 'situational',
    anchors: { '1': 'Says nothing of it.', '3': 'Names the facts.', '5': 'Asks for what was understood.' },
  },
};

export const codeItem: TestItem = {
  ...asked,
  _id: 'code-1',
  kind: 'code',
  prompt: 'Write dose(weight), which returns 2 for each kilogram, and 0 for a weight below 0.',
  points: 6,
  code: {
    function_name: 'dose',
    parameters: ['weight'],
    cases: [
      { name: '', arguments: '[10]', expected: '20', hidden: false },
      { name: 'No secret weight', arguments: '[-7351]', expected: '0', hidden: true },
    ],
    reference: 'function dose(weight) { return Math.max(0, weight * 2); } // the secret reference',
    time_limit_ms: 1000,
  },
};

export const nurseTest = { title: 'Ward basics', items: [choiceItem, textItem, codeItem] };

/** Makes a test of a recruiter's company. */
export async function makeTest(
  server: TestServer,
  recruiter: TestAccount,
  { title, items }: { readonly title: string; readonly items: readonly TestItem[] } = nurseTest,
): Promise<Test> {
  const call = callAs(server, recruiter);
  const { status, body } = await call<Test>('POST', '/tests', { title, items });
  if (status !== 201) throw new Error(`The test is answered with ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** The same, published as version 1. */
export async function publishedTest(
  server: TestServer,
  recruiter: TestAccount,
  test?: Parameters<typeof makeTest>[2],
): Promise<Test> {
  const { _id, revision } = await makeTest(server, recruiter, test);
  const { status, body } = await callAs(server, recruiter)<Test>('POST', `/tests/${_id}/publish`, {
    revision,
  });
  if (status !== 200) throw new Error(`Publishing is answered with ${status}: ${JSON.stringify(body)}`);
  return body;
}
