import type { MarkedAnswer } from './marked-answer.fixture.ts';

/** Of what happened. Written and marked by hand before looking at any list of phrases or at what the rules make of them. */
export const toldAnswers: readonly MarkedAnswer[] = [
  {
    question: 'customer-support-01',
    quality: 'weak',
    answer:
      "I explain things to my parents all the time, phone stuff mostly. It's not hard if you are patient. They usually get it in the end.",
    checks: {
      context: ['?to my parents all the time'],
      action: ['?I explain things to my parents'],
      result: ['?They usually get it in the end'],
      specifics: [],
    },
    concepts: { patience: ['if you are patient'] },
  },
  {
    question: 'customer-support-01',
    quality: 'good',
    answer:
      'In the pharmacy came an old lady with seven new medicines and she was afraid. I did not read her the papers. I took a box with the days of the week and we put the pills in together, one day by one day. For the blood thinner I said it is like a traffic police, it keeps the cars moving. Then I asked her to show me what she takes on Tuesday evening, and she did it right. After two weeks she came again and said she did not forget one.',
    checks: {
      context: ['In the pharmacy came an old lady with seven new medicines and she was afraid'],
      action: [
        'I took a box with the days of the week and we put the pills in together',
        'I said it is like a traffic police',
        'I asked her to show me what she takes on Tuesday evening',
        '?I did not read her the papers',
      ],
      result: ['and she did it right', 'After two weeks she came again and said she did not forget one'],
      specifics: ['seven new medicines', 'Tuesday evening', 'two weeks', '?one day by one day'],
    },
    concepts: {
      'starting-point': ['?she was afraid'],
      'plain-words': ['?I did not read her the papers'],
      comparison: ['it is like a traffic police, it keeps the cars moving'],
      steps: ['one day by one day'],
      showing: ['I took a box with the days of the week and we put the pills in together'],
      checking: ['I asked her to show me what she takes'],
      outcome: ['she did it right', 'said she did not forget one'],
    },
  },
  {
    question: 'customer-support-01',
    quality: 'brilliant',
    answer:
      "My neighbour is 74 and got a letter that her pension would be taxed, eleven pages of it. I began by asking what she thought it said, and she thought they would take the flat. So that was what we had to get rid of first. I drew three jars on the back of the envelope: what comes in, what is free, what they take a bit from, and poured rice from one to the other. I left out every word I'd have had to look up myself. After each jar I had her tell it back to me, and at the second one she got stuck, so we did that one again with smaller numbers, no hurry. In the end it came to 31 euros a month. She filled in the form by herself and the next year she did it without me and helped her sister with hers.",
    checks: {
      context: ['My neighbour is 74 and got a letter that her pension would be taxed, eleven pages of it'],
      action: [
        'I began by asking what she thought it said',
        'I drew three jars on the back of the envelope: what comes in, what is free, what they take a bit from, and poured rice from one to the other',
        "I left out every word I'd have had to look up myself",
        'I had her tell it back to me',
        '?so we did that one again with smaller numbers',
      ],
      result: [
        'She filled in the form by herself and the next year she did it without me and helped her sister with hers',
        '?In the end it came to 31 euros a month',
      ],
      specifics: ['74', 'eleven pages', 'three jars', '31 euros a month', '?the next year'],
    },
    concepts: {
      'starting-point': ['asking what she thought it said, and she thought they would take the flat'],
      'plain-words': ["I left out every word I'd have had to look up myself"],
      comparison: ['three jars', 'poured rice from one to the other'],
      steps: ['After each jar', '?we did that one again with smaller numbers'],
      showing: ['I drew three jars on the back of the envelope'],
      checking: ['I had her tell it back to me'],
      patience: ['so we did that one again with smaller numbers, no hurry'],
      outcome: ['She filled in the form by herself', 'she did it without me and helped her sister'],
    },
  },
  {
    question: 'design-03',
    quality: 'weak',
    answer:
      'I once designed a poster and the client did not like it, so I made another one. It was better and he took it.',
    checks: {
      context: ['I once designed a poster and the client did not like it'],
      action: ['I once designed a poster', 'so I made another one'],
      result: ['It was better and he took it'],
      specifics: [],
    },
    concepts: { first: ['?I once designed a poster'], flaw: ['?the client did not like it'] },
  },
  {
    question: 'design-03',
    quality: 'good',
    answer:
      'For our sports club I made the sign-up page with all on one page, I thought quick is good. My sister tried it on her phone and stopped half way, she said it looks like a tax form. I put it in four little pages with one question each and let her and two of the trainers do both. They all found the long one more work although it has fewer clicks. So we took the four pages. Before, maybe every third came through, now nearly everybody.',
    checks: {
      context: ['For our sports club I made the sign-up page'],
      action: [
        'I made the sign-up page with all on one page',
        'I put it in four little pages with one question each and let her and two of the trainers do both',
        '?So we took the four pages',
      ],
      result: [
        'They all found the long one more work',
        'So we took the four pages',
        'Before, maybe every third came through, now nearly everybody',
      ],
      specifics: [
        'one page',
        'four little pages',
        'one question',
        'two of the trainers',
        'four pages',
        'every third',
        '?half way',
      ],
    },
    concepts: {
      first: ['I made the sign-up page with all on one page'],
      flaw: ['stopped half way, she said it looks like a tax form'],
      insight: ['My sister tried it on her phone'],
      'other-ways': ['I put it in four little pages with one question each', '?do both'],
      grounds: ['They all found the long one more work'],
      price: ['although it has fewer clicks'],
      proof: ['Before, maybe every third came through, now nearly everybody'],
    },
  },
  {
    question: 'design-03',
    quality: 'brilliant',
    answer:
      "The museum wanted visitors to find the toilets, and I had drawn a lovely map for the entrance. On the first Saturday I stood beside it for an hour: 60 people walked past, four looked at it, and the guard was asked 22 times. People don't plan for a toilet, they need it when they need it. So the map was the wrong thing altogether. I tried arrows on the floor, big signs hanging at the corners and a talking guard as a joke, all with paper and tape, one each weekend. The floor arrows did best but the director found them ugly and the cleaners hated the tape, so the corners won: nearly as good, and they last. Half a year later the guard told me he gets asked twice a day. I gave up my map, which still hurts a bit.",
    checks: {
      context: ['The museum wanted visitors to find the toilets', 'On the first Saturday'],
      action: [
        'I had drawn a lovely map for the entrance',
        'I stood beside it for an hour',
        'I tried arrows on the floor, big signs hanging at the corners and a talking guard as a joke',
        'I gave up my map',
      ],
      result: [
        'The floor arrows did best',
        'so the corners won: nearly as good, and they last',
        'Half a year later the guard told me he gets asked twice a day',
        '?60 people walked past, four looked at it, and the guard was asked 22 times',
        '?So the map was the wrong thing altogether',
      ],
      specifics: [
        'first Saturday',
        'an hour',
        '60 people',
        'four looked at it',
        '22 times',
        'Half a year',
        'twice a day',
        '?one each weekend',
      ],
    },
    concepts: {
      problem: ['The museum wanted visitors to find the toilets', 'they need it when they need it'],
      first: ['I had drawn a lovely map for the entrance'],
      flaw: ['60 people walked past, four looked at it', 'So the map was the wrong thing altogether'],
      insight: ['I stood beside it for an hour'],
      'other-ways': ['I tried arrows on the floor, big signs hanging at the corners'],
      grounds: [
        'the director found them ugly and the cleaners hated the tape',
        'nearly as good, and they last',
      ],
      price: ['The floor arrows did best but', 'I gave up my map'],
      proof: ['Half a year later the guard told me he gets asked twice a day'],
    },
  },
  {
    question: 'marketing-01',
    quality: 'weak',
    answer:
      "I made a flyer for my cousin's barber shop with nice colours. I put it in the window and I think some people came.",
    checks: {
      context: ["for my cousin's barber shop"],
      action: ["I made a flyer for my cousin's barber shop", 'I put it in the window'],
      result: ['I think some people came'],
      specifics: [],
    },
    concepts: {
      craft: ['?with nice colours'],
      place: ['I put it in the window'],
      result: ['?I think some people came'],
    },
  },
  {
    question: 'marketing-01',
    quality: 'good',
    answer:
      "Our animal home had eleven old dogs nobody wanted. I wrote for each one a card as if the dog is looking for a flat: quiet gentleman, 9 years, pays with loyalty. One dog one card. I let my grandmother read them and where she didn't laugh I wrote it again. We put them up at the two vets and the bakery on Saturdays, where older people stand in line. After six weeks eight dogs were gone.",
    checks: {
      context: ['Our animal home had eleven old dogs nobody wanted'],
      action: [
        'I wrote for each one a card as if the dog is looking for a flat',
        'I let my grandmother read them',
        'I wrote it again',
        '?We put them up at the two vets and the bakery',
      ],
      result: ['After six weeks eight dogs were gone'],
      specifics: [
        'eleven old dogs',
        '9 years',
        'One dog one card',
        'two vets',
        'Saturdays',
        'six weeks',
        'eight dogs',
      ],
    },
    concepts: {
      aim: ['?nobody wanted'],
      people: ['where older people stand in line'],
      thought: ['?as if the dog is looking for a flat', '?One dog one card'],
      craft: ['I wrote for each one a card as if the dog is looking for a flat', 'I wrote it again'],
      trial: ['I let my grandmother read them'],
      place: ['at the two vets and the bakery on Saturdays'],
      result: ['After six weeks eight dogs were gone'],
    },
  },
  {
    question: 'marketing-01',
    quality: 'brilliant',
    answer:
      "Nobody in our house came to the yearly meeting of the owners, last time nine of sixty, and you need half to decide on the roof. I asked five of them in the lift why not. It wasn't that they didn't care, they were afraid of three hours of shouting. So my note had only one message: one question, 25 minutes, then soup. I cut it down till it fit on a postcard and showed it to the grumpiest man on the second floor, who asked if I was serious about the 25 minutes; I put an egg timer on the picture. It went under each door on the Thursday evening before, not in the letter box with the bills. Thirty-eight came, we voted in 22 minutes, and the roof was done in October.",
    checks: {
      context: [
        'Nobody in our house came to the yearly meeting of the owners, last time nine of sixty, and you need half to decide on the roof',
      ],
      action: [
        'I asked five of them in the lift why not',
        'I cut it down till it fit on a postcard and showed it to the grumpiest man on the second floor',
        'I put an egg timer on the picture',
      ],
      result: ['Thirty-eight came, we voted in 22 minutes, and the roof was done in October'],
      specifics: [
        'nine of sixty',
        'half',
        'five of them',
        'three hours',
        'one question',
        '25 minutes',
        'Thursday evening',
        'Thirty-eight',
        '22 minutes',
        'October',
        '?one message',
        '?second floor',
      ],
    },
    concepts: {
      aim: ['came to the yearly meeting of the owners', 'you need half to decide on the roof'],
      people: ['?the owners', '?I asked five of them in the lift'],
      thought: ['my note had only one message: one question, 25 minutes, then soup'],
      barrier: ['they were afraid of three hours of shouting', '?I asked five of them in the lift why not'],
      craft: ['I cut it down till it fit on a postcard', 'I put an egg timer on the picture', '?my note'],
      trial: ['showed it to the grumpiest man on the second floor'],
      place: ['It went under each door on the Thursday evening before'],
      result: ['Thirty-eight came'],
    },
  },
  {
    question: 'project-management-02',
    quality: 'weak',
    answer:
      'We were late in a project once. I told everybody to work faster and we had to do overtime, and we made it more or less.',
    checks: {
      context: ['We were late in a project once'],
      action: ['I told everybody to work faster'],
      result: ['and we made it more or less'],
      specifics: [],
    },
    concepts: {
      sign: ['?We were late in a project'],
      remedy: ['we had to do overtime', '?I told everybody to work faster'],
      effect: ['we made it more or less'],
    },
  },
  {
    question: 'project-management-02',
    quality: 'good',
    answer:
      "I was responsible for the move of our kitchen to the new building. The electrician said every day it's going good, but I saw that the boxes with cable stand still closed since Monday. So I went with him through the rooms and we counted, from 24 sockets only 6 were done, and he waited for a part that nobody ordered. I ordered the part with express and asked his boss for a second man for three days. I told the cook the same evening that it can become Thursday. From then we looked together every morning at seven. At the end it was one day late and not one week.",
    checks: {
      context: ['I was responsible for the move of our kitchen to the new building'],
      action: [
        'I went with him through the rooms and we counted',
        'I ordered the part with express and asked his boss for a second man for three days',
        'I told the cook the same evening that it can become Thursday',
        '?I saw that the boxes with cable stand still closed',
        '?From then we looked together every morning at seven',
      ],
      result: ['At the end it was one day late and not one week'],
      specifics: [
        'since Monday',
        '24 sockets',
        'only 6',
        'three days',
        'Thursday',
        'at seven',
        'one day',
        'one week',
        '?every morning',
        '?second man',
      ],
    },
    concepts: {
      sign: ['the boxes with cable stand still closed since Monday'],
      'looking-closer': [
        'I went with him through the rooms and we counted, from 24 sockets only 6 were done',
      ],
      cause: ['he waited for a part that nobody ordered'],
      remedy: ['I ordered the part with express and asked his boss for a second man'],
      telling: ['I told the cook the same evening that it can become Thursday'],
      'short-steps': ['From then we looked together every morning at seven'],
      effect: ['it was one day late and not one week'],
    },
  },
  {
    question: 'project-management-02',
    quality: 'brilliant',
    answer:
      "I was keeping an eye on the new timetable for 30 bus drivers, and the list said ninety percent done for three weeks running. A thing that is nearly done for three weeks isn't. I sat down with Petra, who was writing it, and asked her to show me the finished routes rather than tell me. There were 11 of 26. She had been pulled off to cover for a sick colleague every afternoon and hadn't liked to say so. I didn't make a fuss; I got her boss to free her until Friday noon, and we dropped the four school routes, which nobody needs in the holidays. I rang the depot the same day and said it'll be the 8th, not the 1st, and why. After that we only counted finished routes, twice a week, standing up. It went live on the 8th with one mistake in it.",
    checks: {
      context: [
        'I was keeping an eye on the new timetable for 30 bus drivers, and the list said ninety percent done for three weeks running',
      ],
      action: [
        'I sat down with Petra, who was writing it, and asked her to show me the finished routes',
        'I got her boss to free her until Friday noon',
        "I rang the depot the same day and said it'll be the 8th",
        '?and we dropped the four school routes',
        '?After that we only counted finished routes',
      ],
      result: ['It went live on the 8th with one mistake in it'],
      specifics: [
        '30 bus drivers',
        'ninety percent',
        'three weeks',
        '11 of 26',
        'Friday noon',
        'four school routes',
        'the 8th',
        'the 1st',
        'twice a week',
        'one mistake',
        '?every afternoon',
      ],
    },
    concepts: {
      sign: [
        'the list said ninety percent done for three weeks running',
        "A thing that is nearly done for three weeks isn't",
      ],
      'looking-closer': [
        'asked her to show me the finished routes rather than tell me',
        'There were 11 of 26',
      ],
      cause: ['She had been pulled off to cover for a sick colleague every afternoon'],
      remedy: ['I got her boss to free her until Friday noon', 'we dropped the four school routes'],
      telling: ["I rang the depot the same day and said it'll be the 8th"],
      'short-steps': ['we only counted finished routes, twice a week'],
      effect: ['It went live on the 8th with one mistake in it'],
    },
  },
];
