import type { MarkedAnswer } from './marked-answer.fixture.ts';

/** Of an imagined case. Written and marked by hand before looking at any list of phrases or at what the rules make of them. */
export const imaginedAnswers: readonly MarkedAnswer[] = [
  {
    question: 'software-07',
    quality: 'weak',
    answer:
      'I would probably just approve it if it works, because we have no time and he will be angry otherwise. Tests can come later.',
    checks: {
      context: ['?if it works'],
      action: ['I would probably just approve it'],
      result: ['?because we have no time and he will be angry otherwise'],
      specifics: [],
    },
    concepts: {},
  },
  {
    question: 'software-07',
    quality: 'good',
    answer:
      "I would go over to his desk first and have him walk me through it, maybe there is a reason I don't see. Then I'd say which two or three places lost me, like the long loop in the middle, and what I would call things instead. For the tests I'd ask for one with an empty basket and one with a hundred items. If it has to go out today for a customer, we can put it in and do the tests tomorrow, but I'd want that written down somewhere so it doesn't get forgotten.",
    checks: {
      context: ['If it has to go out today for a customer'],
      action: [
        'I would go over to his desk first and have him walk me through it',
        "I'd say which two or three places lost me",
        'what I would call things instead',
        "I'd ask for one with an empty basket and one with a hundred items",
        "?I'd want that written down somewhere",
        '?we can put it in and do the tests tomorrow',
      ],
      result: ["so it doesn't get forgotten"],
      specifics: [
        'two or three places',
        'one with an empty basket',
        'a hundred items',
        '?today',
        '?tomorrow',
      ],
    },
    concepts: {
      'understand-first': ["have him walk me through it, maybe there is a reason I don't see"],
      asking: ['?have him walk me through it'],
      'specific-remarks': [
        'which two or three places lost me, like the long loop in the middle',
        'what I would call things instead',
      ],
      importance: ['?we can put it in and do the tests tomorrow'],
      'which-tests': ['one with an empty basket and one with a hundred items', '?For the tests'],
      talking: ['I would go over to his desk first and have him walk me through it'],
      'rules-and-urgency': ['If it has to go out today for a customer'],
    },
  },
  {
    question: 'software-07',
    quality: 'brilliant',
    answer:
      "Before I write anything I read the ticket and try the change on my own machine, so that I judge what it is for and not only how it looks. If I still get lost after ten minutes, that is worth saying, because the next person will get lost too. I'd ask questions instead of giving orders: what happens here if the list is empty, why twice? I mark clearly what has to change before it goes in, which is the missing test for the price rounding, and what is only my taste. When there are more than five remarks I call her and we look at it together for a quarter of an hour, it's quicker and nobody feels attacked. And I say what I like about it, the error texts were much better than before.",
    checks: {
      context: [
        'Before I write anything',
        'If I still get lost after ten minutes',
        'When there are more than five remarks',
        '?if the list is empty',
      ],
      action: [
        'I read the ticket and try the change on my own machine',
        "I'd ask questions instead of giving orders",
        'I mark clearly what has to change before it goes in',
        'I call her and we look at it together for a quarter of an hour',
        'I say what I like about it',
      ],
      result: [
        'so that I judge what it is for and not only how it looks',
        'because the next person will get lost too',
        "it's quicker and nobody feels attacked",
      ],
      specifics: ['ten minutes', 'more than five remarks', 'a quarter of an hour', '?ticket', '?twice'],
    },
    concepts: {
      'understand-first': ['I read the ticket', 'so that I judge what it is for'],
      asking: [
        "I'd ask questions instead of giving orders",
        'what happens here if the list is empty, why twice',
      ],
      'specific-remarks': ['?what happens here if the list is empty, why twice'],
      tone: [
        'nobody feels attacked',
        'I say what I like about it',
        "?I'd ask questions instead of giving orders",
      ],
      importance: ['what has to change before it goes in', 'what is only my taste'],
      'which-tests': ['the missing test for the price rounding', '?if the list is empty'],
      talking: ['I call her and we look at it together for a quarter of an hour'],
    },
  },
  {
    question: 'sales-06',
    quality: 'weak',
    answer:
      "I would call all of them one after another from the top. 40 a day, then I'm done in one week. Sales is a numbers game.",
    checks: {
      context: [],
      action: ['I would call all of them one after another from the top'],
      result: ["?then I'm done in one week"],
      specifics: ['40 a day', 'one week'],
    },
    concepts: { outreach: ['I would call all of them'], 'daily-number': ['40 a day'] },
  },
  {
    question: 'sales-06',
    quality: 'good',
    answer:
      "I'd not ring anybody on Monday. I'd ask the two people who sell the most here who usually buys and why, and I'd look at which of the 200 are still in business at all, half of such lists are dead. Then I make three piles: looks like our good customers, maybe, forget it. From Tuesday I do ten of the first pile a day, short phone call, and before each one I look five minutes at their website. On Friday I see who answered and to what, and change my first sentence.",
    checks: {
      context: ['?on Monday', '?before each one', '?From Tuesday', '?On Friday'],
      action: [
        "I'd ask the two people who sell the most here who usually buys and why",
        "I'd look at which of the 200 are still in business at all",
        'I make three piles',
        'I do ten of the first pile a day',
        'I look five minutes at their website',
        'I see who answered and to what, and change my first sentence',
      ],
      result: ['?half of such lists are dead', '?I see who answered and to what'],
      specifics: [
        'Monday',
        'two people',
        '200',
        'three piles',
        'Tuesday',
        'ten of the first pile a day',
        'five minutes',
        'Friday',
        '?half of such lists',
      ],
    },
    concepts: {
      sorting: ['I make three piles: looks like our good customers, maybe, forget it'],
      'best-customer': ['who usually buys and why', 'looks like our good customers'],
      research: ['before each one I look five minutes at their website'],
      records: ['which of the 200 are still in business at all, half of such lists are dead'],
      colleagues: ["I'd ask the two people who sell the most here"],
      outreach: ['short phone call'],
      'daily-number': ['I do ten of the first pile a day'],
      learning: ['On Friday I see who answered and to what, and change my first sentence'],
    },
  },
  {
    question: 'sales-06',
    quality: 'brilliant',
    answer:
      "Before touching the phone I want to know who of them could need us at all, so I take the last twenty who bought and write down what they have in common: size, trade, what had just happened to them. I go through the list with that in hand and give each a number from 1 to 3; that's Monday. If a name is missing or the firm is gone, I cross it out or fix it right there, because in a month nobody remembers. Then 15 a day, never the same sentence to a baker and to a dentist: one line about them, one about why I call. If nobody picks up I write the same day and try again on Thursday at another time. I note every answer, also the rude ones, and on Friday I show a colleague which opening got people talking, so that week two starts better than week one.",
    checks: {
      context: [
        'If a name is missing or the firm is gone',
        'If nobody picks up',
        '?Before touching the phone',
      ],
      action: [
        'I take the last twenty who bought and write down what they have in common',
        'I go through the list with that in hand and give each a number from 1 to 3',
        'I cross it out or fix it right there',
        'I write the same day and try again on Thursday',
        'I note every answer',
        'I show a colleague which opening got people talking',
      ],
      result: ['because in a month nobody remembers', 'so that week two starts better than week one'],
      specifics: [
        'the last twenty',
        '1 to 3',
        'Monday',
        'a month',
        '15 a day',
        'Thursday',
        'Friday',
        'week two',
        'week one',
        '?one line about them',
      ],
    },
    concepts: {
      sorting: ['I go through the list with that in hand and give each a number from 1 to 3'],
      'best-customer': [
        'who of them could need us at all',
        'the last twenty who bought',
        'what they have in common',
      ],
      research: ['?one line about them'],
      records: ['If a name is missing or the firm is gone, I cross it out or fix it'],
      colleagues: ['?I show a colleague which opening'],
      outreach: [
        'one about why I call',
        'I write the same day and try again on Thursday',
        '?touching the phone',
      ],
      'daily-number': ['15 a day'],
      learning: ['I note every answer', 'which opening got people talking'],
    },
  },
  {
    question: 'people-06',
    quality: 'weak',
    answer:
      "I would tell him that we don't have time any more and he can get a new date. Such things happen.",
    checks: {
      context: [],
      action: ["I would tell him that we don't have time any more and he can get a new date"],
      result: [],
      specifics: [],
    },
    concepts: { choice: ['?he can get a new date'] },
  },
  {
    question: 'people-06',
    quality: 'good',
    answer:
      "The first thing I say is sorry, that was us, we sent you to the wrong place. I get him a water and let him sit for five minutes, he's probably been running. Then I ask what he likes better, do it now or another day, and I'd check with the two who wanted to talk to him if they can stay longer. If we do it now he gets the full hour like everybody. I'd pay his taxi. And I change the address in the template straight away so the next one doesn't end up there as well.",
    checks: {
      context: ['If we do it now'],
      action: [
        'I say is sorry',
        'I get him a water and let him sit for five minutes',
        'I ask what he likes better, do it now or another day',
        "I'd check with the two who wanted to talk to him if they can stay longer",
        "I'd pay his taxi",
        'I change the address in the template straight away',
      ],
      result: ["so the next one doesn't end up there as well", '?he gets the full hour like everybody'],
      specifics: ['five minutes', 'the two who wanted', 'full hour', '?template'],
    },
    concepts: {
      apology: ['I say is sorry, that was us, we sent you to the wrong place'],
      arriving: ['I get him a water and let him sit for five minutes'],
      choice: ['I ask what he likes better, do it now or another day'],
      interviewers: ["I'd check with the two who wanted to talk to him if they can stay longer"],
      'same-conditions': ['he gets the full hour like everybody'],
      costs: ["I'd pay his taxi"],
      correcting: ["I change the address in the template straight away so the next one doesn't end up there"],
    },
  },
  {
    question: 'people-06',
    quality: 'brilliant',
    answer:
      "It's our fault and I'd tell her so in the first sentence, before she can begin to apologise herself. Somewhere quiet, something to drink, ten minutes without anybody looking at a watch. Meanwhile I ring the three people upstairs: who can stay till half past five, who can't? Then she decides, today or Thursday or by video, and I make clear that it makes no difference to us. If it is today, she has the same 45 minutes and the same questions in the same order as the others did. Those who interview her I ask to leave the late start out of their notes, and I look at the notes myself later to see that they did. She gets the train ticket back if she had to buy a second one. In the evening I search for the wrong address everywhere, mail, web page, map, and write to the four who are invited for next week.",
    checks: {
      context: ['If it is today', 'if she had to buy a second one', '?Meanwhile', '?In the evening'],
      action: [
        "I'd tell her so in the first sentence",
        'I ring the three people upstairs',
        'I make clear that it makes no difference to us',
        'I ask to leave the late start out of their notes',
        'I look at the notes myself later to see that they did',
        'I search for the wrong address everywhere, mail, web page, map, and write to the four who are invited',
      ],
      result: ['?to see that they did', '?it makes no difference to us'],
      specifics: [
        'ten minutes',
        'three people',
        'half past five',
        'Thursday',
        '45 minutes',
        'the four who are invited',
        '?next week',
        '?video',
      ],
    },
    concepts: {
      apology: ["It's our fault and I'd tell her so"],
      arriving: ['Somewhere quiet, something to drink, ten minutes without anybody looking at a watch'],
      choice: ['Then she decides, today or Thursday or by video'],
      interviewers: ['I ring the three people upstairs: who can stay till half past five'],
      'same-conditions': ['the same 45 minutes and the same questions in the same order as the others did'],
      'no-disadvantage': [
        'leave the late start out of their notes, and I look at the notes myself later',
        'it makes no difference to us',
      ],
      costs: ['She gets the train ticket back'],
      correcting: ['I search for the wrong address everywhere', 'write to the four who are invited'],
    },
  },
];
