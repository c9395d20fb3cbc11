import { wordSet } from '../../checklist/language/word-list.ts';

/** In small letters: what jobs and the headings of their advertisements are called by, and next to nobody. */
export const advertisementWords: ReadonlySet<string> = wordSet(`
  adviser advisor apprentice artist auditor barista benefits bookkeeper builder buyer caretaker cashier
  chef cleaner clerk conditions controller copywriter courier creator description driver duties editor
  electrician employment estimator foreman fundraiser graduate housekeeper illustrator inspector
  instructor investigator job journalist key lecturer librarian marketer mechanic midwife mission
  negotiator night notice nursery offer open operative operator opportunity organiser overview paramedic
  part permanent pharmacist photographer planner position post primary producer programmer promoter
  publicist receptionist recruiter remote reporter requirements researcher responsibilities role salary
  sculptor secondary secretary shift skills solicitor strategist surveyor teacher teaching temporary time
  title translator tutor underwriter vacancies vacancy waiter waitress warehouse welder
`);
