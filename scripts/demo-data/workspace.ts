import type {
  ApplicationPage,
  CandidateEntry,
  DecisionRequest,
  HiringInterview,
  HiringInterviewRequest,
  HiringInvitationPage,
  HiringReview,
  InvitedInterview,
  OverallRating,
  ScorecardDraft,
  Session,
  Turn,
  Workspace,
  WorkspaceRequest,
  WorkspaceRole,
} from '../../openapi/gen/types.gen.ts';
import type { Person, Stage } from './stage.ts';
import { statementOf } from './statement.ts';

interface Known {
  readonly applicationId: string;
  readonly candidateId: string;
  readonly email: string;
}

/** How somebody takes an interview. */
export interface Taking {
  readonly answers: readonly string[];
  /** Of choices and code; what is not named is skipped. */
  readonly chosen?: readonly string[];
  readonly code?: string;
  /** Consents that are declined. */
  readonly declines?: readonly string[];
  /** After how many questions it is left open; all by default. */
  readonly stopsAfter?: number;
  /** What happens at the first question. */
  readonly meanwhile?: (session: Session) => Promise<void>;
}

/** What somebody rates: by competency, in the order of the rubric; null is "not assessed". */
interface Card {
  readonly scores: readonly (number | null)[];
  readonly overall: OverallRating;
  readonly reason: string;
  readonly isDraft?: boolean;
}

/** One workspace of the sample company, worked in as its screens do. */
export class SampleWorkspace {
  readonly id: string;
  readonly stage: Stage;
  readonly lead: Person;
  readonly #known = new Map<string, Known>();

  private constructor(stage: Stage, lead: Person, id: string) {
    this.stage = stage;
    this.lead = lead;
    this.id = id;
  }

  static async create(stage: Stage, lead: Person, request: WorkspaceRequest): Promise<SampleWorkspace> {
    const { _id } = await stage.call<Workspace>(lead, 'POST', '/recruiter/workspaces', request);
    return new SampleWorkspace(stage, lead, _id);
  }

  get path(): string {
    return `/recruiter/workspaces/${this.id}`;
  }

  async join(member: Person, role: WorkspaceRole): Promise<void> {
    await this.stage.call(this.lead, 'PUT', `${this.path}/members/${member.userId}`, { role });
  }

