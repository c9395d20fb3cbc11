import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const people08: Question = {
  id: 'people-08',
  type: 'situational',
  levels: ['junior', 'mid', 'senior'],
  competency: 'hiring',
  prompt:
    'Imagine a hiring manager wants to turn down the person who did best in the interviews, because they would not fit into the team. What would you do?',
  suggestedSeconds: 180,
  anchors: {
    1: "Would follow the manager's feeling, or would overrule it with a rule.",
    3: 'Would ask for the reason and point to the scores, but not to what fitting in means for the work or to the danger of unfairness.',
    5: 'Would ask what was seen or heard that stands behind it, hold it against the criteria agreed beforehand, tell a real demand of the work from likeness, name the danger of unfair treatment, offer a way to check the doubt, and have the reason for the decision recorded.',
  },
  concepts: [
    {
      id: 'asking',
      label: 'Asking what stands behind it',
      synonyms: [
        ...phrases(`
        what do you mean; what he means; what she means; what they mean; mean by fit; means by fit;
        what did you see; concretely; what behaviour; which moment; what he saw; what she saw; saw or heard;
        makes him think; makes her think; what fit means; fit can mean; what he heard; ask him what;
        why he thinks; why she thinks; does not fit; not fit; an example; explain it; explain to me;
        reason for; which answer; be concrete; exactly he; exactly she; what does mean; with something said;
        something said; more precise; give example; what gave him; not fitting in; what did she say;
        explain with example; explain me with; which job she
      `),
        ...everydayPhrases.askedWhy,
      ],
    },
    {
      id: 'criteria',
      label: 'The criteria agreed beforehand',
      synonyms: phrases(`
        criteria; scorecard; what we agreed; agreed before; before the interviews; job profile;
        job description; what we were looking for; score; evaluation sheet; same standard;
        sheet with our points; with our points; agreed on before; had agreed; our list; points we;
        what we wrote; what we need; what the job needs; need for the job; first agreed; same questions;
        in the advert; goals of; points everybody; points everybody gave; ahead in; four of five;
        put down what; wrote down before; set down before; list on table; what job takes; what counts for;
        agreed what; settled beforehand; before we started; before met anyone; agreed list; agreed points;
        list made; points agreed; what we set; beforehand agreed; requirements we; what we said;
        said we were looking; hold both; back to what; list we made; what we wanted; what counts
      `),
    },
    {
      id: 'evidence',
      label: 'What the interviews showed',
      synonyms: phrases(`
        best answers; work sample; results of; what the others; other interviewers; everybody's notes;
        panel; second best; next candidate; best result; who did best; what we heard; results next to;
        answers of; points of; did best; best one; what she said; what he said; her answers; his answers;
        the others think; ask the others; asked the others; she was ahead; he was ahead; everybody gave;
        which answer; came out ahead; came out best; top marks; best marks; ahead of; go through notes;
        what she showed; what he showed; notes from; points from; best in; her results; his results;
        scored highest; highest score; top of list; notes of all; show him the notes; show the notes;
        show the points; best of all; the best pair; pair of hands; better than the
      `),
    },
    {
      id: 'likeness',
      label: 'Fit or likeness',
      synonyms: phrases(`
        like us; similar to; same kind of; different view; sympathy; chemistry; culture; diversity;
        too young; too old; what the team lacks; what is missing in the team; gut feeling; is older;
        not like the rest; like the rest; like the others; like themselves; from somewhere else;
        just different; new ideas; other ideas; team needs; the same type; a type; like the team;
        other country; young team; one of lads; same kind; same sort; our kind; like himself; like herself;
        likes of; someone like; people like him; people like her; a drink with; have a beer; gets on with;
        different from rest; different kind; older or louder; different from us; odd one
      `),
    },
    {
      id: 'unfair',
      label: 'The danger of unfair treatment',
      synonyms: phrases(`
        bias; discrimination; discriminate; unfair; prejudice; legal; legal risk; lawyer; foreign; religion;
        not allowed; could not defend; not fair; is not fair; explain it to; could not explain;
        explain to anyone; prejudices; forbidden; against the law; unfair to; wrong reason; because of age;
        explain that to; turn away; is not right; not right; wrong to; land in trouble; in trouble;
        treated unfairly; could be sued; sue us; against law; in court; land us in court;
        because of her age; proper reason
      `),
    },
    {
      id: 'real-demand',
      label: 'A real demand of the work',
      synonyms: phrases(`
        works alone; teamwork; way of working; conflict; team works; could be a real; maybe he is right;
        maybe she is right; may have a point; real reason; work relevant; relevant for the job;
        part of the job; take it seriously; works on her own; works on his own; working together;
        about working together; then that is a point; fair point; good point; in a team; how the team;
        real problem; aggressive; rude; cannot work; could be true; maybe true; can be right;
        could be right; be important; if it is about the work; way she; way he; something he has seen;
        part of job; work with others; works with others; dealing with customers; if job really; job really;
        needs to work; comes with job; matters for work; what team lacks; team needs; what team needs;
        to do with the work; something real; get on with; hard to work; could do the work
      `),
    },
    {
      id: 'checking',
      label: 'Checking the doubt',
      synonyms: phrases(`
        second interview; another conversation; meet the team; trial day; another interviewer; another talk;
        lunch with; structured question; try out; talk again; ask the candidate; day in the team;
        morning with the team; spend a morning; spend a day; morning with; meets the team; invite her again;
        invite him again; see her again; see the team; one day with; coffee with; second talk; invite again;
        call him; let the team; short meeting; let spend; half day; meet team; ask about it; ask her again;
        ask him again; one more talk; talk to former; ask for references; come in again; a day with;
        do a trial; judge that; meets the team one; one hour with; day on site; day with us;
        see them together
      `),
    },
    {
      id: 'decision',
      label: 'Who decides, and why it is recorded',
      synonyms: phrases(`
        his decision; her decision; manager decides; decide together; explain to the candidate;
        tell the candidate; stand by it; his choice; her choice; write the reason; manager has to;
        has to decide; my opinion; tell her why; tell him why; give a reason; honest reason; true reason;
        choice stays with; choice is his; choice is hers; final call; final say; grounds on paper;
        write down why; put in writing; has to explain; would not sign; stand up to; push for;
        bring it to his; take it to his; still says no; last word; not sign; stand up for
      `),
    },
  ],
};
