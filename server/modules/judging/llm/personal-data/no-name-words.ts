const words = (list: string) => new Set(list.trim().split(/\s+/));

/** What people are by their work, as it is written with a capital beside their name. */
export const roleWords = words(`
  Agile Analyst Assistant Chief Consultant Customer Data Designer Developer Engineer Finance Head Junior Lead
  Manager Marketing Master Officer Owner Product Project Sales Scrum Senior Software Support Team Tester
`);

/** In small letters: what stands where a name could, such as a place of work, its departments and tools. */
const others = words(`
  account accounts acquisition administration administrator advisor all analytics and app applicant
  application applications architect associate available backend business candidate candidates care center
  central centre channel city client cloud colleague colleagues committee communications community company
  contact contractor coordinator corporate council cv department desk details dev developers development
  devops digital director division dr email engineering engineers everyone executive experience experts for
  form frau friday frontend full fullstack general global google group helpdesk herr hiring hr human i if
  incident information infrastructure institute intern internal international it jira level line local
  logistics machine madam mail management managers marketers me media medical meet microsoft miss mobile
  monday mr mrs ms mx national network none nurse office on online operations organisation organization our
  partner people person phone planning platform please point principal procurement prof profile program
  programme quality recruiter recruiters recruiting recruitment regional relations request research
  resources resume retail safety science scientist section security service services shop sir sirs site
  slack specialist stack staff stakeholder stakeholders store success summary supervisor system systems
  talent teams tech technical technician technology the their this tracing trainee trainer training upon us
  user vendor via we web website windows work worker writer you your zoom
`);

/** Whether a capitalised word is of a place of work rather than of a name. */
export function isOfWork(word: string): boolean {
  const small = word.toLowerCase();
  return others.has(small) || roleWords.has(`${small.charAt(0).toUpperCase()}${small.slice(1)}`);
}