  async add(by: Person, candidates: readonly CandidateEntry[]): Promise<void> {
    await this.stage.call(by, 'POST', `${this.path}/applications`, { candidates });
    const pages = await this.stage.call<ApplicationPage>(
      by,
      'GET',
      `${this.path}/applications?page_size=100`,
    );
    for (const { _id, candidate } of pages.items)
      this.#known.set(candidate.full_name, {
        applicationId: _id,
        candidateId: candidate._id,
        email: candidate.email,
      });
  }

  known(name: string): Known {
    const found = this.#known.get(name);
    if (!found) throw new Error(`Nobody here is called ${name}.`);
    return found;
  }

  /** The candidate's own account, under the address that the company has. */
  account(name: string): Promise<Person> {
    return this.stage.person('candidate', name, this.known(name).email);
  }

  async move(by: Person, names: readonly string[], from: string, to: string): Promise<void> {
    const moves = names.map((name) => ({
      application_id: this.known(name).applicationId,
      from_stage_id: from,
    }));
    await this.stage.call(by, 'POST', `${this.path}/applications/move`, { to_stage_id: to, moves });
  }

  async note(by: Person, name: string, text: string): Promise<void> {
    await this.stage.call(by, 'POST', `${this.#of(name)}/notes`, { text });
  }

  async decide(by: Person, name: string, decision: DecisionRequest): Promise<void> {
    await this.stage.call(by, 'POST', `${this.#of(name)}/decisions`, decision);
  }

  #of(name: string): string {
    return `${this.path}/candidates/${this.known(name).candidateId}`;
  }

  async freeze(by: Person, request: HiringInterviewRequest): Promise<string> {
    const { _id } = await this.stage.call<HiringInterview>(by, 'POST', `${this.path}/interviews`, request);
    return _id;
  }

  /** Invites, and waits until the mails have left. */
  async invite(by: Person, interviewId: string, names: readonly string[]): Promise<void> {
    const invitations = `${this.path}/interviews/${interviewId}/invitations`;
    const application_ids = names.map((name) => this.known(name).applicationId);
    await this.stage.call(by, 'POST', invitations, { application_ids });
    await this.invitationsLeave(interviewId);
  }

  /** Waits until the mails of an interview's invitations have left. */
  async invitationsLeave(interviewId: string): Promise<void> {
    await this.stage.until('all invitations have left', async () => {
      const page = await this.#invitations(interviewId);
      return page.items.every(({ status }) => status !== 'scheduled') || undefined;
    });
  }

  #invitations(interviewId: string): Promise<HiringInvitationPage> {
    const path = `${this.path}/interviews/${interviewId}/invitations?page_size=100`;
    return this.stage.call(this.lead, 'GET', path);
  }

  /** The id of somebody's invitation. */
  async invitationOf(interviewId: string, name: string): Promise<string> {
    const { items } = await this.#invitations(interviewId);
    const found = items.find(({ candidate }) => candidate.full_name === name);
    if (!found) throw new Error(`${name} is not invited.`);
    return found._id;
  }

  /** Takes an interview as its pages do; waits until a submitted one is evaluated, and gives its session. */
  async take(who: Person, interviewId: string, taking: Taking): Promise<Session> {
    const { stage } = this;
    const invited = `/interviews/invited/${interviewId}`;
    const { consents } = await stage.call<InvitedInterview>(who, 'GET', invited);
    const decisions = consents.map(({ item, version }) => ({
      item,
      version,
      is_given: !taking.declines?.includes(item),
    }));
    if (decisions.length > 0) await stage.call(who, 'POST', `${invited}/consents`, { decisions });
    stage.pass(2);
    const begun = { mode: 'ai', interview_id: interviewId };
    const { _id } = await stage.call<Session>(who, 'POST', '/interviews/session', begun);
    const path = `/interviews/session/${_id}`;
    let session = await stage.call<Session>(who, 'POST', `${path}/start`);
    await taking.meanwhile?.(session);
    while (session.current_turn) {
      const turn = session.current_turn;
      if (turn.question_number > (taking.stopsAfter ?? 100)) return session;
      session = await this.#answer(who, { path, turn }, taking);
    }
    await stage.until(`the attempt of ${who.name} is evaluated`, async () => {
      const { evaluation } = await stage.call<Session>(who, 'GET', path);
      if (evaluation.state === 'needs_human')
        throw new Error(`The attempt of ${who.name} could not be evaluated.`);
      return evaluation.state === 'done' || evaluation.state === 'people_only' || undefined;
    });
    return session;
  }

  async #answer(
    who: Person,
    { path, turn }: { path: string; turn: Turn },
    { answers, chosen = [], code }: Taking,
  ): Promise<Session> {
    const text = textFor(turn, { answers, chosen, code });
    // As long as it takes to say it, and a while to think, within what a page tells of itself.
    for (let minutes = 0; minutes < Math.ceil(text.length / 500); minutes += 1) {
      this.stage.pass(1);
      await this.stage.call(who, 'POST', `${path}/heartbeat`);
    }
    if (!text) return this.stage.call(who, 'POST', `${path}/turns/${turn._id}/skip`);
    return this.stage.call(who, 'POST', `${path}/turns/${turn._id}/answer`, { text });
  }

  /** Rates as the review's screen does, each competency by words that were said to its question. */
  async rate(by: Person, sessionId: string, card: Card): Promise<void> {
    const path = `/recruiter/reviews/${sessionId}`;
    const review = await this.stage.call<HiringReview>(by, 'GET', path);
    const draft: ScorecardDraft = {
      ratings: review.competencies.slice(0, card.scores.length).map(({ _id }, index) => {
        const score = card.scores[index] ?? null;
        const question = review.questions.find(({ competency_id }) => competency_id === _id);
        const turn = question?.turns.find(({ answer }) => answer);
        const number = question?.number ?? 1;
        const words = turn?.answer && score !== null ? statementOf(turn.answer) : undefined;
        const moment = { question_number: number, ...(turn && words && { turn_id: turn._id, ...words }) };
        return { competency_id: _id, score, moments: [moment] };
      }),
      overall: card.overall,
      reason: card.reason,
    };
    await this.stage.call(by, 'PUT', `${path}/scorecard`, draft);
    if (!card.isDraft) await this.stage.call(by, 'POST', `${path}/scorecard/submit`, draft);
  }
}

function textFor(turn: Turn, { answers, chosen, code }: Pick<Taking, 'answers' | 'chosen' | 'code'>): string {
  if (turn.code) return code ? JSON.stringify({ language: 'javascript', source: code }) : '';
  if (turn.choices) {
    const taken = turn.choices.options.filter(({ text }) => chosen?.includes(text));
    return taken.map(({ _id }) => _id).join(' ');
  }
  return turn.kind === 'follow_up' ? '' : (answers[turn.question_number - 1] ?? '');
}
