interface SpokenAnswer {
  readonly questionId: string;
  /** The ids of the concepts that a reader finds in it. */
  readonly concepts: readonly string[];
  readonly answer: string;
}

/** Good answers as people tell them, two to a role family; the wording of the bank follows the first half only. */
export const spokenAnswers: readonly SpokenAnswer[] = [
  {
    questionId: 'customer-support-03',
    concepts: ['what-happened', 'noticing', 'owning', 'telling', 'repair', 'prevention', 'outcome'],
    answer:
      'Last spring I ran the phones at a flower shop, and I put the wrong delivery date on a wedding order. The bride’s mum called me on the Friday, really upset, because nothing had come. I rang her back within ten minutes, told her straight it was my mistake and what I would do next. I drove to our other branch, got the same flowers, and had them at the hall two hours before the wedding. I took 40 pounds off the bill with my manager’s okay. After that I started reading every date back to the customer before I hang up, and we haven’t had a wrong date in six months.',
  },
  {
    questionId: 'customer-support-07',
    concepts: ['calm', 'acknowledging', 'cause', 'alternatives', 'exception', 'threat', 'record'],
    answer:
      'First I’d let him finish and tell him I get why he’s annoyed. I’d look up the order and check if I missed anything, like a fault. If there’s really no way, I’d say so once, clearly and without hiding behind the rules. Then I’d offer what I can do, a swap or 10 pounds off the next one, and let him pick. I wouldn’t pay just because of the review. If he got nasty I’d warn him once and then get my manager. I’d note it all down so the next person knows.',
  },
  {
    questionId: 'sales-02',
    concepts: ['reason', 'acknowledging', 'proof', 'small-step', 'benefit', 'outcome'],
    answer:
      'Two years ago I sold coffee machines to small offices, and a dentist near the station said no to me in about a minute. I asked what put her off, and she said the last machine had leaked all over her floor. I told her I’d feel the same. I got two other dentists to ring her and say how ours was doing. Then I left one there for two weeks, no papers, nothing to pay. The nurses didn’t want to give it back. She took two in the end, and she hasn’t rung once about a leak.',
  },
  {
    questionId: 'data-02',
    concepts: ['listener', 'plain-words', 'picture', 'comparison', 'finding', 'checking', 'consequence'],
    answer:
      'At the bakery where I did the numbers, the owner never looks at a sheet. I’d seen that we threw out a third of the rolls on Mondays. So I didn’t bring him any percentages. I put three crates beside each other on the counter and emptied one into the bin. Then I asked him what he’d tell his wife about it tonight, and he had it right. He bakes 60 less on Mondays now, and nobody’s gone home without a roll since.',
  },
  {
    questionId: 'people-06',
    concepts: [
      'apology',
      'arriving',
      'choice',
      'interviewers',
      'same-conditions',
      'no-disadvantage',
      'correcting',
    ],
    answer:
      'I’d say right at the door that we sent him to the wrong place and that it’s on us. Then a glass of water and five minutes to catch his breath. I’d ask him what he’d rather do, have it now or come another day. Before that I’d quickly find out from the two people who interview if they can stay longer. He’d get the whole hour like everybody before him. And I’d make sure nobody writes down that he was late. After that I’d fix the address in the invitation, so it doesn’t hit the next one.',
  },
  {
    questionId: 'project-management-06',
    concepts: ['asking', 'seeing', 'meaning', 'obstacles', 'small-results', 'manager'],
    answer:
      'I wouldn’t run to the boss with it. I’d drop by and have a coffee with their lead, and ask how it’s really going. Then I’d ask if they can show me something, even if it’s half done. Maybe on track just means nobody’s shouted yet, so I’d agree with them what counts as done. If something’s in their way, I’d see if I can get it out of the way. From then on I’d like to see one small thing working every Friday. If still nothing turns up after two weeks, the project lead has to hear it, and the team hears from me first.',
  },
  {
    questionId: 'design-11',
    concepts: ['fewer', 'input', 'labels', 'errors', 'saving', 'touch', 'check'],
    answer:
      'I’d throw out every question we don’t need that day, and put the rest in the order people think of them. For a phone number the number pad should come up. What goes where stands above the box, because inside it’s gone once you type. If something’s off I’d say so right there next to it and say how to fix it, not in red at the end. And if the train goes into a tunnel, what they typed has to be there afterwards. Buttons big enough for a thumb. Then I’d sit beside five people on a bus and watch where they get stuck, and I’d count how many give up and at which box.',
  },
  {
    questionId: 'finance-06',
    concepts: ['last-agreed', 'comparing', 'in-transit', 'causes', 'documents', 'no-hiding', 'telling'],
    answer:
      'I’d go back to the day when the two were still the same and start from there. Then I’d tick off each payment against the statement, one after the other. Often it’s only money that left us on the last day and isn’t there yet, or a bank charge nobody put in. If it divides by nine, I’d look for two digits the wrong way round. Once I know what it is I’d put it right with the slip behind it. I’d never just book it to other costs so that it fits. And if I can’t find it by noon, the person who closes the month gets to know.',
  },
  {
    questionId: 'marketing-02',
    concepts: ['picture', 'sign', 'asking', 'motive', 'message', 'place', 'result'],
    answer:
      'When I helped my cousin’s bike repair van get going in 2022, we thought students would be our people, so all our posters hung at the uni. After a month I went through the bookings and seven in ten came from parents with kids. I stood at the school gate and chatted with a dozen of them. They didn’t care about price at all, they just had no time to bring the bikes anywhere. So I wrote "we come to your door before dinner" instead of "cheap repairs", and put it up in the nursery and the sports hall. We went from 9 jobs a week to 25, and we haven’t had an empty Tuesday since.',
  },
  {
    questionId: 'software-06',
    concepts: [
      'tell-early',
      'whom',
      'what-is-left',
      'scope',
      'new-date',
      'quality',
      'others-support',
      'next-time',
    ],
    answer:
      'I’d say it that same Wednesday and not wait till Friday, because they can still do something then. My lead hears it, and whoever waits for it. I’d tell them what’s done, what isn’t, and that I had missed the old data. Then I’d ask what they need most on Friday, maybe the one screen, and the rest comes on Wednesday. I’d rather give one day I can keep than three I can’t. I wouldn’t leave out the tests to make it. If somebody has an hour, we could do the hard bit together. Next time I’d look into the old code before I say a day.',
  },
  {
    questionId: 'customer-support-02',
    concepts: ['listening', 'acknowledging', 'own-calm', 'cause', 'options', 'keeping-word', 'outcome'],
    answer:
      'Three winters back I was on the desk at a swimming pool, and a dad came in shouting because his daughter’s class was full though he’d paid. I put my pen down and let him get it all out. I said I’d be cross as well. It turned out that our website had taken one booking too many. So I gave him two ways, the Thursday group or his money back plus a free month. I told him I’d ring by four, and I rang at half past three. He took the Thursday, and his girl has been coming ever since. He even brings us cake.',
  },
  {
    questionId: 'software-02',
    concepts: ['smell', 'harm', 'safety-net', 'small-steps', 'technique', 'others', 'effect'],
    answer:
      'In my last job we had one file that worked out the bills, nearly 3000 lines long, and nobody dared to touch it. Any little change took us a week and something else fell over. Before I changed anything I ran last year’s bills through it and kept what came out. Then I took out one piece a day, each with a name that says what it does, and ran the bills again each evening. I showed the others on Fridays what had moved where. A new price takes us an afternoon now, and we haven’t sent a wrong bill since May.',
  },
  {
    questionId: 'data-11',
    concepts: ['meaning', 'types', 'gaps', 'repeats', 'ranges', 'known-figures', 'over-months', 'looking'],
    answer:
      'I’d find whoever made it and ask what each heading stands for. Then I’d scroll through a couple of hundred lines by eye. I’d see whether the dates are really dates and the money isn’t text. How many cells have nothing in them, and is it the same shop each time? I’d look if an order is in there two times. Anything below zero or from 1970 looks fishy to me. I’d add it all up and hold it against what the books say for that year. And I’d draw orders per month, to see if there’s a hole or a jump somewhere.',
  },
  {
    questionId: 'sales-11',
    concepts: ['company', 'person', 'guess', 'agenda', 'need', 'deciding', 'budget-timing', 'next-step'],
    answer:
      'I give it half an hour. I look at their site and the news, what they make and for whom. Then who I’ll be talking to and how long they’ve been there. I write down one thing I think hurts them, and see on the call if I’m wrong. I tell them at the start what I’d like to go through. By the end I want to know what bugs them now and what it costs them, who else has a say, whether there’s any money for it this year, and how soon. And we don’t hang up before we’ve said who rings whom and when.',
  },
  {
    questionId: 'product-management-02',
    concepts: ['need', 'reason', 'evidence', 'directness', 'alternative', 'listening', 'aftermath'],
    answer:
      'At the parking app I worked for, the head of sales wanted a button for one big garage, and he really cared. I heard him out over lunch and asked what the garage was trying to do. They only wanted to know each morning how many spots were taken. I told him the same day that we wouldn’t build it, because it’d push the new payment back by a month. I’d looked it up, 3 of 800 garages would have used it. Instead I set up a mail that goes out at seven. He grumbled for a week. The garage stayed, and he’s come to me with two better ideas since.',
  },
  {
    questionId: 'design-06',
    concepts: ['reason', 'users', 'stock', 'keep', 'content', 'others', 'check', 'spread'],
    answer:
      'Before I draw anything I’d ask why this page and why now. I’d find out what folks come there for, from the numbers or by sitting next to a few. Then I’d print the other pages and hang them up, to see what they’ve got in common. I’d stick with the buttons and colours that are fine and not invent a third kind. I’d use the real texts, long names and all, and look at it on an old phone. The people who build it should see it early, they know what’s hard. I’d let five people do the same job on the old and on the new one. And what I make should be parts that somebody can take for the next page.',
  },
  {
    questionId: 'marketing-06',
    concepts: ['first-buyers', 'group', 'free-ways', 'partners', 'paid', 'return', 'counting', 'stopping'],
    answer:
      'I’d chat with the ten people who come already and ask what made them come. Say it’s young parents, then I’d talk only to them and tell them one thing. Stuff that’s free comes first, like the town’s Facebook page and a board outside. I’d ask the nursery next door and the library if our cards can lie there. I’d put 50 euros into one ad and look before I put in more. Whoever comes gets a card where the fifth coffee’s on us. And at the till we ask everyone how they heard of us. What brings nobody after two weeks, I’d drop.',
  },
  {
    questionId: 'project-management-02',
    concepts: ['sign', 'looking-closer', 'cause', 'remedy', 'telling', 'short-steps', 'effect'],
    answer:
      'When we fitted out a school in 2021 I kept the plan, and for two weeks the electricians said they were nearly done. What made me wonder was that their boxes of lamps stayed shut. So I walked through all 24 rooms and counted, and only 9 had light. Two of their men had been pulled to another site and nobody had said it. I got the painters to start on the other floor and we borrowed two people from a firm next door. The headmaster heard it from me the same afternoon. From then on we met each morning for ten minutes and ticked off rooms. We opened one day late instead of three weeks.',
  },
  {
    questionId: 'people-02',
    concepts: [
      'demands',
      'searching',
      'seeing-work',
      'same-questions',
      'second-view',
      'doubts',
      'telling-others',
      'afterwards',
    ],
    answer:
      'Two years ago at the care home we needed someone to run the kitchen. I wrote down what the job really takes, and that was keeping eight people calm at noon more than cooking. I asked around in the house first and put a note up at the college. Three came, and I had each of them run one lunch. All three got the same five questions from me. The head nurse watched too and saw things I’d missed. The one I liked had never done the ordering, and that worried me. I told the other two myself why not. She’s still there, and we’ve had two cooks leave in two years instead of six.',
  },
  {
    questionId: 'finance-02',
    concepts: ['their-decision', 'few-figures', 'plain-words', 'picture', 'checking', 'listening', 'use'],
    answer:
      'My brother in law runs a garage, and last year he had to make up his mind if he could take on a second mechanic. He’d got 12 pages from his accountant and didn’t get a word of it. I asked him what he lies awake over. Then I left out everything but three numbers, what comes in, what goes out and what’s left in a bad month. I drew it as a bath with a tap and a drain. I had him tell me what happens to the water with one more wage. He took the man on for half days, and he’s had money over each month since.',
  },
];
