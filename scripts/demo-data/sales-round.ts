import { sellerAnswers } from './answers.ts';
import { DEMO_CANDIDATE, sellers } from './cast.ts';
import { demoEntry, type Team } from './company.ts';
import { fromBank, type Hiring, interviewOf } from './hiring-round.ts';
import type { Stage } from './stage.ts';
import { SampleWorkspace } from './workspace.ts';

export async function openSales(stage: Stage, { lead, recruiter, candidate }: Team): Promise<Hiring> {
  const { competencies, questions } = await fromBank(stage, lead, 'sales');
  const workspace = await SampleWorkspace.create(stage, lead, {
    title: 'Account executive (sample)',
    department: 'Sales',
    location: 'Remote, Europe',
    employment_type: 'full_time',
    job_description:
      'You win mid-size customers: discovery, proposal, negotiation and a clean handover to support.',
    competencies,
  });
  await workspace.join(recruiter, 'recruiter');
  await workspace.add(recruiter, [...sellers.slice(0, 12), demoEntry]);
  stage.to(29);
  const terms = { title: 'Account executive (sample)', questions };
  const interviewId = await workspace.freeze(recruiter, interviewOf(stage, terms, [29, 12]));
  const invited = sellers.slice(0, 8).map(({ full_name }) => full_name);
  await workspace.move(recruiter, [...invited, DEMO_CANDIDATE.name], 'applied', 'interview');
  await workspace.invite(recruiter, interviewId, [...invited, DEMO_CANDIDATE.name]);
  await stage.call(candidate, 'GET', `/interviews/invited/${interviewId}`);
  await workspace.add(recruiter, sellers.slice(12));
  return { workspace, interviewId };
}

/** Rates what sellers said, decides, and closes the round. */
export async function finishSales(
  stage: Stage,
  team: Team,
  { workspace, interviewId }: Hiring,
): Promise<void> {
  const { lead, recruiter } = team;
  const cards = [
    {
      scores: [5, 4, 4, 4, 5],
      overall: 'strong_yes',
      reason: 'Asks before he offers, and owns what went wrong.',
    },
    { scores: [4, 3, 3, 3, 3], overall: 'yes', reason: 'Short, but each step is there.' },
    { scores: [4, 5, 4, 4, 4], overall: 'yes', reason: 'Counts, and shows with the customer’s own case.' },
    { scores: [1, 2, 1, 2, 1], overall: 'no', reason: 'No own action in any answer.' },
    { scores: [5, 4, 4, 4, 5], overall: 'strong_yes', reason: 'Concrete in all five.' },
  ] as const;
  for (const [index, card] of cards.entries()) {
    const name = sellers[index]?.full_name ?? '';
    stage.to(26 - index);
    const account = await workspace.account(name);
    const { _id } = await workspace.take(account, interviewId, { answers: sellerAnswers[index] ?? [] });
    stage.pass(90);
    await workspace.move(recruiter, [name], 'interview', 'review');
    await workspace.rate(lead, _id, card);
  }
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = sellers.map(
    ({ full_name }) => full_name,
  );
  const [, , , , , sixth = '', seventh = ''] = sellers.map(({ full_name }) => full_name);
  const leaving = await workspace.account(sixth);
  await stage.call(leaving, 'POST', `/interviews/invited/${interviewId}/decline`, {
    note: 'I have signed elsewhere.',
  });
  const gone = await workspace.account(seventh);
  await stage.call(gone, 'POST', `/interviews/invited/${interviewId}/withdraw`, {
    note: 'The role is not remote enough for me.',
  });
  stage.to(20);
  await workspace.move(recruiter, [fifth, first], 'review', 'offer');
  await workspace.note(lead, fifth, 'Reference of her last manager: calm, prepared, never oversells.');
  stage.to(16);
  await workspace.decide(lead, fifth, {
    kind: 'hire',
    reason_id: 'offer-accepted',
    note: 'Starts next month.',
  });
  for (const name of [second, fourth])
    await workspace.decide(lead, name, { kind: 'reject', reason_id: 'skills', mail: 'none' });
  for (const name of [first, third])
    await workspace.decide(lead, name, { kind: 'reject', reason_id: 'other-candidate', mail: 'none' });
  stage.pass(30);
  const ended = new Set([first, second, third, fourth, fifth, seventh]);
  const others = [...sellers.map(({ full_name }) => full_name), DEMO_CANDIDATE.name].filter(
    (name) => !ended.has(name),
  );
  await stage.call(lead, 'POST', `${workspace.path}/applications/reject`, {
    application_ids: others.map((name) => workspace.known(name).applicationId),
    reason_id: 'filled',
    mail: 'none',
  });
  await stage.call(lead, 'PATCH', workspace.path, { status: 'closed' });
}
