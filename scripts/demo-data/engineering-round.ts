import type { RubricCompetency, Session, Test } from '../../openapi/gen/types.gen.ts';
import { engineerAnswers, middle } from './answers.ts';
import { DEMO_CANDIDATE, engineers, RIGHT_OPTIONS, testItems } from './cast.ts';
import { demoEntry, type Team } from './company.ts';
import { fromBank, type Hiring, interviewOf } from './hiring-round.ts';
import type { Person, Stage } from './stage.ts';
import { SampleWorkspace } from './workspace.ts';

export async function openEngineering(stage: Stage, team: Team): Promise<Hiring> {
  const { lead, recruiter, manager } = team;
  stage.to(27);
  const test = await stage.call<Test>(lead, 'POST', '/recruiter/tests', {
    title: 'Backend basics (sample)',
    items: testItems,
  });
  await stage.call(lead, 'POST', `/recruiter/tests/${test._id}/publish`, { revision: test.revision });
  const { competencies, questions } = await fromBank(stage, lead, 'software');
  const workspace = await SampleWorkspace.create(stage, lead, {
    title: 'Backend engineer (sample)',
    department: 'Engineering',
    location: 'Berlin',
    employment_type: 'full_time',
    job_description:
      'You build and run the services behind our bookings: design, code, review, on-call every sixth week.',
    competencies,
  });
  await workspace.join(recruiter, 'recruiter');
  await workspace.join(manager, 'hiring_manager');
  await workspace.add(lead, [...engineers.slice(0, 15), demoEntry]);
  stage.pass(60);
  const items = [
    ['failing-requests', 'debugging'],
    ['median', 'code-quality'],
  ].map(([item_id = '', competency_id = '']) => ({
    competency_id,
    test: { test_id: test._id, version: 1, item_id },
  }));
  const interviewId = await workspace.freeze(
    recruiter,
    interviewOf(
      stage,
      {
        title: 'Software engineer (sample)',
        questions: [...questions, ...items],
        limit_minutes: 60,
        attempts_allowed: 2,
        integrity: {
          ...interviewOf(stage, { title: '', questions: [] }, [0, 0]).integrity,
          camera: 'optional',
        },
        reviewers: { method: 'all', member_ids: [lead.userId, manager.userId] },
      },
      [26.9, -14],
    ),
  );
  return { workspace, interviewId };
}

const engineerNamed = (index: number) => engineers[index]?.full_name ?? '';

export async function interviewEngineers(
  stage: Stage,
  team: Team,
  { workspace, interviewId }: Hiring,
): Promise<void> {
  const { lead, recruiter, manager } = team;
  stage.to(12);
  await workspace.add(lead, engineers.slice(15));
  const invited = engineers.slice(0, 12).map(({ full_name }) => full_name);
  const bounced = engineers.at(-1)?.full_name ?? '';
  await workspace.move(recruiter, [...invited, bounced, DEMO_CANDIDATE.name], 'applied', 'interview');
  await workspace.invite(recruiter, interviewId, [...invited, bounced, DEMO_CANDIDATE.name]);
  const codes = [middle.right, middle.right, middle.forgetful, middle.right, middle.forgetful, middle.broken];
  const sessions: Session[] = [];
  for (const index of [0, 1, 2, 3, 4, 5, 6, 7, 8]) {
    stage.to(11.5 - index);
    const account = await workspace.account(engineerNamed(index));
    const session = await workspace.take(account, interviewId, {
      answers: engineerAnswers[index] ?? [],
      chosen: index % 3 === 2 ? RIGHT_OPTIONS.slice(1) : RIGHT_OPTIONS,
      code: codes[index % codes.length] ?? middle.right,
      meanwhile: index === 4 ? (begun) => leavePage(stage, account, begun) : undefined,
    });
    sessions.push(session);
    if (index < 6) await workspace.move(recruiter, [engineerNamed(index)], 'interview', 'review');
    const rated = engineerCards[index];
    if (rated) await workspace.rate(lead, session._id, rated[0]);
    if (rated?.[1]) await workspace.rate(manager, session._id, rated[1]);
  }
  stage.to(3);
  await proposeFinding(stage, team, sessions[4]);
  await decideOnEngineers(stage, team, { workspace, interviewId });
}

/** What a colleague takes for a violation waits for a second look by the demo's recruiter. */
async function proposeFinding(stage: Stage, { lead, manager }: Team, session?: Session): Promise<void> {
  await stage.call(manager, 'POST', `/recruiter/reviews/${session?._id}/integrity/findings`, {
    verdict: 'violation',
    text: 'The page was left for half a minute, and right after it 412 characters came in at once.',
    event_ids: ['left-1', 'pasted-1'],
    second_reviewer_id: lead.userId,
  });
}

