import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const marketing19: Question = {
  id: 'marketing-19',
  type: 'situational',
  levels: ['junior', 'mid', 'senior'],
  competency: 'measurement',
  prompt:
    'Imagine the number of visitors to your website has doubled within a month, but sales have not moved. What would you do?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Is pleased with the visitors or blames the website; nothing is looked at.',
    3: 'Looks at where visitors come from and where they leave, but does not ask whether the count is right or say what follows.',
    5: 'Checks first whether the count is right, divides visitors by source, page and newness, compares each step up to payment with before, tries buying, considers what the new ones came for and that buying may take time, says plainly what it means, and shifts money or offers something that fits them.',
  },
  concepts: [
    {
      id: 'real',
      label: 'Whether the count is right',
      synonyms: phrases(`
        robot; bot; is it real; it's real; are real; change in counting; counted twice; counting change;
        tracking; cookie; spam; fake; zero seconds; one country; own staff; measurement error; filter out;
        plausible; consent banner; really people; are people; real people; measure right; perhaps robots;
        it's bots; count right; wrong count; clicks by; faulty count
      `),
    },
    {
      id: 'sources',
      label: 'Where they come from',
      synonyms: phrases(`
        come from; by source; one source; referral; campaign; which advert; search engine; google;
        social media; viral; newsletter link; new or old; new and returning; phone or computer; mobile;
        split them; split visitors; segment; which page; landing page; land on; which source;
        traffic source; source of; that source; by channel; which channel; newspaper article; article about;
        link shared; was shared; which country; from which country; went viral; some post; post went;
        who sent; which link
      `),
    },
    {
      id: 'steps',
      label: 'Where they leave',
      synonyms: phrases(`
        each step; every step; cart; basket; checkout; product page; funnel; how far they; drop off;
        drop out; where they leave; where they stop; bounce; leave at once; leave right; conversion;
        time on page; step to payment; compare with month; before payment; exit page; how far;
        stop at payment; way to the till; give up; turn round; walk out; what they click; which pages
      `),
    },
    {
      id: 'broken',
      label: 'Trying to buy',
      synonyms: phrases(`
        buy something myself; buy something; buy myself; order something; place order; test order;
        test purchase; payment is broken; is broken; does not work; error message; on my phone;
        out of stock; sold out; shipping costs; payment fails; payment method; session recordings;
        technical problem; technical fault; it's broken; test the payment; like a customer; as a customer;
        cannot pay; can't pay
      `),
    },
    {
      id: 'intent',
      label: 'What the new ones want',
      synonyms: phrases(`
        something else; what they want; only reading; just read; just looking; not buyers; wrong people;
        wrong audience; not our customers; intention; ask visitors; ask some; short survey; search terms;
        keywords; search words; looking for job; expected something; advert promised; advert promises;
        different group; the readers; just curious; only curious; the right folk; right folk; just nosy;
        curious people; what they hoped; look round; no interest
      `),
    },
    {
      id: 'time',
      label: 'Buying may take time',
      synonyms: phrases(`
        take time; takes time; take weeks; takes weeks; weeks until; months until; decide later; buy later;
        buying cycle; cohort; week they first; come back later; season; think it over; not yet ready;
        wait few; long decision; sleep on it; give it time; come again later
      `),
    },
    {
      id: 'telling',
      label: 'Saying plainly what it means',
      synonyms: [
        ...phrases(`
          tell team; tell them plainly; say plainly; more visitors but; not more buyers; vanity;
          nice number; does not mean; not success; not worth; what visitor costs; cost per; not goal;
          sales count; report to; show management; explain to; no success; tell manager; tell the boss;
          money counts; what counts
        `),
        ...everydayPhrases.plainly,
      ],
    },
    {
      id: 'acting',
      label: 'What follows',
      synonyms: phrases(`
        stop money; stop paying; stop campaign; stop spending; stop advert; shift budget; move budget;
        shift money; change page; fitting offer; offer newsletter; newsletter; sign up; collect addresses;
        remind them; retarget; better link; clear button; suitable offer; adapt page; improve page;
        one change; a/b test; turn readers; brings nobody; brings no; change the advertising; change the ad;
        better page; make it clear
      `),
    },
  ],
};
