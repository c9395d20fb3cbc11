import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const design18: Question = {
  id: 'design-18',
  type: 'behavioural',
  levels: ['junior', 'mid', 'senior'],
  competency: 'craft',
  prompt:
    'Tell me about a detail of a screen or of something printed that you took more care over than others thought necessary. Why did you, and what came of it?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Says that details matter or that the work was neat; neither the detail nor the reason is named.',
    3: 'Names the detail and why it mattered, but not how it was tried under real conditions or what came of it.',
    5: 'Names the detail, who reads it where and what goes wrong there, tries versions in real size with real content, gives reasons for size, order, spacing or letters, says what changed for people, is fair about the doubts, and sees it used elsewhere.',
  },
  concepts: [
    {
      id: 'detail',
      label: 'The detail',
      synonyms: phrases(`
        font; typeface; line spacing; icon; alignment; margin; timetable; leaflet; menu card; small print;
        form field; error message; button text; legend; tooltip; sticker; signpost; name tag; label for;
        label on; colour of; size of; digits; decimal; name in bold; invoice layout; medicine label;
        the dose; dose apart; distance between; lines in; number of tablets
      `),
    },
    {
      id: 'doubt',
      label: 'What others thought',
      synonyms: phrases(`
        fussy; picky; pedantic; perfectionist; nit-picking; waste of time; wanted it done; done in hour;
        good enough; nobody will notice; nobody would notice; would ever notice; does not matter;
        did not matter; not necessary; unnecessary; overdone; laughed at; rolled eyes; why bother;
        no time for; shook head; other things to do; more important things; just print; everyone said;
        everybody said; nobody looks; said it doesn't matter; said who cares; thought it was silly;
        laughed at me; told me i was; said enough
      `),
    },
    {
      id: 'reason',
      label: 'Who reads it where, and what goes wrong',
      synonyms: phrases(`
        mixed up; mix up; misread; misunderstood; read wrong; could not read; hard to read; blur; overlook;
        in dark; dim; at dusk; from distance; in hurry; with gloves; in sun; it is read; are read; wrong one;
        pressed wrong; picked wrong; wrong order; looked same; look alike; i had seen; had noticed that;
        could not tell apart; squinted; tired nurse; four in the morning; read them as one;
        in the wrong line; wrong line; watched old people; land in; had watched; could harm;
        lose their place; finger along
      `),
    },
    {
      id: 'trial',
      label: 'Trying it as it is used',
      synonyms: phrases(`
        real size; actual size; full size; printed it; printed versions; several versions;
        different versions; test print; hung it; hung up; stuck it; stuck them; longest name; long name;
        longest word; real data; real content; real text; real names; real device; on old phone; cut it out;
        mock-up; on the wall; where it hangs; let them use; tried it at the; tried them at; tried it on old;
        at arm's length; in bad light; in the dark; paper and scissors; six layouts; poor light;
        with my grandmother; night staff; asked my mother; tried several; asked people to read
      `),
    },
    {
      id: 'choice',
      label: 'What you chose, and why',
      synonyms: phrases(`
        in bold; bigger type; larger type; 12 point; 16 point; thick line; thin line; contrast;
        clearer figures; clearer font; clearer letters; tell apart; space between; more space; more line;
        white space; line break; break line; align; capital letters; upper case; put beside; right beside;
        changed font; changed to; turned it round; black on white; a bit bigger; took the one that;
        went for the darker; went for the bigger; light grey; every second row; row grey; bigger gap;
        changed the label; further apart; space around; line between
      `),
    },
    {
      id: 'effect',
      label: 'What changed for people',
      isOutcome: true,
      synonyms: phrases(`
        no mistakes; fewer mistakes; mistakes with; with new none; no errors; fewer errors; fewer calls;
        complaints stopped; fewer complaints; no complaints; stopped asking; stopped calling; nobody asked;
        at first glance; found at once; found it quicker; less confusion; half as many; wrong deliveries;
        returns went; customers said; can read it; could read it; calls about it; calls went down;
        calls went from; fewer slips; dropped by half; fewer people asked; fewer rang; fewer wrong;
        asked at the desk; less mistakes; nobody mixed
      `),
    },
    {
      id: 'spread',
      label: 'Where it lived on',
      synonyms: phrases(`
        use same; used same; same label; became standard; as standard; style guide; template; design system;
        other pages; other departments; other teams; took it over; copied it; asked me for; still in use;
        still hangs; still used; next edition; whole range; use it now; now standard; all the labels;
        other wards; rest of; everywhere now; others took
      `),
    },
  ],
};
