import { namedTools } from '../../checklist/language/specific-words.ts';
import { wordSet } from '../../checklist/language/word-list.ts';

/** Products and companies of one word, as people of all role families name them. Left out: what people bear too. */
const products = wordSet(`
  accenture acrobat adobe adwords adyen aha ahrefs airbnb airtable alteryx amazon amplitude anaplan ansys anthropic
  apple autocad autodesk balsamiq bamboohr basecamp bitbucket bitrix bloomberg braze buzzsumo calendly canva
  capgemini capterra chatgpt cisco citrix clickup cloudflare codepen concur copilot coupa datev deloitte digitalocean
  discord docusign dovetail dribbble dropbox drupal dynamics ebay eclipse elastic eloqua etsy eventbrite evernote
  expensify facebook fastly figjam figma fivetran flutter framer freshbooks freshworks gemini gitbook gmail godot
  greenhouse gusto hootsuite hotjar httpie ibm ikea illustrator indesign infor insomnia instagram intellij intuit
  invision jamf joomla kafka keynote klaviyo kpmg kustomer lattice launchdarkly lightroom litmus livechat loom
  lucidchart lyft magento mailgun marketo matlab medallia meta metabase microsoft minitab miro mixpanel mozilla mural
  netflix netlify netsuite nokia nvidia okta onenote openai opsgenie optimizely orbitz outreach pardot paychex
  payroll pendo peoplesoft personio pinterest pipedrive planhat postmark powerpoint prezi productboard pwc qualtrics
  quickbooks reddit redux retool rippling salesloft samsung semrush sendgrid sentry shopware siemens sketch skype
  smartsheet snapchat snowflake sonarqube sony spotify sprinklr squarespace stata strapi surveymonkey svelte swagger
  telegram tiktok toggl twilio twitter typeform typo uber unity unreal userpilot usertesting vercel vodafone webex
  webflow whimsical wikipedia wix woocommerce workable workday wrike xero xing youtube zapier zendesk zeplin zoho
  zoominfo
`);

const tools = new Set(namedTools);

/** Whether what is written in small letters is a product, or a company that makes some. */
export function isTool(small: string): boolean {
  return tools.has(small) || products.has(small);
}
