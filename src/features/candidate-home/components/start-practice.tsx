import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Report, ReportSummary } from '../../../../openapi/gen/types.gen.ts';
import { levelNames } from '../../../capabilities/interview/interview-words.ts';
import { drillPath, nextDrill } from '../../../capabilities/interview/next-drill.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { paths } from '../../../lib/paths.ts';
import { NextCard } from './next-card.tsx';

/** For somebody who has no report yet. */
export function FirstPractice() {
  return (
    <StartCard
      title="Take your first practice interview"
      to={paths.candidate.practice}
      label="Set up an interview"
    >
      Choose a role and a level, answer a few questions, and read a report that shows what it found in your
      own words. No recruiter sees it.
    </StartCard>
  );
}

interface PractiseAgainProps {
  /** The newest report as the list has it; undefined where the list could not be loaded. */
  readonly last: ReportSummary | undefined;
  readonly report: Report | undefined;
}

/** Goes on from the last report: with the drill that the report itself leads to, else with its choices. */
export function PractiseAgain({ last, report }: PractiseAgainProps) {
  const next = report && nextDrill(report);
  if (next)
    return (
      <StartCard
        title="Practice again"
        to={drillPath(report, next.competency)}
        label={`Drill: ${next.competency.name}`}
      >
        By your last report, on {report.role_family.name}: {next.words}
      </StartCard>
    );
  if (!last)
    return (
      <StartCard title="Practice again" to={paths.candidate.practice} label="Practice">
        Choose what to practice next.
      </StartCard>
    );
  const { role_family, level, question_type } = last;
  const choices = { role_family: role_family._id, level, question_type };
  return (
    <StartCard title="Practice again" to={paths.candidate.practiceOf(choices)} label="Practice">
      Go on where your last report was: {role_family.name}, {levelNames[level]}, with other questions.
    </StartCard>
  );
}

interface StartCardProps {
  readonly title: string;
  readonly to: string;
  readonly label: string;
  readonly children: ReactNode;
}

function StartCard({ title, to, label, children }: StartCardProps) {
  return (
    <NextCard
      title={title}
      action={
        <LinkButton to={to} variant="contained" size="large">
          {label}
        </LinkButton>
      }
    >
      <Typography sx={{ maxWidth: '56ch' }}>{children}</Typography>
    </NextCard>
  );
}
