import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const design20: Question = {
  id: 'design-20',
  type: 'behavioural',
  levels: ['junior', 'mid', 'senior'],
  competency: 'collaboration',
  prompt:
    'Tell me about a design you took over from somebody, or handed over to somebody. How did you make sure that the thinking behind it was not lost?',
  suggestedSeconds: 180,
  anchors: {
    1: "Says that files were passed on; nobody's reasons and no talk are described.",
    3: 'Names the design and a talk or notes about it, but not which reasons were kept or what became of it.',
    5: 'Names the design and why it changed hands, goes through it together asking for the reason of what looks odd and for what failed before, asks builders and others who remember, writes decisions down with reasons, tidies what is handed over, asks before larger changes, and names what came of it.',
  },
  concepts: [
    {
      id: 'occasion',
      label: 'Why it changed hands',
      synonyms: phrases(`
        left team; left company; were leaving; before she left; before he left; before i left;
        went to another; moved to another; changed teams; weeks notice; moved on; agency; freelancer;
        inherited; successor; predecessor; replaced by; new designer; was promoted; end of contract;
        project moved; left the firm; went on leave; took over from; handed me; have a baby; handed my;
        handed over; new teacher; moved away; passed it on
      `),
    },
    {
      id: 'together',
      label: 'Going through it together',
      synonyms: phrases(`
        walk me through; walk her through; walk him through; walk them through; walk through; sat together;
        three talks; hours together; talks of hour; side by side; screen by screen; worked together;
        overlapped; recorded session; let her explain; let him explain; show me app; show me screens;
        showed me every; showed me screens; let her show; let him show; had her show; went through each;
        each screen; went through it all; page by page; asked him for two hours; asked her for two hours;
        sat with her; sat with him; two afternoons; walked round it; walked round; pairing sessions;
        spent an afternoon; showed her round; showed him round; by the hand
      `),
    },
    {
      id: 'why',
      label: 'Asking for the reasons',
      synonyms: phrases(`
        asked for reason; other reasons; decision and reason; with its reason; odd thing; odd spot;
        looked odd; looked strange; seemed odd; seemed strange; intention; idea behind; thought behind;
        research behind; come to that; just the whys; the whys; what he had tried; what she had tried;
        reasons for each; why it was built; why the beds; weird bits; odd blue; for colour-blind;
        for the wheelchair; turned out to be there; reasons and rejected
      `),
    },
    {
      id: 'failed',
      label: 'What had been tried before',
      synonyms: phrases(`
        tried before; try before; tried first; had failed; failed before; did not work; had not worked;
        thrown out; discard; earlier ideas; old ideas; dead end; not repeat; same mistake twice;
        already tested; earlier tests; test results; tried and dropped; what did not work;
        tried that failed; undo it; rejected options; same trap
      `),
    },
    {
      id: 'others',
      label: 'Others who remember',
      synonyms: phrases(`
        asked developer; asked developers; developer told; developers knew; someone from support;
        support people; asked support; who remembered; they remembered; who built; who had built;
        colleagues who; product manager; researcher; talked to users; asked customers; asked sales;
        asked others; old team; spoke with the programmer; asked round; the others who
      `),
    },
    {
      id: 'written',
      label: 'Decisions written down',
      synonyms: phrases(`
        wrote decisions; each decision; decision log; list of decisions; decisions with; wrote on page;
        two pages; wrote it down; wiki; documentation; annotated; annotations; notes beside; comment beside;
        comments in; notion; confluence; short film; written summary; with screenshots; wrote down why;
        wrote it on; lines per screen; wrote it under; a note per; a page per; recorded the talk;
        wrote it all up; short letter; drew it and; kept notes; file with
      `),
    },
    {
      id: 'tidy',
      label: 'Tidying what is handed over',
      synonyms: phrases(`
        tidied file; tidied files; tidied up; tidied the; cleaned up; clean file; clear names; good names;
        renamed; named layers; old versions; final ones; final version; latest version; threw out old;
        deleted old; sorted files; sorted the files; one place; component library; marked as; archive;
        current state; put in order; in one folder; old drawings
      `),
    },
    {
      id: 'after',
      label: 'What became of it',
      isOutcome: true,
      synonyms: [
        ...phrases(`
          changed nothing; nothing big; did not change; rang before; called before; asked before;
          before i changed; before changing; could call; could ask me; second week; own screens;
          without asking; new colleague; nobody had to; no questions; still uses; not started again;
          did not start over; up to speed; stayed reachable; wouldn't undo; presented it back;
          explain it back; could explain
        `),
        ...everydayPhrases.ended,
      ],
    },
  ],
};
