import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const people16: Question = {
  id: 'people-16',
  type: 'situational',
  levels: ['junior', 'mid', 'senior'],
  competency: 'hiring',
  prompt:
    'Imagine that two weeks into a search six people have applied, and none of them has what the manager asked for. What would you do?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Waits or publishes the same advert again; nobody is asked what the work really needs.',
    3: 'Questions the demands or looks in other places, but not both, and leaves open what the manager and the six are told.',
    5: 'Sorts with the manager what is needed from the first day and what can be learned, finds out from figures and from people in the trade why others did not apply, changes the offer or the place, speaks to people directly, answers the six with care, and agrees on when to look again.',
  },
  concepts: [
    {
      id: 'must',
      label: 'What is really needed',
      synonyms: phrases(`
        really need; need on the first day; needed from day one; must haves; nice to have; have to bring;
        has to bring; could learn; can be learned; learn on the job; can be taught; could be trained;
        the long list; too many demands; too many requirements; asks for too much; asked for too much;
        cross out; shorten the list; wish list; realistic; the three most important; scares people off;
        train them; on day one; need on day; can we teach; can teach; dropped the degree; without a degree;
        what the job really needs; has to know on the first; can learn it here; wishful; learn the missing;
        could teach; could be taught; could they learn; steady hand; rest my; teach him; teach her;
        can train; too much asked; half of it
      `),
    },
    {
      id: 'manager',
      label: 'Talking it over with the manager',
      synonyms: phrases(`
        talk to the manager; speak with the manager; sit down with the manager; go back to the manager;
        meet the manager; ask the manager; tell the manager; show the manager; manager to expect;
        what she asked for; what he asked for; what they asked for; agree with the manager;
        go through the profile; go through what; manager has to; honest with the manager;
        with the hiring manager; ring the manager; sit with manager; go through his list;
        go through her list; his list; her list; his wishes
      `),
    },
    {
      id: 'why-few',
      label: 'Why the right people did not apply',
      synonyms: phrases(`
        where the six came; where they came from; how many opened; how many clicked; did not apply;
        didn't apply; do not apply; don't apply; not applying; drop out; started the form; who saw the ad;
        seen the advert; see the advert; wrong place; wrong people; the wrong audience;
        what puts people off; put them off; the figures of the advert; number of views; ask why not;
        why they did not send; who did not apply; people who didn't; what made them send;
        what made them apply; why nobody applies; scares people off; look at the advert; puts folk off;
        where we put; took down the; change the text; changed the ad; reads badly; advert too;
        asked for five; who saw it; text is
      `),
    },
    {
      id: 'market',
      label: 'What the job offers beside others',
      synonyms: phrases(`
        the pay is; pay is in line; pay too low; what others pay; salary; salary range; too little money;
        other firms pay; what others offer; compare the pay; the labour market; job market; working hours;
        home office; part time; flexible hours; what we offer; better offer; put the pay in; pay in the ad;
        what we pay; they pay more elsewhere; salary too low; is the salary; with the market;
        what other shops; hard to find
      `),
    },
    {
      id: 'those-who-do-it',
      label: 'Asking people who know the work',
      synonyms: phrases(`
        people who do that job; do the job now; doing the job now; people in that job; ask the team;
        talk to the team; people from the trade; in the trade; where they would look; where would you look;
        where such people; where those people; specialists; works in that field; ask those who;
        asked customers; old hands; in the job
      `),
    },
    {
      id: 'direct',
      label: 'Looking actively and elsewhere',
      synonyms: phrases(`
        write to people; write to some people; contact people directly; people directly; approach people;
        go out and look; search for people; linkedin; ask our own staff; whom they know; who they know;
        someone they know; referral; recommend someone; network; agency; headhunter; job fair;
        other channels; another platform; other places; different places; former applicants;
        internal candidate; somebody from inside; from our own staff; ask people directly; rather than wait;
        of colleagues; word of mouth; word out; asked customers; search actively; put up another; knock on
      `),
    },
    {
      id: 'answering',
      label: 'Answering those who applied',
      synonyms: phrases(`
        honest answer; an answer within; answer the six; write to the six; tell the six; reply to all;
        a kind no; turn down politely; turn them down; thank them for; call them anyway; invite one anyway;
        comes close; come closest; the closest one; the best of the six; keep in touch; talk to two of;
        give them feedback; second look at the six; invite the best; six deserve; quick answer;
        look again the six; let them know; not leave them; not keep them; keep them warm; thank the
      `),
    },
    {
      id: 'plan',
      label: 'Time, cover and when to look again',
      synonyms: phrases(`
        four more weeks; more weeks; how long it will; expect it to; plan cover; cover for; cover the gap;
        bridge; temp; every friday; look again; check again; change something again; set a date; a deadline;
        in the meantime; three more weeks; look again in; somebody to fill in; in three weeks;
        someone to fill; week by week; set a limit
      `),
    },
  ],
};
