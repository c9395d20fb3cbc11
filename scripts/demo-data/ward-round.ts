import type { Session } from '../../openapi/gen/types.gen.ts';
import { nurseAnswers } from './answers.ts';
import { DEMO_CANDIDATE, nurseCompetencies, nurseQuestions, nurses } from './cast.ts';
import { demoEntry, type Team } from './company.ts';
import { type Hiring, interviewOf } from './hiring-round.ts';
import type { Person, Stage } from './stage.ts';
import { SampleWorkspace } from './workspace.ts';

export async function openWard(stage: Stage, { lead, recruiter, interviewer }: Team): Promise<Hiring> {
  stage.to(14);
  const workspace = await SampleWorkspace.create(stage, lead, {
    title: 'Ward nurse (sample)',
    department: 'Surgery',
    location: 'York',
    employment_type: 'full_time',
    job_description:
      'You look after patients of a surgical ward in rotating shifts and hand over to colleagues.',
    competencies: nurseCompetencies,
  });
  await workspace.join(recruiter, 'recruiter');
  await workspace.join(interviewer, 'interviewer');
  await workspace.add(lead, nurses.slice(0, 14));
  stage.to(13);
  const terms = { title: 'Ward nurse (sample)', questions: nurseQuestions, limit_minutes: 25 };
  // It closes within a day of the first start.
  const interviewId = await workspace.freeze(recruiter, interviewOf(stage, terms, [13, -0.85]));
  return { workspace, interviewId };
}

export const nurseNamed = (index: number) => nurses[index]?.full_name ?? '';

export async function interviewNurses(stage: Stage, team: Team, hiring: Hiring): Promise<void> {
  const { workspace, interviewId } = hiring;
  const { lead, recruiter } = team;
  stage.to(2.9);
  await workspace.add(lead, [...nurses.slice(14), demoEntry]);
  const invited = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(nurseNamed);
  await workspace.move(recruiter, [...invited, DEMO_CANDIDATE.name], 'applied', 'interview');
  await workspace.invite(recruiter, interviewId, [...invited, DEMO_CANDIDATE.name]);
  const granted = await workspace.account(nurseNamed(4));
  const asked = { extra_time_percent: 25, text_only: true, pauses: false };
  await stage.call(granted, 'POST', `/interviews/invited/${interviewId}/accommodations`, asked);
  const invitation = await workspace.invitationOf(interviewId, nurseNamed(4));
  stage.pass(30);
  const path = `${workspace.path}/interviews/${interviewId}/invitations/${invitation}/accommodation`;
  await stage.call(lead, 'PUT', path, asked);
  const cards = [
    { scores: [5, 5, 5], overall: 'strong_yes', reason: 'First sign, action, whom she told: all there.' },
    { scores: [3, 2, 2], overall: 'no', reason: 'Acts well once, the rest stays general.' },
  ] as const;
  for (const index of [0, 1, 2, 3, 4]) {
    stage.to(2.4 - index * 0.4);
    const account = index === 4 ? granted : await workspace.account(nurseNamed(index));
    const answers = nurseAnswers[index] ?? [];
    const declines = index === 3 ? ['ai_evaluation'] : [];
    const session = await workspace.take(account, interviewId, { answers, declines });
    await workspace.move(recruiter, [nurseNamed(index)], 'interview', 'review');
    const card = cards[index];
    if (card) await workspace.rate(lead, session._id, card);
    await askPerson(stage, { account, interviewId, session, index });
  }
  await workspace.move(recruiter, [nurseNamed(0)], 'review', 'offer');
  const underWay = await workspace.account(nurseNamed(5));
  await workspace.take(underWay, interviewId, { answers: nurseAnswers[3] ?? [], stopsAfter: 1 });
}

/** One asks for a correction of what was written down, one for a review by a person. */
async function askPerson(
  stage: Stage,
  {
    account,
    interviewId,
    session,
    index,
  }: { account: Person; interviewId: string; session: Session; index: number },
): Promise<void> {
  stage.pass(20);
  const path = `/interviews/invited/${interviewId}`;
  if (index === 2)
    await stage.call(account, 'POST', `${path}/corrections`, {
      session_id: session._id,
      turn_id: session.turns[0]?._id,
      text: 'It was her evening dose, not the usual one. I wrote it in a hurry.',
    });
  if (index === 1)
    await stage.call(account, 'POST', `${path}/human-review`, {
      session_id: session._id,
      text: 'I lost my connection in the last question. Please have a person read it.',
    });
}
