import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const data17: Question = {
  id: 'data-17',
  type: 'technical',
  levels: ['junior', 'mid', 'senior'],
  competency: 'data-quality',
  prompt:
    'Two companies merge, and their lists of customers, which share no common number, are to become one. How would you match them, and how would you know how good the match is?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Would join on the name and take what comes out, or names a tool as the answer.',
    3: 'Would bring both to one form, match on several fields and look through some results, but does not count the wrong and the missed matches.',
    5: 'Looks at each list first, goes from safe to likely matches with a person for the unclear ones, counts wrong and missed matches on a random sample that was judged by hand, sets the limit by which mistake does more harm, and keeps it possible to undo a match.',
  },
  concepts: [
    {
      id: 'each-list',
      label: 'Looking at each list first',
      synonyms: phrases(`
        how many rows; duplicates; doubles; missing values; empty fields; fields are filled; each list;
        both lists on their own; profile; people who type; people who enter; how the data were entered;
        how complete; complete are; in there twice; twice in; how many twice; how many customers;
        how many entries; size of the lists; look at the lists; looking at both; look at each; get to know;
        what is missing; much is missing; fields they have; fields both have; common fields; how old;
        up to date; where they come from; how they were collected; how do they write; who maintains;
        how people enter; test entries; dead customers; former customers; inside each; both lists first;
        get to know both; each alone; doubles in; card files
      `),
    },
    {
      id: 'same-form',
      label: 'Bringing both to the same form',
      synonyms: phrases(`
        normalise; standardise; lower case; upper case; country code; same format; same form; clean both;
        clean the names; clean the addresses; abbreviations; umlauts; special characters; remove spaces;
        remove titles; streets written out; one format; into one format; same way; the same spelling;
        small letters; capital letters; no spaces; without spaces; spaces in; remove dots; street names;
        street and number; house number; split the address; split the name; first and last name;
        first name and; legal form; company name without; phone numbers with; phone numbers into;
        date format; correct the postcode; clean up; tidy up; write all; special letters; look alike;
        same letters; street and; spelled out; same style
      `),
    },
    {
      id: 'safe-matches',
      label: 'Safe matches first',
      synonyms: phrases(`
        exact match; match exactly; matches exactly; safe matches; sure matches; mail address; same email;
        email and phone; mail and phone; tax number; vat number; bank account; exactly the same;
        agrees on mail; easy part; easy ones; easy cases; clear cases; clear ones; certain ones;
        hundred percent sure; where the email; same mail; same phone; same number; identical email;
        identical mail; mail is the same; email is the same; same tax; iban; same account number;
        registration number; birth date; date of birth; exactly equal; exact same; unique field;
        something unique; dead certain; same birthday; same surname; no doubt; same street; join straight;
        beyond doubt
      `),
    },
    {
      id: 'likely-matches',
      label: 'Likely matches by several fields',
      synonyms: phrases(`
        fuzzy; similar names; similar name; similarity; edit distance; levenshtein; sound alike; phonetic;
        typo; spelled differently; postcode; name and address; several fields; give points; above a threshold;
        score above; probability; within a postcode; name street and; name and street; name and town;
        name and postcode; compare name; compare names; together with the; several columns;
        more than one field; small mistakes; small differences; spelling mistakes; mistakes in the spelling;
        different spelling; letters differ; few letters; sounds the same; sound the same; how similar;
        how sure i am; from 0 to; score; scores; weighted; weights; percent sure; likely the same;
        probably the same; algorithm; only compare within; nickname; moved house; several things together;
        go by several; same surname same; nearly the same; misspelt; married name; name birthday;
        two or three things
      `),
    },
    {
      id: 'person',
      label: 'A person for the unclear ones',
      synonyms: phrases(`
        unclear ones; unclear pairs; not sure about; people decide; unclear cases; go to a person;
        person decides; a human; manual review; grey area; grey zone; in the middle; ask the customer;
        look at them by hand; decide by hand; sales team checks; somebody in the office; somebody checks;
        somebody looks; someone checks; someone looks; person has to; has to check; person looks;
        colleague looks; employees check; people check; clerk; have a look at; between 60 and; doubtful;
        uncertain ones; i am not sure; hard cases; difficult cases; manually; by hand for; call the customer;
        write to the customer; customer service asks; customers confirm; looked at by a person; human looks;
        left a pile; pile for; rang the parents; when in doubt; in doubt; the unsure
      `),
    },
    {
      id: 'measuring',
      label: 'Counting wrong and missed matches on a sample',
      synonyms: phrases(`
        random sample; sample by hand; pairs at random; draw a sample; labelled; false positive;
        false negative; false matches; wrong matches; joined wrongly; wrongly joined; missed ones;
        how many i missed; how many were missed; precision; precision and recall; two people judge;
        two hundred at random; hundred at random; pick at random; picked at random; at random and;
        random pairs; check one by one; by eye; check a few hundred; sample of; take a sample; test sample;
        known pairs; pairs we know; how many are wrong; how many wrong; wrong ones; did i not find;
        missed matches; overlooked; share of wrong; percentage of wrong; error rate; somebody else checks;
        without knowing; true matches; correct matches; how good the match; few hundred by hand;
        pulled fifty; fifty at random; how many we'd got; joined and not joined; both joined;
        labelled sample; test some; mistakes we made; count the wrong
      `),
    },
    {
      id: 'harm',
      label: 'Which mistake does more harm',
      synonyms: phrases(`
        worse than; which mistake; which error; different people; two different customers; other’s invoices;
        wrong invoice; wrong letter; data protection; privacy; leave a double; leaving a double; cautious;
        set the limit; far worse; much worse; is worse; what is worse; the bigger problem; bad mistake;
        two customers as one; customers end up as; end up as one; mixed up; mix up two; merge two people;
        two people as one; wrong person; gets the letters; letters of the other; bills of the other;
        sees the data of; other person’s; somebody else’s; rather two entries; rather twice; better twice;
        only annoying; strict; stricter; careful; embarrassing; but twins; false merge; somebody else's;
        wrong child; two letters; letter twice; two people in one
      `),
    },
    {
      id: 'undoing',
      label: 'Being able to undo it',
      synonyms: phrases(`
        undo; reversible; split them again; keep the original; original values; original lists;
        both old numbers; mapping table; which rule; trace; audit; keep the history; run it again; backup;
        never delete; not delete; delete nothing; nothing is deleted; keep the old; old lists; old list;
        old data; old records; old numbers; keep both; keep a copy; copy of both; take apart again;
        take it apart; separate them again; separate again; go back; way back; correct it later; why two were;
        write down why; write down how; reason for each; documented; table with both; link between;
        link instead; when new data; old cards; source ids; split again; can be undone; not throw; old files
      `),
    },
  ],
};
