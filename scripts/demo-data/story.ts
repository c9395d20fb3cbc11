import type {
  CompanyHiringDefaults,
  CompetencySuggestion,
  HiringInterviewRequest,
  LiveInterview,
  RubricCompetency,
  Session,
  Test,
} from '../../openapi/gen/types.gen.ts';
import { engineerAnswers, middle, nurseAnswers, sellerAnswers } from './answers.ts';
import {
  DEMO_CANDIDATE,
  DEMO_RECRUITER,
  engineers,
  nurseCompetencies,
  nurseQuestions,
  nurses,
  RIGHT_OPTIONS,
  sellers,
  testItems,
} from './cast.ts';
import type { Person, Stage } from './stage.ts';
import { SampleWorkspace } from './workspace.ts';

/** How long before the first start the sample company began. */
export const STORY_DAYS = 30;
/** The address of a candidate whose mails come back. */
export const REFUSED_ADDRESS = 'umut.demir@sample.example';

const demoEntry = {
  full_name: DEMO_CANDIDATE.name,
  email: DEMO_CANDIDATE.email,
  source: '',
  tags: ['sample'],
};

interface Team {
  readonly lead: Person;
  readonly recruiter: Person;
  readonly manager: Person;
  readonly interviewer: Person;
  readonly candidate: Person;
}

export interface Told {
  /** Ids that screens and tests name, with what they are called in the samples. */
  readonly names: ReadonlyMap<string, string>;
}

/** Five weeks of a company that hires for three roles, as its people do it. */
export async function tellStory(stage: Stage): Promise<Told> {
  const team = await foundCompany(stage);
  const sales = await openSales(stage, team);
  const engineering = await openEngineering(stage, team);
  await finishSales(stage, team, sales);
  const ward = await openWard(stage, team);
  await interviewEngineers(stage, team, engineering);
  await interviewNurses(stage, team, ward);
  await agreeOnLive(stage, team, { engineering, ward });
  return {
    names: new Map([
      [sales.workspace.id, 'sample-sales'],
      [engineering.workspace.id, 'sample-backend'],
      [ward.workspace.id, 'sample-nurse'],
      [sales.interviewId, 'sample-sales-interview'],
      [engineering.interviewId, 'sample-backend-interview'],
      [ward.interviewId, 'sample-nurse-interview'],
    ]),
  };
}

async function foundCompany(stage: Stage): Promise<Team> {
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

interface Hiring {
  readonly workspace: SampleWorkspace;
  readonly interviewId: string;
}

const interviewOf = (
  stage: Stage,
  change: Pick<HiringInterviewRequest, 'title' | 'questions'> & Partial<HiringInterviewRequest>,
  [opens, closes]: readonly [number, number],
): HiringInterviewRequest => ({
  level: 'mid',
  follow_up_cap: 0,
  limit_minutes: 40,
  attempts_allowed: 1,
  opens_at: stage.ago(opens).toISOString(),
  closes_at: stage.ago(closes).toISOString(),
  integrity: {
    signals: ['page_hidden', 'focus_lost', 'paste', 'large_insertion', 'second_tab', 'network_lost'],
    camera: 'none',
    may_decline_signals: true,
  },
  scorecards_needed: 1,
  ...change,
});

/** What the bank suggests for a role, and asks for it in hiring. */
async function fromBank(stage: Stage, lead: Person, role_family: string) {
  const asked = { title: '', job_description: '', role_family };
  const { competencies } = await stage.call<CompetencySuggestion>(
    lead,
    'POST',
    '/recruiter/competency-suggestions',
    asked,
  );
  const questions = competencies.map(({ _id }, index) => ({
    competency_id: _id,
    bank_question_id: `${role_family}-${16 + index}`,
  }));
  return { competencies, questions };
}

async function openSales(stage: Stage, { lead, recruiter, candidate }: Team): Promise<Hiring> {
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

async function openEngineering(stage: Stage, team: Team): Promise<Hiring> {
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

/** Rates what sellers said, decides, and closes the round. */
async function finishSales(stage: Stage, team: Team, { workspace, interviewId }: Hiring): Promise<void> {
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

async function openWard(stage: Stage, { lead, recruiter, interviewer }: Team): Promise<Hiring> {
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

const engineerNamed = (index: number) => engineers[index]?.full_name ?? '';

async function interviewEngineers(
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

const nurseNamed = (index: number) => nurses[index]?.full_name ?? '';

async function interviewNurses(stage: Stage, team: Team, hiring: Hiring): Promise<void> {
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

/** People hold two of them: one begins soon after the first start, of one the time is to be chosen. */
async function agreeOnLive(
  stage: Stage,
  { lead, interviewer, candidate }: Team,
  { engineering, ward }: Readonly<Record<'engineering' | 'ward', Hiring>>,
): Promise<void> {
  const propose = async (
    { workspace }: Hiring,
    [holder, name]: [Person, string],
    times: readonly number[],
  ) => {
    const isWard = workspace === ward.workspace;
    const { questions } = await fromBank(stage, lead, 'software');
    const title = isWard ? 'Ward nurse, live (sample)' : 'Software engineer, live (sample)';
    const design = interviewOf(stage, { title, questions: isWard ? nurseQuestions : questions }, [0.1, -14]);
    const interviewId = await workspace.freeze(lead, {
      ...design,
      integrity: { signals: [], camera: 'none', may_decline_signals: true },
      live: { editor_language: isWard ? 'text' : 'javascript' },
      reviewers: { method: 'all', member_ids: [holder.userId] },
    });
    const { applicationId } = workspace.known(name);
    return stage.call<LiveInterview>(lead, 'POST', `${workspace.path}/interviews/${interviewId}/live-times`, {
      application_id: applicationId,
      times: times.map((days) => stage.ago(-days).toISOString()),
      minutes: 45,
    });
  };
  stage.to(0.1);
  const soon = 0.5 / 24;
  const live = await propose(engineering, [lead, DEMO_CANDIDATE.name], [soon, 1, 2]);
  await stage.call(candidate, 'POST', `/interviews/live/${live._id}/choice`, {
    starts_at: stage.ago(-soon).toISOString(),
  });
  await propose(ward, [interviewer, nurseNamed(0)], [2, 3]);
}
