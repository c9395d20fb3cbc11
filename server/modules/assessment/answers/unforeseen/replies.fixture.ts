// Written from the questions alone: no concept, synonym or wording of the code was known to who wrote them, and none
// may be written with an eye on them.

/** What the same people reply when they are asked how their answer relates. */
export const relatingReplies: readonly (readonly [questionId: string, said: string])[] = [
  [
    'software-01',
    "Well, I was stuck with the printing and went to Marek for help, and I wanted to show that I'd tried things first and brought him what I'd found.",
  ],
  [
    'software-03',
    'You wanted my hardest bug, and that was the wrong hour one; the way to the cause was lining up the bad bookings until I saw they were all from before March.',
  ],
  ['software-06', "It's just what I'd do that Wednesday: say it early and give them a date I can keep."],
  [
    'software-08',
    "The users can't get in because of my change, so getting them in again comes first, and only then why it happened.",
  ],
  [
    'software-11',
    "You asked which tests and why. I named the ones I'd write, and the reason is that a price goes wrong at the limits.",
  ],
  [
    'software-18',
    'The people in the field are like me on the farm back then, so what I needed without signal tells me what must work without network.',
  ],
  [
    'data-01',
    'The seven hundred kilo patients were the errors in the data I got, and the rest is how I handled them.',
  ],
  [
    'data-03',
    'I believed in the Tuesday thing first, and it turned out it was one café. That is the misleading result.',
  ],
  [
    'data-06',
    "These are the questions I'd put to the manager before I open any table, since her message says almost nothing.",
  ],
  [
    'data-09',
    "He wants to end it after three days, and I explain why I'd keep it going to the fourteenth and how I'd say that to him.",
  ],
  [
    'data-14',
    "It shows that ninety-five of a hundred tells you little alone, and what I'd look at to see if the model is any use.",
  ],
  [
    'sales-01',
    'He said steak, but what he wanted was to remember his wife. I found that out by asking before I brought anything.',
  ],
  [
    'sales-03',
    "I told her the truth about the filter and so I didn't sell the machine. That's the cost you asked about.",
  ],
  [
    'sales-07',
    "You said the competitor is a fifth cheaper; I'd find out what is in his price before I touch mine.",
  ],
  ['sales-14', "It is how I get to my number for the quarter, deal by deal, from what's open."],
  [
    'sales-20',
    "The tent was promised and then it was gone, so it's exactly something I sold that didn't hold, and what I did for the couple.",
  ],
  [
    'customer-support-01',
    'She knew nothing of such devices and pairing is complicated for her, so I had to find an easy picture, the radio.',
  ],
  [
    'customer-support-02',
    'The father was the angry person. I told how I dealt with him, listening first and then something to do.',
  ],
  [
    'customer-support-06',
    "It's about the forty and only time for twenty: how I choose who comes first and what the others hear.",
  ],
  [
    'customer-support-13',
    'I said what I think makes a reply good and then how I go through mine before it leaves.',
  ],
  [
    'customer-support-17',
    'Everyone suspected the lady forgot her code, and in truth the seven was sticking. I found it by watching her type.',
  ],
  [
    'product-management-01',
    'The unexpected thing was the children using the tablets for light. They were the users, and the tents are what I made of it.',
  ],
  [
    'product-management-03',
    "Making it smaller was leaving out delivery, recipes and online payment, and I chose these because the customers I'd asked didn't need them by Christmas.",
  ],
  [
    'product-management-07',
    'There are thirty wishes and three places, so I told you how I would pick the three and what the rest are told.',
  ],
  [
    'product-management-14',
    "If somebody leaves a deposit for a thing which isn't there yet, then I know they would pay. That was your question, I think.",
  ],
  ['design-01', "The cook's remark was the criticism, and because of it I changed the board."],
  [
    'design-02',
    "I had designed the lift sign and I watched the visitors use it. I hadn't thought that they compare it with the letter in their hand.",
  ],
  [
    'design-07',
    "It's the boss's red button. I'd find out the reason she didn't give, then test hers against others.",
  ],
  [
    'design-16',
    "There's nothing to show yet, so I look at the life of people without it, as I did with the nurses.",
  ],
  [
    'marketing-01',
    'The card was what I wrote, giving blood was what they should do, and fifty-four came, so yes they did.',
  ],
  [
    'marketing-02',
    "I imagined young women and in truth it was men with a bad back. That's the difference you asked about.",
  ],
  [
    'marketing-06',
    "That's how I'd use the 500 and the two months to get people in this town coming back to the shop.",
  ],
  [
    'marketing-19',
    "More visitors but same sales, so I'd check who they are and where on the way to paying they stop.",
  ],
  [
    'project-management-01',
    'The festival had the fixed date and nine helpers, and counting back from the day is how I worked out what comes when.',
  ],
  [
    'project-management-03',
    'Dietician and cooks expected different things from one menu plan, and the page both signed was the agreement.',
  ],
  [
    'project-management-18',
    "The director is the somebody important, the floor for the opening was the promise, and I was the one to tell her it's late.",
  ],
  [
    'people-01',
    'The pregnancy was private and the shift leader was the one who wanted to know. I kept it to myself.',
  ],
  [
    'people-03',
    'The two drivers had the conflict, and I was the one who brought them to the table and helped them to a rule.',
  ],
  [
    'finance-01',
    'The figures were already read out and nobody doubted them. I noticed the two same amounts, and that was the mistake.',
  ],
  [
    'finance-12',
    "The staircase is my example: a profit on paper in May, but the money's only there in August.",
  ],
];

