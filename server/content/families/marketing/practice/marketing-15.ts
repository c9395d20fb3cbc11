import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const marketing15: Question = {
  id: 'marketing-15',
  type: 'technical',
  levels: ['senior'],
  competency: 'audience',
  prompt: 'How would you bring a brand into a country or a group of people where nobody knows it yet?',
  suggestedSeconds: 270,
  anchors: {
    1: 'Translates what exists and buys advertising.',
    3: 'Studies the market and adapts words and channels, but tests nothing small and names no limit.',
    5: 'Asks whether it is worth it and who has the need, learns from people there what they use, trust and find odd, checks law, price and delivery, decides what stays and what is adapted with people from there, begins in one place with partners who are trusted, sets signs, money and a point to stop, and brings back what is learned.',
  },
  concepts: [
    {
      id: 'worth',
      label: 'Whether it is worth it',
      synonyms: phrases(`
        market size; how many people; demand; business case; potential; how big; growth; which country;
        enough people; competition; reason to go; does anyone need; enough of them; could they pay;
        who waits for; is there room; similar there; enough money
      `),
    },
    {
      id: 'people',
      label: 'Learning from people there',
      synonyms: phrases(`
        talk to people; local people; live there; shops there; customers there; neighbourhood; go there;
        live there for; sit in their; go and look; stay with; at table; shops and; go there first;
        people from there; ask the people; meet people; spend time there; listen to people
      `),
    },
    {
      id: 'today',
      label: 'What they use and trust',
      synonyms: phrases(`
        use today; local brands; buy now; habits; where they buy; strong brands; how they pay; local market;
        whom do they believe; where do they shop; pay with; who they trust; they trust; whom they trust;
        trust already; who they listen; earn trust; trust before
      `),
    },
    {
      id: 'culture',
      label: 'Meaning there, and what is adapted',
      synonyms: phrases(`
        translate; translation; means something; colours; humour; culture; offend; same everywhere; adapt;
        stays same; logo; essence; what we stand for; local version; sounds rude; funny there; wrong colour;
        what it means; name sounds; what we never change; other words; just translate; spoke the language;
        speaks the language; speak the language; how they live; name means; something rude; what is polite
      `),
    },
    {
      id: 'basics',
      label: 'Law, price and delivery',
      synonyms: phrases(`
        delivery; customer service; permits; regulation; support in; stock; currency; import; hotline;
        purchasing power; licence; can they return; who answers; send it there; what it costs there;
        how long until; laws there; rules there; prices there; opening hours; customs duty; who delivers
      `),
    },
    {
      id: 'small',
      label: 'Beginning in one place',
      synonyms: phrases(`
        one city; one region; start small; first store; first hundred; test market; small group;
        one channel; one town; step by step; soft launch; one product; trial; pop-up; one street; one shop;
        before whole; start in one; as a pilot; one place; one corner; then go wider; go wider; then i grow;
        next town; bit by bit; spread from
      `),
    },
    {
      id: 'partners',
      label: 'Partners and people from there',
      synonyms: phrases(`
        influencer; association; retailers; recommendations; known there; cooperate; local team; hire;
        agency there; local partner; native speaker; advisory; local manager; decide there; employees from;
        somebody they know; known shop; woman from; man from; grew up there; partner they know;
        with partner; partner people; knows the ropes; find a partner; partner who; told others;
        telling others; tell others; someone local; somebody local; work together; a shop there
      `),
    },
    {
      id: 'signs',
      label: 'Signs, money and a point to stop',
      synonyms: phrases(`
        stop if; repeat; target; break even; buy again; exit; patience; milestones; criteria; second time;
        buy it twice; tell others; when do we go; not after two years; set budget; budget for a;
        people come back; measure how; took a year; takes a year; give it time
      `),
    },
  ],
};
