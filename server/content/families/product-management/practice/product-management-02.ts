import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const productManagement02: Question = {
  id: 'product-management-02',
  type: 'behavioural',
  levels: ['junior', 'mid'],
  competency: 'alignment',
  prompt:
    'Tell me about a time you had to say no to a request that somebody cared about. How did you go about it?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Says no, or passes it on to somebody else; why the other person wanted it is not named.',
    3: 'Gives the request, the reason for the no and how it was told, but offers nothing and does not say how the other took it.',
    5: 'Names the need behind the request, the reason and the evidence for the no, how and when it was told, what was offered instead, and how the relation went on.',
  },
  concepts: [
    {
      id: 'need',
      label: 'The need behind the request',
      synonyms: [
        ...phrases(`
          why they needed; why he needed; why she wanted; why he wanted; behind request; problem behind;
          what she needed; what he needed; asked what they wanted; asked what for; underlying need;
          asked what it; needed it for; only wanted; could see why; loses hour; what it would save;
          what hurt; what bothered her; what bothered him; what lay behind; really wanted; what the trouble;
          why it mattered; found out that; kept mixing up; visited her; visited him; what problem was;
          problem was really; use it for; wanted to solve; needed it to; asked what he needed;
          asked what she needed; what he needed it for; why it was important; why it is important;
          where the wish came from; needed it so; what he wanted it for; asked for reason; asked her reason
        `),
        ...everydayPhrases.askedWhy,
      ],
    },
    {
      id: 'reason',
      label: 'The reason for the no',
      synonyms: [
        ...phrases(`
          only two customers; too few users; would have cost; would have taken; other priorities;
          no capacity; did not fit; not part of goal; out of scope; would delay; strategy; wrong click;
          could scare; could go wrong; too dangerous; would harm; would break; others would suffer;
          three months of work; would cost us; would take us; not enough people; few would use;
          hardly anyone would; something else first; not fit; didn't fit; not the time; too much work;
          means others wait; others wait; costs month; would cost weeks; not the people; don't have people;
          have not people; because of law; not have time; no time for; no money for; no budget;
          not in budget; do same for everybody; would be unfair; not fair to; already full; no room;
          no space; against the rules; more urgent; bigger problem; more important things; not enough staff;
          short of staff
        `),
        ...everydayPhrases.toldReason,
      ],
    },
    {
      id: 'evidence',
      label: 'Showing figures or facts',
      synonyms: phrases(`
        showed him numbers; showed her numbers; showed them data; usage figures; how many asked for;
        showed roadmap; estimates from; with numbers; effort estimate; showed her what; showed him what;
        showed two cases; gone wrong elsewhere; showed examples; gave examples; with figures;
        counted how many; looked at calls; looked it up; only three; showed her the; how many wanted;
        had look at; showed him the list; showed her the list; showed them the list; who wait for;
        how many need; showed the calendar; showed plan; showed the costs; what it would cost;
        the actual numbers; one small deal; gave numbers; put numbers; showed the calculation; the math;
        worked out cost; did the sums; showed him figures; showed her figures; checked how many;
        how many people would
      `),
    },
    {
      id: 'directness',
      label: 'Saying it clearly and early',
      synonyms: [
        ...phrases(`
          told him straight; told her straight; told her openly; told him openly; in person;
          did not let him wait; clear no; said no clearly; honest with; called him instead;
          called her instead; without excuses; face to face; rang her; rang him; did not write; said no and;
          told them myself; gave her reason; gave him reason; phoned her; phoned him; told face;
          straight out; to her face; to his face; did not leave; left no doubt; not leave guessing;
          a plain no; did not wait; told on phone; would not build; not build it; not going to;
          told him i like it; told her i like it; will not come; not come this year; not this year;
          won't come; told straight; said no; told her no; told them no; explain that; explained that we;
          made it clear; made clear; without beating; didn't beat; did not promise; no false hope;
          sat down and told; told honestly
        `),
        ...everydayPhrases.early,
      ],
    },
    {
      id: 'alternative',
      label: 'Offering something else',
      synonyms: [
        ...phrases(`
          offered instead; suggested instead; workaround; smaller version; manual export; next quarter;
          could do instead; found another way; part of it; template; as compromise; offered a; could offer;
          instead, which; smaller change; what i could give; could give her; could give him; list in which;
          small thing instead; something smaller; half of it; instead we; instead i; what did instead;
          way around; next year maybe; cheaper way; meet halfway; proposed instead; simple solution;
          small solution; easier way; cheaper solution; what could change; could change that;
          if twenty people; if enough people; ask again in; could pick up; show how to make; do it yourself;
          other solution; another solution; another option; other option; come back to it; next summer;
          later in year; other way to; what was possible instead; swap with; lend her; lend him;
          recommended another
        `),
        ...everydayPhrases.offered,
      ],
    },
    {
      id: 'listening',
      label: 'Taking the person seriously',
      synonyms: [
        ...phrases(`
          let her explain; let him explain; heard her out; heard him out; understood why; thanked him for;
          thanked her for; took it seriously; apologised; repeated back; was disappointed; was annoyed;
          was cross; hit her hard; hit him hard; begged me; was angry first; let them finish; see how hard;
          how hard it; i see how; understood that; i know it; heard them out; thanked him; felt heard;
          good reason; understand anger; could understand; showed understanding; said understood; took time;
          had even drawn; let him show me; let her show me; listen to her; listen to him; listened first;
          listen first; didn't brush off; brush him off; brush her off; sat down with; liked the guy;
          she was sad; he was sad; was excited; knew it mattered; mattered to her; mattered to him;
          took her seriously; took him seriously; sorry for her; sorry for him; not easy for;
          understood how important; asked questions before
        `),
        ...everydayPhrases.feeling,
        ...everydayPhrases.listening,
      ],
    },
    {
      id: 'aftermath',
      label: 'How it went on',
      isOutcome: true,
      synonyms: [
        ...phrases(`
          still works with; he accepted; she accepted; they accepted; came round; thanked me later;
          trusts me; in end she; in end he; renewed; good relationship; saves half hour; cross for week;
          she uses the; he uses the; we get on; speak to me; cross for; angry for; sulked; got over it;
          better idea; was the better; told later; never asked again; still get on; still friends;
          fine with it; happy with; he was fine; she was fine; thanked me; understood in end;
          stayed a customer; still customer; still comes; didn't like it but; no hard feelings;
          we stayed on good; apologised later; happy in end; calmed down
        `),
        ...everydayPhrases.ended,
      ],
    },
  ],
};
