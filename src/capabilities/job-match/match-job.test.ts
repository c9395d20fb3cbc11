import { expect, test } from 'vitest';
import { resumeDraft } from '../../../tests/support/resumes.ts';
import { matchJob } from './match-job.ts';

const draft = resumeDraft();
draft.content.work[0]?.highlights.push('Moved our reports to Amazon Web Services and PostgreSQL.');
draft.content.skills.push({ name: 'Data', level: '', keywords: ['SQL', 'Node.js', 'Gardening'] });

/** A job description nobody wrote for this. */
const NURSE = `Registered Nurse (Intensive Care)
We are looking for a nurse who ventilates patients and performs triage in our emergency department.
You know Epic, SQL reports and AWS. Experience with Postgres and Node is a plus.
Patient safety matters: you report errors and care for patient families.
We offer a competitive salary and a great team.`;

const terms = (list: readonly { term: string }[]) => list.map(({ term }) => term);

test('what stands in both is shown with its places and the form it has there', () => {
  const { both } = matchJob(NURSE, draft);
  const of = (term: string) => both.find((one) => one.term === term);
  expect(of('triage')).toMatchObject({
    line: 2,
    places: [{ where: 'Skills, Care', form: 'Triage' }],
    isOnlyListed: true,
  });
  expect(of('ventilates')?.places).toEqual([{ where: 'Skills, Care', form: 'Ventilation' }]);
  expect(of('AWS')).toMatchObject({
    places: [{ where: 'Ward lead, City Hospital', form: 'Amazon Web Services' }],
    isOnlyListed: false,
  });
  expect(of('Postgres')?.places).toEqual([{ where: 'Ward lead, City Hospital', form: 'PostgreSQL' }]);
  expect(of('SQL')?.isOnlyListed).toBe(true);
  expect(of('Node')?.places).toEqual([{ where: 'Skills, Data', form: 'Node.js' }]);
});

test('what stands on one side only is told apart, and phrases of every job are no terms', () => {
  const { onlyJob, onlyResume, both } = matchJob(NURSE, draft);
  expect(terms(onlyJob)).toContain('Epic');
  expect(terms(onlyJob)).toContain('patients');
  for (const word of ['salary', 'team', 'Experience', 'We', 'You', 'looking'])
    expect([...terms(onlyJob), ...terms(both)]).not.toContain(word);
  expect(onlyResume).toEqual([{ where: 'Skills, Data', form: 'Gardening' }]);
});

test('nothing is found in nothing, and long texts are read at once', () => {
  expect(matchJob('', draft)).toMatchObject({ both: [], onlyJob: [] });
  const began = performance.now();
  const long = matchJob('Kubernetes and Terraform for Patients. '.repeat(3000), draft);
  expect(terms(long.onlyJob)).toEqual(['Kubernetes', 'Terraform', 'Patients']);
  expect(performance.now() - began).toBeLessThan(5000);
});
