import type { MarkedAnswer } from './marked-answer.fixture.ts';

/** Of how something is done. Written and marked by hand before looking at any list of phrases or at what the rules make of them. */
export const technicalAnswers: readonly MarkedAnswer[] = [
  {
    question: 'data-11',
    quality: 'weak',
    answer:
      'I would open it in Excel and scroll a bit and see if it looks okay. If there are errors I fix them, then I start with the calculation.',
    checks: {
      context: ['If there are errors'],
      action: ['I would open it in Excel and scroll a bit', 'I fix them', '?I start with the calculation'],
      result: ['?and see if it looks okay'],
      specifics: ['Excel'],
    },
    concepts: { looking: ['?open it in Excel and scroll a bit and see if it looks okay'] },
  },
  {
    question: 'data-11',
    quality: 'good',
    answer:
      "First I ask somebody who made the table what is in every column, because names can lie, amount can be with tax or without. Then I count the rows and look if the same order number comes two times. I look at the smallest and biggest in every column, so I see the orders with minus price or from year 1970. I count how many fields are empty and in which months. At the end I add all together and compare it with what the accounting people say for last year, when it is 2 percent away it's okay, when it is 20 percent something is wrong.",
    checks: {
      context: ['when it is 2 percent away', 'when it is 20 percent'],
      action: [
        'I ask somebody who made the table what is in every column',
        'I count the rows and look if the same order number comes two times',
        'I look at the smallest and biggest in every column',
        'I count how many fields are empty',
        'I add all together and compare it with what the accounting people say',
      ],
      result: [
        'because names can lie, amount can be with tax or without',
        'so I see the orders with minus price or from year 1970',
        "when it is 2 percent away it's okay",
        'when it is 20 percent something is wrong',
      ],
      specifics: ['two times', '1970', '2 percent', '20 percent', '?last year'],
    },
    concepts: {
      meaning: ['what is in every column, because names can lie, amount can be with tax or without'],
      gaps: ['I count how many fields are empty'],
      repeats: ['look if the same order number comes two times'],
      ranges: ['I look at the smallest and biggest in every column', 'minus price or from year 1970'],
      'known-figures': ['compare it with what the accounting people say for last year'],
      'over-months': ['?in which months'],
    },
  },
  {
    question: 'data-11',
    quality: 'brilliant',
    answer:
      "I never trust a table I haven't met. I pull fifty rows at random and read them like letters: is this a real person, a real address, a real price? Then column by column: is the date really a date or text somebody typed, are there three ways of writing Germany, does 9999 mean nobody knew? I plot orders per week for the whole time, since a hole or a jump nearly always means that somebody changed the shop system, not that customers went crazy. Does each order turn up only once, and does every customer number exist in the customer table? Last I hold the yearly total against the annual report; once that way I caught a file that had only paid orders in it, which would have made us look a third smaller.",
    checks: {
      context: ['?once that way'],
      action: [
        'I pull fifty rows at random and read them like letters',
        'I plot orders per week for the whole time',
        'I hold the yearly total against the annual report',
        'I caught a file that had only paid orders in it',
      ],
      result: [
        'since a hole or a jump nearly always means that somebody changed the shop system',
        'which would have made us look a third smaller',
        '?I caught a file that had only paid orders in it',
      ],
      specifics: ['fifty rows', 'three ways', '9999', '?per week', 'a third'],
    },
    concepts: {
      meaning: ['?does 9999 mean nobody knew'],
      types: ['is the date really a date or text somebody typed', 'three ways of writing Germany'],
      gaps: ['does 9999 mean nobody knew'],
      repeats: [
        'Does each order turn up only once',
        'does every customer number exist in the customer table',
      ],
      ranges: ['?a real price', '?is this a real person'],
      'known-figures': ['I hold the yearly total against the annual report'],
      'over-months': ['I plot orders per week for the whole time, since a hole or a jump'],
      looking: ['I pull fifty rows at random and read them like letters'],
    },
  },
  {
    question: 'product-management-11',
    quality: 'weak',
    answer:
      'You need a good list of questions and you should be friendly so that they tell you the truth. At the end you ask if they would use the product.',
    checks: {
      context: [],
      action: [],
      result: ['so that they tell you the truth'],
      specifics: [],
    },
    concepts: { aim: ['?You need a good list of questions'] },
  },
  {
    question: 'product-management-11',
    quality: 'good',
    answer:
      "I ask for the last time they did it, not what they normally do. When was that, where were you sitting, what did you have open. I'd rather they show me on their own screen, so I just watch and keep my mouth shut, also when they do it wrong. I don't say what we are building. Five talks are usually enough, and right after each I write down three things that surprised me before I forget them.",
    checks: {
      context: ['?also when they do it wrong', '?right after each'],
      action: [
        'I ask for the last time they did it',
        'I just watch and keep my mouth shut',
        'I write down three things that surprised me',
        "?I don't say what we are building",
      ],
      result: ['?before I forget them', '?so I just watch and keep my mouth shut'],
      specifics: ['Five talks', 'three things'],
    },
    concepts: {
      choice: ['?Five talks are usually enough'],
      open: ['?When was that, where were you sitting, what did you have open'],
      past: ['I ask for the last time they did it', 'When was that'],
      showing: ["I'd rather they show me on their own screen"],
      'own-idea': ["I don't say what we are building"],
      silence: ['I just watch and keep my mouth shut'],
      patterns: ['I write down three things that surprised me'],
    },
  },
  {
    question: 'product-management-11',
    quality: 'brilliant',
    answer:
      "It begins with one sentence on a card: what will I decide differently afterwards? If I can't fill in the card I don't go. I look for people who did the thing last week, also two who gave up on it, and not the friendly ones our sales people send me. With a plumber I asked how he wrote his last bill, and he pulled a shoe box out of the van; nobody would have told me about the shoe box. I ask how, what and then what, hardly ever would you. When they stop I count to five in my head, because the good part comes after the pause. Our own sketch stays in the bag until the very end. After six talks I hang all notes on a wall, and what only one person said stays at the side.",
    checks: {
      context: ["If I can't fill in the card", 'When they stop', 'With a plumber', '?After six talks'],
      action: [
        'I look for people who did the thing last week',
        'I asked how he wrote his last bill',
        'I ask how, what and then what',
        'I count to five in my head',
        'I hang all notes on a wall',
      ],
      result: [
        'and he pulled a shoe box out of the van',
        'nobody would have told me about the shoe box',
        'because the good part comes after the pause',
      ],
      specifics: ['one sentence', '?last week', 'two who gave up', 'five', 'six talks', '?one person'],
    },
    concepts: {
      aim: ['what will I decide differently afterwards'],
      choice: [
        'I look for people who did the thing last week, also two who gave up on it',
        'not the friendly ones',
      ],
      open: ['I ask how, what and then what, hardly ever would you'],
      past: ['I asked how he wrote his last bill', '?people who did the thing last week'],
      showing: ['he pulled a shoe box out of the van'],
      'own-idea': ['Our own sketch stays in the bag until the very end'],
      silence: ['When they stop I count to five in my head, because the good part comes after the pause'],
      patterns: ['After six talks I hang all notes on a wall', 'what only one person said stays at the side'],
    },
  },
  {
    question: 'finance-13',
    quality: 'weak',
    answer:
      'I compare the numbers with the budget and ask the departments why they spent too much. Then I write it in the report for the boss.',
    checks: {
      context: [],
      action: [
        'I compare the numbers with the budget and ask the departments why they spent too much',
        'I write it in the report for the boss',
      ],
      result: [],
      specifics: [],
    },
    concepts: { people: ['ask the departments why they spent too much'] },
  },
  {
    question: 'finance-13',
    quality: 'good',
    answer:
      'I sort them by how big the gap is and only take the five biggest, the rest is noise. For each I open the bookings: is it in the right account, or did somebody put the March rent into April? If energy is over, did we use more or did it get dearer? Then I ring the person who ordered it, they know it in two minutes. And I ask if it comes again next month, because then we have to change the forecast.',
    checks: {
      context: ['If energy is over', '?if it comes again next month'],
      action: [
        'I sort them by how big the gap is and only take the five biggest',
        'I open the bookings',
        'I ring the person who ordered it',
        'I ask if it comes again next month',
      ],
      result: [
        'the rest is noise',
        'because then we have to change the forecast',
        '?they know it in two minutes',
      ],
      specifics: ['five biggest', 'March', 'April', 'two minutes', '?next month'],
    },
    concepts: {
      largest: ['I sort them by how big the gap is and only take the five biggest, the rest is noise'],
      booking: ['is it in the right account', '?I open the bookings'],
      timing: ['did somebody put the March rent into April'],
      'price-quantity': ['did we use more or did it get dearer'],
      people: ['I ring the person who ordered it'],
      lasting: ['I ask if it comes again next month'],
      consequence: ['we have to change the forecast'],
    },
  },
  {
    question: 'finance-13',
    quality: 'brilliant',
    answer:
      "Mostly three lines out of sixty make up the difference, so I start with those and draw a line under everything below 2,000. Nine times out of ten it's one of these: the bill came a month early, it landed on the wrong shelf, we paid more for each, or we used more. Last June wages were 14,000 over; I nearly wrote overtime, but when I asked the shift leader she showed me that two people's holiday money had been paid out. So it was a one-off and nothing had to be done about it. I always look at the plan as well, since sometimes the spending is fine and the plan was a wish. At the bottom of my page there is one line for each: passes by itself, goes on, or somebody has to decide something, and who.",
    checks: {
      context: ['Last June wages were 14,000 over', '?when I asked the shift leader'],
      action: [
        'I start with those and draw a line under everything below 2,000',
        'I asked the shift leader',
        'I always look at the plan as well',
        '?I nearly wrote overtime',
      ],
      result: [
        "she showed me that two people's holiday money had been paid out",
        'So it was a one-off and nothing had to be done about it',
        'since sometimes the spending is fine and the plan was a wish',
      ],
      specifics: [
        'three lines out of sixty',
        '2,000',
        'Nine times out of ten',
        'a month',
        'Last June',
        '14,000',
        'two people',
        '?one line for each',
      ],
    },
    concepts: {
      largest: [
        'three lines out of sixty make up the difference, so I start with those',
        'everything below 2,000',
      ],
      booking: ['it landed on the wrong shelf'],
      timing: ['the bill came a month early'],
      'price-quantity': ['we paid more for each, or we used more'],
      people: ['I asked the shift leader'],
      budget: ['I always look at the plan as well', 'the plan was a wish'],
      lasting: ['it was a one-off', 'passes by itself, goes on'],
      consequence: ['somebody has to decide something, and who', '?nothing had to be done about it'],
    },
  },
];
