import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const people12: Question = {
  id: 'people-12',
  type: 'technical',
  levels: ['junior', 'mid'],
  competency: 'process',
  prompt: 'Which records about an employee would you keep, who may see them, and when would you remove them?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Would keep everything in one file, or says that the law decides.',
    3: 'Names kinds of records and that they are confidential, but not their purpose, different readers or a time to remove them.',
    5: 'Names kinds of records each with its purpose, keeps sensitive ones apart, gives access by task and logs it, lets people see and correct their own, sets a time to remove each kind and says who does it, and leaves out what has no purpose.',
  },
  concepts: [
    {
      id: 'kinds',
      label: 'Kinds of records',
      synonyms: phrases(`
        payroll; bank details; appraisals; certificates; working time; emergency contact; application;
        training records; salary; job title; performance; needed for wages; working hours; yearly talk;
        courses; bank account; what is normal; time off; days off; holidays taken; start date; phone number
      `),
    },
    {
      id: 'purpose',
      label: 'A purpose for each',
      synonyms: phrases(`
        why we need; no reason to; as little as; minimum; not collect; legal basis; obligation;
        just in case; really need; give a reason for; reason for; can give a reason; nothing else;
        only keep what; no use; depends on why; private life; about private; no need; not ask; no reason;
        without a reason; why we keep; why do keep; good for; only what you need; not gossip; gossip;
        not out of curiosity; not collect more
      `),
    },
    {
      id: 'sensitive',
      label: 'Sensitive records apart',
      synonyms: phrases(`
        medical; health; sick notes; illness; disability; religion; background check; disciplinary;
        sensitive; union; doctor; notes from the doctor; different cupboard; another cupboard;
        different folder; doctor's notes; health things; illnesses; only one person; keep apart;
        private notes; extra folder; away from rest; in a separate; own folder; other drawer;
        in an envelope; under lock; off sick; health papers; kept apart
      `),
    },
    {
      id: 'access',
      label: 'Access by task',
      synonyms: phrases(`
        payroll sees; access rights; only hr; hr only; manager sees; manager may; manager can; line manager;
        need to know; role based; who may see; own team; permissions; sees the holidays; of his own people;
        of her own people; two of us; who pays them; only the people who; boss sees; boss can;
        only one person in; salary history; can see the; may see; each manager; boss only; hr people;
        who sees; see only; sees what needs; see what need; only people who; who needs it; not the boss;
        who may open; access only; limited to; need for their; boss may see; the boss sees; how much leave;
        doctors see; not the warnings; only one person; can open; not for everybody
      `),
    },
    {
      id: 'safety',
      label: 'Keeping them safe',
      synonyms: phrases(`
        encrypted; cabinet; not by email; shared drive; backup; audit; excel on; two-factor; secure;
        locked cupboard; locked drawer; two of us can; who opened; who looked; safe place; own system;
        on my desk; no mail; no excel; a lock; under lock; log who; not by mail; no printouts;
        paper shredder; shred; home computer; back up; not on laptop; keep it locked; got the key; the key;
        lock it; nobody else; locked away; key with
      `),
    },
    {
      id: 'own-view',
      label: "Seeing one's own",
      synonyms: phrases(`
        see their own; see his own; see her own; right to see; correction; ask for a copy; copy of;
        employee can; employees can; look into; objection; their own file; own file; may look at; may look;
        put right; errors put right; have it corrected; ask what we; ask to see; see everything;
        see what we; may ask; can ask; they can see; own data; correct it; their data; change wrong;
        read their own; look at own; look into their; at any time; correct what; what is wrong; add note;
        add side; ask to see his; worker can; what we write down; tell every new; let them see;
        allowed to see; put it right if
      `),
    },
    {
      id: 'removal',
      label: 'A time to remove each kind',
      synonyms: phrases(`
        after six months; rejected applicants; leaves the company; after the end; destroy; shred; expire;
        retention period; law says; tax law; reminder; did not take; letters of people; tax office;
        years later; ten years; after some years; out after half a year; out after some months;
        keep what the; delete the rest; time is over; after the time; six months; are deleted;
        deleted after; when someone leaves; someone leaves; leaves us; old applications; applications;
        then it goes; erase; gets deleted; when somebody leaves; goes after; after ten years;
        after two years; those not taken; bin what; throw out; what's too old; delete by dates; by dates;
        when someone goes; law doesn't; law says how; clear out; throw away
      `),
    },
    {
      id: 'order',
      label: 'Who sees to it',
      synonyms: phrases(`
        once a year; every year; schedule; data protection officer; works council; lawyer; written rule;
        with a list; every january; one person who; calendar for it; have a calendar; who deletes;
        somebody has to; check once; written rules; plan for; look through; one person is;
        someone in charge; a calendar; spot check; each january; note that i did; list with;
        with these terms; once each year; a date for; in the calendar; one who looks after
      `),
    },
  ],
};
