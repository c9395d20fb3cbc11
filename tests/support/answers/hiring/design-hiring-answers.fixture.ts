import type { HiringAnswer } from './hiring-answer.fixture.ts';

export const designHiringAnswers: readonly HiringAnswer[] = [
  {
    questionId: 'design-16',
    strong:
      'I’d first write down what we believe and what we’d decide with the answer. Then I look for people who have the problem today, not people who like our idea, and I want different ones, maybe eight, some who do it every day and some who gave up on it. I visit them where they do it. I ask them to tell me about the last time: what did you do, with what, where did it get annoying. I don’t ask would you use this, because people say yes to be nice. I look at the lists and paper notes they made for themselves, those show what’s missing. After five or six talks I put everything on the wall with the team and look what comes up again and again. We end up with three or four needs, ranked by how often and how much it hurts, and I try the biggest one out by hand with two people before anyone builds it.',
    short:
      'I’d visit six to eight people who have the problem today, let them tell and show me the last time it happened, look at their workarounds, and sort with the team what comes up again.',
    offTopic:
      'For our booking page I chose two sizes of type and one accent colour, as red means error elsewhere. Spacing goes in steps of eight, and the button with the price stands out most. I tried it with the longest name we have and with a small phone. The contrast was 3 to 1, so I made the grey darker, and after that it was 5 to 1.',
  },
  {
    questionId: 'design-17',
    strong:
      'I’d go through the wishes one by one and ask the people behind them what they wanted to do when they missed it, often five wishes are really the same thing. Then I look in the numbers which of the settings we have today are ever touched; I’d bet half of them nobody changes. For each wish I ask if the product could just do the right thing by itself, with a good default, or remember what you did last time. What only a few experts need I put one level down, grouped by what people want to do and not by our departments, maybe with a search. I’d sketch two or three different ways and try them with some beginners and some of those who asked, because it must not get harder for the others. Some wishes I’d refuse, and tell them why. Afterwards I check if people find their setting quicker and if support gets fewer calls.',
    short:
      'I’d ask what each wish is for, merge those that mean the same, look which settings nobody touches, choose good defaults, move the rare ones to an expert page, and test it with beginners and with those who asked.',
    offTopic:
      'In my first job I made a poster for our open day and a colleague said nobody would read the date. It stung a bit. I asked her what she saw first, and she said the logo. I made the date twice as big and moved the logo down, but kept the photo. On the day 180 people came, and now I ask her for a look before I print.',
  },
  {
    questionId: 'design-18',
    strong:
      'I was doing the label for medicine boxes in a care service, the ones the drivers stick on. My boss wanted it done in an hour, name, address, done. I had seen that two names on one street got mixed up, because the first name was in bold and the family name small. So I printed nine versions in real size and stuck them on boxes in a dim van, where they are read. I turned it round: family name in 16 point, house number right beside it, and a thick line between different days. Letters like I and l looked the same in our font so I changed to one where you can tell them apart. I also tried the longest name in our list. My boss found it fussy. I let two drivers sort thirty boxes with each version, and with the old one they had three mistakes, with the new none. We use the same label for the fridge boxes now.',
    short:
      'My boss found it fussy, but I printed the timetable in real size, hung it at the stop, saw that 6 and 8 blurred at dusk, chose clearer figures and more line spacing, and complaints about missed buses stopped.',
    offTopic:
      'Two weeks before our release a developer told me that the map I had drawn could not be loaded in time. I sat down with him and we looked at what was slow. Together we drew a list with a small picture instead, built from a part that existed, and he finished it in three days. Guests found their hotel in the test, and since then I show him pencil sketches first.',
  },
  {
    questionId: 'design-19',
    strong:
      'I’d get myself such a phone first, a five-year-old cheap one, and use our product with it on a bad connection, the way they do. Usually it’s big pictures, so I’d make the pages light, load the text first, and let pictures come later or only if you tap. What you’ve typed must not be lost when the connection goes, it waits on the phone and gets sent when there’s a network again. For the text, short sentences, one thing per page, everyday words, an icon only together with a word, and maybe a button that reads it out. Also a way round: they can phone us. I would try it out with six people like that, at their place and on their own phone, and ask them to tell me in their own words what it says. And I’d agree with the developers on a limit, say 200 kilobytes a page, that’s checked with each release, or else it grows back.',
    short:
      'I’d use it on a cheap old phone with slow internet, cut pictures and scripts, keep what was typed when the line drops, write short plain sentences, and watch five such people use it on their own phones.',
    offTopic:
      'For the form on a phone I took out nine of sixteen fields and let the number keyboard open for the postcode. I put each error right under its field. In two weeks the share of those who finished went from 48 to 63 percent.',
  },
  {
    questionId: 'design-20',
    strong:
      'Last year I took over the ordering app for canteens from a colleague who went to another team with two weeks’ notice. There were hardly any notes. I asked her for three talks of an hour and let her show me the app as if I was a customer, and at each odd thing I asked why is it like that and what did you try before. I wrote it on a page: decision, reason, what was thrown out. The cart, for example, has no pictures because the tablets were slow. I also asked the developer and someone from support, because they remembered other reasons. Then I went through the file with her, we threw out old versions and gave the final ones clear names. In the first month I changed nothing big, and when I wanted to, I rang her before. When a new colleague came in May she was drawing her own screens in the second week, just with that page.',
    short:
      'Before she left I had her walk me through the screens, asked why at every odd spot, wrote each decision with its reason and what had failed, tidied the file, and rang her before I changed something big.',
    offTopic:
      'Last June many people gave up our registration halfway. I looked in the statistics at which field they stopped and it was the phone number. I rang six people who had left and asked, and they were afraid of advertising calls. We made that field voluntary, and a month later a third more people finished.',
  },
];
