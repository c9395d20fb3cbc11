import { type ResumeDeps, sweepResumes } from './resume-service.ts';

const HOUR_SECONDS = 60 * 60;

/** Lets this process remove files whose rows are gone. */
export function registerResumeJobs(deps: ResumeDeps): void {
  deps.jobs.every('sweep-resumes', HOUR_SECONDS, () => sweepResumes(deps));
}
