import type { Report } from '../../../../../api/gen/types.gen.ts';

/** A report as it reads on a page that has no “Evaluate again”: nothing in it sends one to that button. */
export function withoutAgain(report: Report): Report {
  const { coverage_note, questions } = report;
  return {
    ...report,
    coverage_note: coverage_note && shortened(coverage_note),
    questions: questions.map((question) => {
      const { assessment } = question;
      if (!assessment?.note) return question;
      return { ...question, assessment: { ...assessment, note: shortened(assessment.note) } };
    }),
  };
}

/** What names the button, as a sentence of its own or behind a semicolon. */
const naming = /(;)? “Evaluate again”[^.]*\./g;

const shortened = (text: string) => text.replace(naming, (_found, semicolon) => (semicolon ? '.' : ''));
