import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const data20: Question = {
  id: 'data-20',
  type: 'behavioural',
  levels: ['junior', 'mid', 'senior'],
  competency: 'responsible-practice',
  prompt: 'Tell me about a time you decided not to use data that you could have used, or to use less of it.',
  suggestedSeconds: 180,
  anchors: {
    1: 'Says that privacy matters, or names a rule, without data that were left out.',
    3: 'Names the data and why they were left out, but not what that cost or what became of them.',
    5: 'Says what the data could have done to whom, what people had been told when they gave them, what was enough instead and what that cost, whom they convinced, and how it was made to last: data removed and the rule written down.',
  },
  concepts: [
    {
      id: 'which-data',
      label: 'Which data they were',
      synonyms: phrases(`
        exact address; home address; mail addresses; health data; about their health; medical; location data;
        where people are; date of birth; gender; salary data; how much they earn; list of salaries; notes of;
        private messages; chat messages; browsing history; personal data; sensitive data; how old they are;
        recordings; gps; illness; sick days; diagnosis; religion; nationality; origin; political;
        bank account; social media; employee data; performance; student data; patient data; private life;
        single tickets; single trips; movements; travel data; each person’s; per person; every single;
        individual data; raw answers; full names; exact times; exact position; exact age; exact dates;
        personal details; private details; private information; personal information; customer records;
        staff records; personnel file; medical record; call recordings; voice recordings; survey comments;
        exact place; loyalty cards; their health; what is in the basket; health fields; names of
      `),
    },
    {
      id: 'harm',
      label: 'What they could have done to people',
      synonyms: phrases(`
        lose their trust; lose trust; feel watched; surveillance; discriminate; discrimination; unfair;
        put at a disadvantage; bias; biased; identify people; recognise people; came out that; come out that;
        creepy; stigma; harm them; nobody expects; would not expect; not expect; would not want;
        not want that; would not like; feel spied; spied on; spy on; uncomfortable; strange feeling;
        bad feeling; felt wrong; treated worse; treat people; leave out people; be hurt; lose their job;
        get fired; embarrassed; shame; be recognised; could be recognised; could find out; single person;
        trust us; trust in us; stop trusting; leave us; scandal; in the newspaper; stolen; misuse; misused;
        tell you where somebody; where somebody lives; tell where; lives and works; somebody lives;
        follow a person; followed them; be tracked; track people; singled out; draw conclusions about;
        pressure on; used against them; if it got out; if it gets out; gets into the wrong; wrong hands;
        could be misused; hackers; data breach; private life; people would be shocked; ill people; weaker ones;
        not like that myself; felt spied; would mind; hurt somebody; their private; none of our business;
        unfair to
      `),
    },
    {
      id: 'agreed',
      label: 'What people had agreed to',
      synonyms: phrases(`
        without consent; given consent; had not agreed; never agreed; nobody had asked them;
        different purpose; another purpose; original purpose; given for; collected for; gdpr;
        privacy policy; not allowed to; what we had promised; when they signed up; we had said; we said we;
        had promised; for something else; something different; other reason; why they gave; gave it for;
        gave them to; given to us; asked for permission; permission; legally; grey zone; grey area;
        forbidden; did not sign up; not sign up for; not sign up to; sign up to be; gave it to their;
        told the doctor; told their; in confidence; trusted us with; collected it to; collected them to;
        original reason; what it was collected; meant for; was meant for; were meant for; not intended for;
        without their knowledge; behind their back; would have to ask; should have been asked;
        form they signed; what they signed; agreed to it; agreed to that; did not ask them; not meant for
      `),
    },
    {
      id: 'enough',
      label: 'What was enough',
      synonyms: phrases(`
        was enough; were enough; not necessary; district; postcode; age group; aggregated; anonymous;
        anonymised; pseudonyms; fewer fields; only the fields; smaller sample; rounded values; used only;
        only used; fewer columns; less data; half of the data; a sample; small sample; only the year;
        group of; without names; without the names; removed the names; did the job; sufficient; counts per;
        hourly counts; per stop; per week; per region; per group; sums per; totals per; answered our question;
        answers our question; question just as well; answer the question; could be answered; same question;
        enough for us; enough for the; all we needed; all i needed; less detail; without detail; coarse;
        coarser; a tenth of; without personal; blurred; no names; without the exact; only the age group;
        year of birth; only the district; the rest was; plan was good; enough to
      `),
    },
    {
      id: 'price',
      label: 'What it cost',
      synonyms: phrases(`
        prediction better; a bit better; percent worse; slightly worse; a bit worse; less accurate;
        how good it is; cost one percent; percent in place of; percent instead of; compared both models;
        hardly any difference; small loss; nearly the same; the same result; same result; a little worse;
        little worse; a bit less; little less; less exact; less precise; not as exact; fewer hits;
        a bit blurrier; blurrier; percent off; a bit off; a little off; less detail; lost some detail;
        lost some precision; precision; could not say any more; no longer see; could no longer;
        some questions stayed; question stayed open; little weaker; weaker model; weaker result;
        result got weaker; hit rate; error grew; small difference; difference was small; no real difference;
        did not get worse; what i lost; what we lost; nearly as well; worked nearly; half a point; bit less;
        as exact; hardly worse
      `),
    },
    {
      id: 'others',
      label: 'Whom you asked or convinced',
      synonyms: phrases(`
        data protection officer; privacy officer; data protection; legal department; lawyer; works council;
        ethics; talked to my boss; talked to my manager; convinced my; not happy at first; pushed back;
        asked our lawyer; our lawyer; asked the lawyer; agreed in the team; my boss grumbled; persuaded;
        security officer; compliance; customers themselves; privacy person; asked our privacy;
        our data protection; data protection team; information officer; legal team; asked legal;
        hospital board; ethics board; customer’s side; told the client; the client agreed;
        explained to the client; convinced them; talked them out; had to convince; worked out with;
        who was relieved; i explained it; owner wanted; told the sponsor; in the end he; in the end she;
        asked for advice
      `),
    },
    {
      id: 'removing',
      label: 'Removing them',
      synonyms: phrases(`
        deleted my copy; erased; dropped them; dropped the column; removed the column; leave the notes out;
        left them out; left it out; out of my access; access rights; restricted access; did not download;
        encrypted; did not load; never loaded; did not collect; not collect; stop collecting;
        stopped collecting; not store; did not store; not save; did not save; wiped; destroyed; lock away;
        only two people; who has access; no access; password; hashed; blacked out; masked;
        replaced the names; shredded; raw file; raw data; file was deleted; data were deleted;
        data was deleted; deleted after; deleted my; deleted from; delete after; removed from the;
        removed before; taken out of the; took them out of; never copied; not copied; did not copy;
        never opened; did not open; not load; never asked for it; asked them not to send; sent it without;
        locked drawer; separate place; key to the names; encrypted drive; delete the rest;
        decided to delete; threw out; tore up; crossed out; cut out; at extraction
      `),
    },
    {
      id: 'lasting',
      label: 'Making it last',
      synonyms: [
        ...phrases(`
          wrote down why; wrote down which; documented which; documented why; documented the;
          into the documentation; guideline; policy for; list of fields; which fields we use; still work with;
          reviewed every year; rule for the team; template; agreed that we; agree that we; such things again;
          do not buy; new rule; our rule; house rule; before a project; for all projects; wiki; in the readme;
          written rule; wrote a rule; colleagues do; whoever comes; deletes itself; deleted automatically;
          in the handbook; handbook; we only keep; only keep the; keep the counts; keep only; in our guide;
          in the guide; project plan; written into; wrote into; fixed in writing; part of our;
          first question in; question we ask; we ask ourselves; each new analysis; new analyses;
          before each analysis; before we start; others use it; used for later; later projects;
          the next project; still so today; still the rule; until today; each time we ask; every project
        `),
        ...everydayPhrases.keptSince,
      ],
    },
  ],
};
