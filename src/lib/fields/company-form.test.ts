import { expect, test } from 'vitest';
import { companyOf, companyProblems, noCompany } from './company-form.ts';

const sound = { company: 'Acme', company_size: '11-50', job_title: 'Recruiter' };

const wrongIn = (form: typeof sound) =>
  Object.entries(companyProblems(form))
    .filter(([, problem]) => problem)
    .map(([field]) => field);

test.each([
  [sound, []],
  [noCompany, ['company', 'company_size', 'job_title']],
  [{ ...sound, company: ' \t' }, ['company']],
  [{ ...sound, company: 'x'.repeat(120) }, []],
  [{ ...sound, company: 'x'.repeat(121) }, ['company']],
  [{ ...sound, company: ` ${'x'.repeat(120)} ` }, []],
  [{ ...sound, job_title: '' }, ['job_title']],
  [{ ...sound, company_size: 'many' }, ['company_size']],
  [{ ...sound, company_size: 'toString' }, ['company_size']],
])('in %j the wrong ones are %j', (form, fields) => {
  expect(wrongIn(form)).toEqual(fields);
});

test('is sent without space around the texts', () => {
  expect(companyOf({ company: ' Acme ', company_size: '5001+', job_title: '\tHead ' })).toEqual({
    company: 'Acme',
    company_size: '5001+',
    job_title: 'Head',
  });
});
