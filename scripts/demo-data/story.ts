import type { LiveInterview } from '../../openapi/gen/types.gen.ts';
import { DEMO_CANDIDATE, nurseQuestions } from './cast.ts';
import { foundCompany, type Team } from './company.ts';
import { interviewEngineers, openEngineering } from './engineering-round.ts';
import { fromBank, type Hiring, interviewOf } from './hiring-round.ts';
import { finishSales, openSales } from './sales-round.ts';
import type { Person, Stage } from './stage.ts';
import { interviewNurses, nurseNamed, openWard } from './ward-round.ts';

/** How long before the first start the sample company began. */
export const STORY_DAYS = 30;
/** The address of a candidate whose mails come back. */
export const REFUSED_ADDRESS = 'umut.demir@sample.example';

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
    const liveTimes = `${workspace.path}/interviews/${interviewId}/live-times`;
    const live = await stage.call<LiveInterview>(lead, 'POST', liveTimes, {
      application_id: applicationId,
      times: times.map((days) => stage.ago(-days).toISOString()),
      minutes: 45,
    });
    await workspace.invitationsLeave(interviewId);
    return live;
  };
  stage.to(0.1);
  const soon = 0.5 / 24;
  const live = await propose(engineering, [lead, DEMO_CANDIDATE.name], [soon, 1, 2]);
  await stage.call(candidate, 'POST', `/interviews/live/${live._id}/choice`, {
    starts_at: stage.ago(-soon).toISOString(),
  });
  await propose(ward, [interviewer, nurseNamed(0)], [2, 3]);
}
