import { wordSet } from './word-list.ts';
import type { Word } from './words.ts';

/** Products and technologies by name, whose form gives none away. Left out: names that people bear too (Jenkins, Ruby). */
export const namedTools = wordSet(`
  python java javascript typescript kotlin golang rust php scala rails django flask react angular vue sql mysql
  postgres postgresql sqlite mongodb redis elasticsearch kafka rabbitmq oracle snowflake bigquery redshift
  databricks dbt airflow spark hadoop pandas numpy tensorflow pytorch jupyter tableau looker excel aws azure gcp
  kubernetes docker terraform ansible git github gitlab jira confluence trello asana notion slack zoom grafana
  prometheus datadog kibana splunk pagerduty lighthouse devtools chrome firefox safari selenium cypress playwright
  jest junit pytest eslint valgrind wireshark strace gdb postman linux windows android iphone ios nginx apache
  graphql grpc json html css xml csv salesforce hubspot zendesk intercom freshdesk servicenow sap pipedrive
  mailchimp linkedin outlook sharepoint stripe paypal shopify wordpress whatsapp crm kpi sla nps csat roi gdpr
  shap meddic bant
`);

export const weekdays = wordSet('monday tuesday wednesday thursday friday saturday sunday');

export const months = wordSet(
  'january february march april may june july august september october november december',
);

export const numberWords = wordSet(`
  two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion dozen half twice
`);

export const durations = wordSet(
  'second seconds minute minutes hour hours day days week weeks month months quarter quarters year years',
);

/** Units that stand in the singular. */
export const measures = wordSet('percent per kg g km m cm mm ml gb mb kb ms euro grand degree celsius');

/** A number behind one of these says which one is meant, not how many. */
export const countingNouns = wordSet(
  'step tab point part question answer number option item chapter page phase no',
);

const partsOfDay = wordSet(
  'morning afternoon evening night today yesterday tomorrow weekend summer winter spring autumn',
);

/** "Every Monday", "each two weeks": a time, and not all of something. */
export function isTimeWord(word: Word | undefined): boolean {
  const text = word?.text ?? '';
  return /^\d/.test(text) || [weekdays, durations, partsOfDay, numberWords].some((words) => words.has(text));
}