const engineerCards = [
  [
    { scores: [5, 5, 4, 4, 5], overall: 'strong_yes', reason: 'Collects facts first, in every answer.' },
    { scores: [5, 4, 4, 4, 4], overall: 'yes', reason: 'Strong on debugging and on owning a fault.' },
  ],
  [
    { scores: [4, 4, 3, 4, 4], overall: 'yes', reason: 'Concrete and short.' },
    { scores: [4, 3, 3, 3, 4], overall: 'yes', reason: 'Would like to hear more about design.' },
  ],
  [
    { scores: [2, 3, 2, 2, 3], overall: 'no', reason: 'Names steps, not what came of them.' },
    { scores: [3, 4, 2, 2, 3], overall: 'yes', reason: 'Time zones: a real case, with a real change.' },
  ],
  [
    { scores: [5, 5, 5, 5, 4], overall: 'strong_yes', reason: 'Proves each guess before the next.' },
    { scores: [5, 5, 4, 5, 5], overall: 'strong_yes', reason: 'I would work with her tomorrow.' },
  ],
  [
    { scores: [3, 3, 3, 3, 4], overall: 'yes', reason: 'Solid; the library answer is honest.' },
    { scores: [3, 3, 2, 3, 3], overall: 'no', reason: 'The first answer reads as if it had been prepared.' },
  ],
  [{ scores: [1, 1, 1, 2, 1], overall: 'no', reason: 'Says what one does, never what they did.' }],
] as const;

async function decideOnEngineers(
  stage: Stage,
  team: Team,
  { workspace, interviewId }: Hiring,
): Promise<void> {
  const { lead, recruiter, manager } = team;
  await workspace.move(recruiter, [engineerNamed(3), engineerNamed(0)], 'review', 'offer');
  await workspace.note(manager, engineerNamed(3), 'Asked for four weeks’ notice. Fine with us.');
  await workspace.decide(lead, engineerNamed(3), { kind: 'hire', reason_id: 'best-fit', note: '' });
  stage.pass(20);
  // Its mail leaves after the first start, so that it can still be undone.
  const mail_at = stage.ago(-1).toISOString();
  await workspace.decide(lead, engineerNamed(5), {
    kind: 'reject',
    reason_id: 'skills',
    mail: 'at',
    mail_at,
  });
  const asking = await workspace.account(engineerNamed(9));
  await stage.call(asking, 'POST', `/interviews/invited/${interviewId}/accommodations`, {
    extra_time_percent: 50,
    text_only: false,
    pauses: true,
    note: 'I read more slowly on a screen.',
  });
  await stage.call(recruiter, 'POST', `${workspace.path}/interviews/${interviewId}/invitations/remind`, {
    invitation_ids: [await workspace.invitationOf(interviewId, engineerNamed(10))],
  });
  await publishRubric(stage, lead, workspace);
}

/** The page is left twice and a long text is inserted; its candidate says why. */
async function leavePage(stage: Stage, who: Person, session: Session): Promise<void> {
  for (let minute = 0; minute < 2; minute += 1) {
    stage.pass(1);
    await stage.call(who, 'POST', `/interviews/session/${session._id}/heartbeat`);
  }
  const at = (seconds: number) => new Date(stage.now.getTime() - seconds * 1000).toISOString();
  const of = { device: null, cause: null, while_paused: false, turn_id: session.current_turn?._id ?? null };
  const events = [
    { _id: 'left-1', signal: 'page_hidden', at: at(80), duration_ms: 34_000, characters: null, ...of },
    { _id: 'pasted-1', signal: 'large_insertion', at: at(40), duration_ms: null, characters: 412, ...of },
  ];
  const path = `/fraud-detection/sessions/${session._id}`;
  await stage.call(who, 'POST', `${path}/events`, { sent_at: stage.now.toISOString(), events });
  const comment = { event_id: 'left-1', text: 'My calendar came to the front with a reminder.' };
  await stage.call(who, 'PUT', `${path}/comments`, comment);
}

/** In the middle of the round debugging counts more. */
async function publishRubric(stage: Stage, lead: Person, workspace: SampleWorkspace): Promise<void> {
  const { items } = await stage.call<{ items: { version: number; competencies: RubricCompetency[] }[] }>(
    lead,
    'GET',
    `${workspace.path}/rubrics`,
  );
  const weights = [30, 20, 20, 15, 15];
  const competencies = (items[0]?.competencies ?? []).map((competency, index) => ({
    ...competency,
    weight_percent: weights[index] ?? competency.weight_percent,
  }));
  await stage.call(lead, 'POST', `${workspace.path}/rubrics`, { base_version: 1, competencies });
}
