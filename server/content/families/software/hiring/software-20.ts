import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const software20: Question = {
  id: 'software-20',
  type: 'behavioural',
  levels: ['junior', 'mid', 'senior'],
  competency: 'collaboration',
  prompt: 'Tell me about a time a colleague’s remark made you change work that you had thought was finished.',
  suggestedSeconds: 180,
  anchors: {
    1: 'Says that they take criticism well, or tells only why the remark was wrong or unkind.',
    3: 'Names the work, the remark and the change, but not what convinced them or what the colleague had seen.',
    5: 'Gives the remark and its reason so that the colleague would agree, says honestly how they took it at first, what they asked or tried to understand it, what in the work changed and became better, and what both do differently since.',
  },
  concepts: [
    {
      id: 'finished',
      label: 'What you had thought finished',
      synonyms: phrases(`
        was proud; proud of it; thought it was done; thought it was finished; considered it done;
        ready to merge; ready to release; wanted to be done; pull request; merge request; sent it for review;
        tested it for days; taken me three weeks; had finished; i was finished; nearly released;
        wanted to release; wanted to run it; about to deploy; about to merge; hand it over; closed the ticket;
        my ticket; had tried it; had tested it; all tests were green; passed all tests; worked on it for;
        weeks of work; spent two weeks; happy with it; page was ready; was ready for; were ready;
        ready for the demo; demo was; release was planned; ready to show; thought i was done;
        believed it was finished; closed it in my head; had called it ready; call it ready;
        already celebrated; worked for me; my program is ready; wrapped up; had wrapped up; pleased with;
        rather pleased; i thought it was; finished it; had handed in; late in the day; wanted to go home;
        signed off
      `),
    },
    {
      id: 'remark',
      label: 'What the colleague said',
      synonyms: phrases(`
        pointed out; asked me why; asked me what; her comment; his comment; review comments; left a comment;
        in a review; in the review; code review; reviewer; what happens when; what happens if; her question;
        his question; wrote one line; read the change; looked over it; looked at it and; read my code;
        looked at my code; looked at my change; wanted to know why; wondered why; small remark; a note on;
        left a note; did not like; criticised; criticism; reminded me; tried it and said; she tried it;
        he tried it; said she could not; said he could not; could not reach; did not understand my;
        asked me whether; in her review; in his review; by the way; mentioned that; pointed at;
        objected that; found it confusing; could not read; said my code; said it was slow;
        said it is no use; says it is slow; told me that it; told me it was; asked what happens;
        said that my page was; said that my code was; said my page was; said that the page is no;
        said offhand; in passing; his mum; her mum; too slow; too hard; was empty
      `),
    },
    {
      id: 'first-reaction',
      label: 'How you took it at first',
      synonyms: phrases(`
        was annoyed; a bit annoyed; got defensive; became defensive; first reaction; embarrassed; frustrated;
        reluctant; felt attacked; at first i thought; hardly ever happens; slept on it; my pride; wrote back;
        offended; insulted; irritated; a bit upset; stubborn; did not believe; thought he was wrong;
        thought she was wrong; thought that he exaggerated; exaggerated; nitpicking; rolled my eyes;
        wanted to ignore; wanted to argue; argued with; went for a walk; went for a coffee; needed a night;
        defended; grumbled; grumpy; nobody does that; does not matter; not important; a detail; for a detail;
        thought it was petty; petty; sulked; my first thought; first i thought; at first i said; pushed back;
        did not see the problem; felt stupid; felt caught; bit miffed; little angry; it stung;
        did not want to; didn't want to hear; laughed it off; to be honest; brushed it off; felt silly
      `),
    },
    {
      id: 'understanding',
      label: 'Understanding what was meant',
      synonyms: [
        ...phrases(`
        rang her; rang him; asked her to explain; asked him to explain; walked me through; explained to me;
        whiteboard; talked it through; her point; his point; what she meant; what he meant; understood why;
        asked him why; asked her why; asked what he meant; asked what she meant; asked for an example;
        let him explain; let her explain; went through the code; looked at it together; read it again;
        repeated in my words; let her show; let him show; let them show; show me what; show me how;
        watched her; watched him; looked over his shoulder; over her shoulder; went to her desk;
        went to his desk; tried to see it; see it from; from her side; from his side; put myself in;
        the reason behind; at lunch; talked about it; tried it her way; tried it his way; tried it like;
        sat down with her; sat down with him; got his data; got her data; took his data; let me see it;
        tried it with my eyes shut; watched her for; watched for an hour; in his hand; in her hand; he meant
      `),
        ...everydayPhrases.understood,
      ],
    },
    {
      id: 'conviction',
      label: 'What convinced you',
      synonyms: phrases(`
        she was right; he was right; they were right; sent me an example; small example; benchmark;
        the test failed; saw it fail; convinced me; he proved; she proved; saw that he; saw that she;
        saw with my own; saw it myself; tested his; tested her; tried his; tried her; it really failed;
        times slower; times faster; had to admit; you got stuck; got stuck; it got stuck; stuck after;
        it did not work; failed in front of; with her example; with his example; his case; her case;
        counted it; the measurement; an hour later i; could not deny; no answer to; had a point; good point;
        valid point; program crashed; it crashed; it failed; it was true
      `),
    },
    {
      id: 'change',
      label: 'What you changed',
      synonyms: phrases(`
        rewrote it; rewrote the; rewrote that; refactored; threw away; simplified; reworked; rebuilt;
        redesigned; started over; deleted half; third of my code; code got shorter; moved the logic;
        new version of it; changed it so; changed the way; rebuilt it; made it simpler; wrote it again;
        wrote it anew; from scratch; new design; different design; other solution; another solution;
        turned it around; shorter than before; half as long; half the code; worked in his; worked in her;
        threw out; thrown out; used the plain; plain one; simple one instead; took me a day;
        a day to change; changed half; turned it round; new structure; restructured; different way;
        another approach; other approach; redid; built it again; renamed; made it smaller; made it faster;
        fixed it properly; reworked the part; built it again in; took it apart; put it right;
        made the words; words plainer; reopened it; reopened; opened it again
      `),
    },
    {
      id: 'relation',
      label: 'What it did for working together',
      synonyms: phrases(`
        thanked her; thanked him; gave her credit; gave him credit; in front of the team; her idea; his idea;
        apologised; been short with; respect for; respect her; respect him; trust each other;
        work better together; told the others; pair programming; told him he; told her she; told him that he;
        told her that she; said thank you; thank you; thank him; thank her; grateful; saved my; saved me;
        said sorry; apologised for; bought him; bought her; in the meeting i said; mentioned her;
        mentioned him; we talk more; closer since; good relation; work well together; help each other;
        each other’s code; trust him; trust her; trusts me; like working with; thanked for;
        thanked the colleague; thanked in the; thanked my colleague; i thanked; her in the demo;
        him in the demo; said it was her; said it was his; praised her; praised him; good colleague;
        ask each other; go to her; go to him; owed him; owed her; lunch with; listen to him; listen to her;
        glad he; glad she; glad that
      `),
    },
    {
      id: 'habit',
      label: 'What you do differently since',
      synonyms: [
        ...phrases(`
          my sketch; a sketch first; sketch before; draft first; early draft; before i start;
          before i build; ask someone; ask somebody; ask earlier; early feedback; show it earlier;
          smaller changes; small pull requests; think of the edge cases; now i show; show him such;
          show her such; show my work; show it before; before the last; half finished; half done;
          while it is small; smaller steps; ask him before; ask her before; ask before; think about what if;
          my own list; list of questions; plan it with; discuss it first; talk about it first;
          talk it over before; first on paper; before i call it; before i call them; call them ready;
          call it done; before i say done; go through my; first thing i check; i now check; i now ask;
          i now test; i now show; always check; always ask; always show; earlier than before;
          half way through; first version to; rough version; show a rough; let others try;
          somebody tries it; someone else tries; now i always try; now i try; always try with;
          i try with the; before i call it done; own checklist; try it on somebody; try it on someone
        `),
        ...everydayPhrases.keptSince,
      ],
    },
  ],
};
