import type { HiringAnswer } from './hiring-answer.fixture.ts';

export const salesHiringAnswers: readonly HiringAnswer[] = [
  {
    questionId: 'sales-16',
    strong:
      "I would not just fill in the price, because with forty points and no talk I'm only there to make another offer look good. I'd write back the same day, thank them and ask for twenty minutes, and say honestly that I need it to give a number that will hold. In that call I want to know what made them write the list, what goes wrong today, and which five of the forty they could not live without. I'd ask who wrote it, who'll choose in the end and how they'll compare the offers, and if Friday is fixed because of some meeting. If they talk, I answer the five in detail, say openly which three we can't do, and agree on a day to go through it together.",
    short:
      "I would ask for twenty minutes before Friday, find out which five of the forty they cannot do without, who chooses and how, and give a range if they won't talk.",
    offTopic:
      'Last year I was honest with a lady who wanted our dearest tent for one weekend. I told her to rent one for 40 euros at the shop next door. My boss was not happy, but in the end she came back and bought boots for the whole club.',
  },
  {
    questionId: 'sales-17',
    strong:
      "In my last job I sold software for rotas to care homes. The manager of one home, with about sixty people, had done hers on paper for eleven years and saw no need for it. I didn't start with the program. I asked if I may sit with her while she makes the plan for April, and it took her almost two days, with three phone calls each time somebody was ill. I counted twenty-two corrections. Then I took just that one thing, somebody calls in sick at six in the morning, and put her own names into it and let her press the keys. She found the stand-in in about a minute. After the four weeks she showed it to the other floors herself, and half a year later two more homes called me because of her.",
    short:
      'I sat with her while she made her plan, counted the corrections, showed her just that one case with her own names, and let her try it on one floor for four weeks.',
    offTopic:
      'My forecast for spring was 30 percent too high, because I had counted two hospitals as sure. I told my boss in February, and I set a rule that a deal counts only with a date from the buyer. In the next two quarters I was off by 5 percent.',
  },
  {
    questionId: 'sales-18',
    strong:
      "I would stay calm, because somebody who asks for more at the last minute mostly wants to sign. I'd ask for all of it at once: is there anything else, and if we find a way for these three, do we sign today? Then I ask what each is for, since often it's their boss who wants to see that they've pushed. I'd look at what each of the three costs us: a free training day is maybe 600, but ninety days to pay hurts us and a right to get out after six months would turn the whole deal round. So I could give the training if they take three years instead of two or let us name them as a customer, and the other two I'd refuse and say why, in a friendly way. I don't say yes on the phone to something I haven't cleared; I would call my boss and be back within an hour. What we agree I put in the contract in one sentence, so that nobody remembers it differently.",
    short:
      'I would ask whether these three are all, what each is for, give the cheap one in return for a longer contract, refuse the other two with a reason, and write down what is agreed.',
    offTopic:
      'I called 40 people from an old list in my first week. I sorted them by size, asked a colleague who usually buys, and wrote 10 mails a day after lunch. On Friday I saw that bakers answered most often, so that I began with bakers the next week.',
  },
  {
    questionId: 'sales-19',
    strong:
      "I start from the end: what do I need by June, how much of that is likely from what I've got open, and how long it takes from a first talk to a signature. With us it's about four months, so what I don't begin now is missing in spring. Out of that comes a number, say six new talks a week. I block two hours for that each morning before I open my mail, because the loud deals always win otherwise. In the afternoon I look at the open ones and ask of each what the next step is and whether the buyer has agreed to it. The ones without a date I put on a short list, and if nothing has moved in a month I ask straight out or let it go, because it just eats time. On Friday I count: talks, first meetings, and how much went into each, and if I'm at four instead of six for three weeks I talk to my manager before it hurts.",
    short:
      'I work back from the June number and a four month cycle to six new talks a week, keep two hours each morning for them, and drop deals that have not moved in a month.',
    offTopic:
      'In 2021 I told a man in our shop that the cheaper ladder was enough for his two windows. I lost 60 euros of bonus, but in the end he came back with his neighbour.',
  },
  {
    questionId: 'sales-20',
    strong:
      "At the printer where I worked, I had sold a restaurant chain menus that wipe clean, and I had told them they would last a year. After seven weeks the edges came apart in the first two places. I didn't wait. I called the owner the same afternoon, told her what I'd seen and that it was on us, and drove to four of the fourteen places with a camera to see how bad it was. It was about one in three. Back home I went to our production and we found that the glue was from a new supplier. I told her that the next morning, without blaming anybody, and asked what would help her most. She needed clean menus for the weekend, so I brought paper ones on Friday, and all 600 were made new at our cost. I put in writing until when. We lost about 1,900 on it. Now nobody here promises a year without a test.",
    short:
      'I saw that the menus I sold came apart, called the owner the same day before she complained, told her it was our fault, and had all 600 made new at our cost.',
    offTopic:
      'Last spring a prospect had gone silent for three weeks. I rang his assistant, left a message with two dates, and on Thursday he wrote back. In the end we met in his bakery, and he took 40 chairs.',
  },
];