/** What people reply to that who told something else. */
export const denyingReplies: readonly string[] = [
  "It doesn't, sorry.",
  'Not at all, to be honest.',
  'Hm, I guess it has nothing to do with it.',
  'You caught me. I just felt like telling it.',
  "I'm afraid there is no connection, I wandered off completely.",
  'Honestly? Zero.',
  "No relation. I didn't know what to say so I talked about something else.",
  'Sorry, I misunderstood, this was not about your question.',
  'It is not related, my English is not so good and I told another thing.',
  "I don't think it does. Could we go back to the question, please?",
  'Beats me.',
  'Oh dear, I got carried away there. That was quite beside the point.',
  "It's off topic, I admit it.",
  'I must be honest with you: what I told has no link to what you asked.',
  'Nothing. It was only a nice story.',
  "I can't see any connection myself, now that you ask.",
  "Well, it isn't an answer really. I was nervous.",
  'Forget it, that was irrelevant.',
  "I know, I know, I haven't answered you.",
  'Pardon me, this is other subject, I am confuse.',
  'It does not relate; I have no experience with that kind of thing, so I filled the time.',
  "Haha, it doesn't. I just wanted to see if you're listening.",
  "There isn't any link between the two, I apologise.",
  'None whatsoever.',
  'To tell the truth I lost the thread and began to speak about my private life.',
  "I suppose it's completely unrelated.",
  'Not much. Okay, not anything.',
  'My apologies, I drifted. I would rather skip this one.',
  "That was me rambling, it's got no bearing on what you wanted to know.",
  "I was thinking of something different, so no, it doesn't fit.",
  'Sorry sorry, I speak about wrong thing.',
  "You're right to ask, I went off on a tangent.",
  'Actually I never got round to your question, did I? What I said was about something else.',
  'It has no relation with the question, I only said the first thing in my head.',
  'Who says it has to? It was what came to mind.',
  "In no way, if I'm being frank. I couldn't think of an example.",
  'I did not answer it. I talked about my weekend because I had nothing prepared.',
  "Fair point, that story doesn't belong here.",
  'I do not know how. Maybe it is not matching.',
  'Nope, wrong story.',
];

/** Honest replies to ordinary follow-ups, with a no in them. */
export const negatingReplies: readonly string[] = [
  'It had nothing to do with the program in the end, it was a loose cable behind the desk.',
  'No, I did not do it alone, Fatima wrote the list and I made the calls.',
  "The result was not what I'd hoped: only eight came instead of twenty, but none of them left early.",
  "I didn't tell the boss at first, and that was wrong. The next day I did.",
  'Nobody complained after that, not one, for the whole summer.',
  "It wasn't related to the new oven at all, the flour was damp.",
  'I never touched the numbers themselves, I only moved them to the right month.',
  'Not really a success, we lost that customer, but the next three stayed.',
  'There was no connection between the two failures, I checked both logs and they had different causes.',
  "No idea how much exactly, nobody measured it. I'd say half an hour a day.",
  "I can't say that it was only me. I wrote the first page and the team did the rest.",
  'We did not get the discount, but they paid in thirty days and not in ninety.',
  'It made no difference in the first week. In the third the queue was shorter.',
  "I didn't answer his question right away because I hadn't the facts, so I asked him for one hour.",
  "That wasn't my part. Mine was the testing, each evening, with the list.",
  "No, she didn't agree, and she still doesn't, but she signed because the figures were clear.",
  'The printer was irrelevant, it turned out. The wrong address came from the customer file.',
  "I would not do it the same way again. I'd ask the night shift before and not after.",
  'Nothing broke, that was the result. Before, it broke every Friday.',
  'He was not angry anymore, he even brought us cake.',
  "I don't know whether it was due to my card or the good weather, I can't separate that.",
  'No one had asked the drivers, so I did, all fourteen.',
  "It didn't work the first time. I forgot the weekend orders and had to count again.",
  "The delay had no effect on the opening, because we'd kept three days free.",
  "I couldn't find the last four receipts, never. I wrote that openly in the file.",
  'I did nothing for two days, on purpose, till everybody had cooled down.',
  'It was not about money, what she wanted was to be told the truth.',
  'Not much changed on paper, but people stopped phoning me at home.',
  "I wasn't the manager then, so I could not order it, I could only show them.",
  "We didn't reach the date, we were five days late, and I had said so a month before.",
  'The complaint had no relation to our delivery, the box was damaged in his own stairwell.',
  'None of the old data was lost, I compared the totals afterwards.',
  "No, I was not sure. I tried it on ten patients' files before doing all.",
  "The teacher wasn't the reason at all; the children were simply hungry at eleven.",
  "I haven't got the exact figure here, but it went down from around thirty calls to under ten.",
  "They didn't want my idea with the stickers, so we took the coloured boxes, and those worked.",
  'I never raised my voice. I waited, then repeated the two facts.',
  "It isn't finished, honestly. Two of the five branches do it, the others don't yet.",
  "I didn't write the report, my colleague did. I collected the readings from the tanks each morning.",
  "What didn't help was the long mail. What helped was walking over there.",
];
