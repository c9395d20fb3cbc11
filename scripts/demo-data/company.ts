import type { CompanyHiringDefaults } from '../../openapi/gen/types.gen.ts';
import { DEMO_CANDIDATE, DEMO_RECRUITER } from './cast.ts';
import type { Person, Stage } from './stage.ts';

export const demoEntry = {
  full_name: DEMO_CANDIDATE.name,
  email: DEMO_CANDIDATE.email,
  source: '',
  tags: ['sample'],
};

export interface Team {
  readonly lead: Person;
  readonly recruiter: Person;
  readonly manager: Person;
  readonly interviewer: Person;
  readonly candidate: Person;
}

export async function foundCompany(stage: Stage): Promise<Team> {
  const lead = await stage.person('recruiter', DEMO_RECRUITER.name, DEMO_RECRUITER.email);
  const candidate = await stage.person('candidate', DEMO_CANDIDATE.name, DEMO_CANDIDATE.email);
  const profile = { company: 'Sample Company', company_size: '51-200', job_title: 'Recruiter' };
  await stage.call(lead, 'PUT', '/recruiter/profile', profile);
  const { defaults } = await stage.call<CompanyHiringDefaults>(
    lead,
    'GET',
    '/recruiter/company/hiring-defaults',
  );
  const changed = { ...defaults, time_zone: 'Europe/Berlin' };
  await stage.call(lead, 'PUT', '/recruiter/company/hiring-defaults', changed);
  stage.pass(30);
  const joined: Person[] = [];
  for (const [name, title] of [
    ['Mina Castellanos', 'Recruiter'],
    ['Jonas Weber', 'Head of Engineering'],
    ['Ade Bello', 'Ward manager'],
  ] as const) {
    const email = `${name.toLowerCase().replace(' ', '.')}@company.example`;
    await stage.call(lead, 'POST', '/recruiter/company/invitations', { email, role: 'member' });
    const token = await stage.inMail(email, /#join=([\w.-]+)/);
    const member = await stage.person('recruiter', name, email);
    await stage.call(member, 'POST', '/recruiter/company/join', { token, job_title: title });
    joined.push(member);
  }
  const [recruiter, manager, interviewer] = joined;
  if (!recruiter || !manager || !interviewer) throw new Error('Somebody did not join.');
  return { lead, recruiter, manager, interviewer, candidate };
}
