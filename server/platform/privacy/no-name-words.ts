import { advertisementWords } from './advertisement-words.ts';
import { isTool } from './tools-of-the-trade.ts';

const words = (list: string) => new Set(list.trim().split(/\s+/));

/** What people are by their work, as it is written with a capital beside their name. */
export const roleWords = words(`
  Agile Analyst Assistant Chief Consultant Customer Data Designer Developer Engineer Finance Head Junior Lead
  Manager Marketing Master Officer Owner Product Project Sales Scrum Senior Software Support Team Tester
`);

/** In small letters: what stands where a name could, such as a place of work, its departments and tools. */
const others = words(`
  account accounts acquisition address administration administrator advisor agency all analytics and app applicant
  application applications architect associate authorities authority available backend bank board business
  call candidate candidates care center central centre centres chair channel choir city client cloud club
  colleague colleagues committee communications community companies company contact contractor coordinator corp
  corporate council counsel country cv department desk desktop details dev developers development devops digital
  director division dr email emergency engineering engineers everyone executive experience experts fax for form
  frau friday frontend full fullstack general global gmbh google group helpdesk helpline herr hiring hospital
  hotline hq hr human i if inc incident information infrastructure institute intern internal international
  it jira labs level limited line llc local logistics ltd machine madam mail management managers managing
  marketers me media medical meet members microsoft miss mobile monday mr mrs ms mx national network none nurse
  office on online operations organisation organization our partner people person phone planning platform please
  point president principal procurement prof profile program programme public quality reception recruiter
  recruiters recruiting recruitment regional relations reports request research resources resume retail room
  safety saturday science scientist section security server service services shop sir sirs site slack specialist
  stack staff stakeholder stakeholders store success summary sunday supervisor switchboard system systems talent
  tax teams tech technical technician technologies technology the their this thursday tracing trainee trainer
  training tuesday upon us user vendor via vice we web website wednesday windows work worker writer you your zoom
`);

/** Whether a capitalised word is of a place of work rather than of a name. */
export function isOfWork(word: string): boolean {
  const small = word.toLowerCase();
  return (
    others.has(small) ||
    advertisementWords.has(small) ||
    isTool(small) ||
    roleWords.has(`${small.charAt(0).toUpperCase()}${small.slice(1)}`)
  );
}

/** Whether capitalised words may be a name: no word of a place of work, no product and no lone abbreviation. */
export function isPerson(found: string): boolean {
  const isProduct = isTool(found.toLowerCase());
  return !/^\p{Lu}+$/u.test(found) && !isProduct && !found.split(/\s+/).some(isOfWork);
}
