import type { Story } from './follow-ups.fixture.ts';

/** One story of each family, as the words of asking were chosen by them. */
export const familiar: readonly Story[] = [
  {
    questionId: 'software-02',
    answer:
      'In my second month I was asked to touch the invoice file of our shop. It was two thousand lines long and ' +
      'nobody wanted to open it. I split it into five parts over three weeks and kept every old test running. In ' +
      'the end a change to an invoice took us hours where it had taken days.',
    fair: [
      'What did you check after each part, and what did you find?',
      'How did you choose where to begin in those two thousand lines?',
      'How did the others react when they saw the five parts?',
      'How did you measure that a change took hours and no longer days?',
    ],
    unfair: [
      'How did you refactor it to use smaller functions and better names?',
      'Which linter did you run on it?',
      'I admire your patience; what came next?',
      'Did you agree the split with your team in a code review?',
    ],
    tooStrict: [],
  },
  {
    questionId: 'customer-support-03',
    answer:
      'At the call centre I booked a flight change for a family and typed the wrong day. They stood at the airport ' +
      'on Friday without a seat. I told my lead within ten minutes, rang the family, and stayed with them on the ' +
      'line until they were on the evening plane. My company paid 240 euros.',
    fair: [
      'When did you notice that the day was wrong, and what did you do first?',
      'What did the family expect from you when you rang them?',
      'What did your lead say, and what did you two agree on?',
      'What did you feel when they stood at the airport, and what did you do then?',
    ],
    unfair: [
      'How sincerely did you apologise to them?',
      'What voucher did you offer to make up for it?',
      'How could you be so careless, and what did it cost?',
      'Did you set up a checklist so that it could not happen again?',
    ],
    tooStrict: [],
  },
  {
    questionId: 'product-management-02',
    answer:
      'Our biggest bakery wanted a special report for its own stores before Christmas. I looked at our list and ' +
      'said no on the same day, on the phone. The owner was angry for a week. In January we gave all bakeries one ' +
      'simple export instead, and 31 of 40 use it every month.',
    fair: [
      'What did you look at in your list before you said no?',
      'How did you prepare for the phone call with the owner?',
      "How did the owner's view change between that week and January?",
      'How did you count the 31 bakeries that use it?',
    ],
    unfair: [
      'How did you use a prioritisation framework such as RICE to reach this?',
      'Did you explain the opportunity cost to the owner?',
      'That was brave of you, so how did the owner react?',
      'What roadmap did you show the owner?',
    ],
    tooStrict: [],
  },
  {
    questionId: 'marketing-03',
    answer:
      'For our small theatre I had promised the board 200 visitors for the open day, and 60 came. I rang twenty ' +
      'people from our list the week after. Most had thought that it was for children only, because of the picture ' +
      'on my poster. I told the board so in our next meeting, with the numbers, and in spring 170 came.',
    fair: [
      'Which numbers did you compare when 170 came in spring?',
      'What did you ask the twenty people, and how did you pick them?',
      'How did the board respond to the numbers you showed them?',
      'What did you expect the poster to do, and what did it do?',
    ],
    unfair: [
      'How did you segment your audience after this?',
      'What conversion rate did the landing page have?',
      'Sadly that is a poor result, so what did you learn?',
      'Should you have tested the poster on a focus group?',
    ],
    tooStrict: [],
  },
  {
    questionId: 'project-management-02',
    answer:
      'I followed the move of our library into the new building. In April I saw that only 3 of 12 rooms had been ' +
      'packed, although the list said 6. I walked through all rooms with the two leaders, and we gave the heavy ' +
      'shelves to a firm. We opened on the planned day, 2 June.',
    fair: [
      'How often did you look at the rooms after April?',
      'How did you and the two leaders agree on the firm?',
      'What did you try before you gave the shelves to a firm?',
    ],
    unfair: [
      'How did you re-baseline the schedule with a Gantt chart?',
      'Did you warn the sponsor about the critical path?',
      'Why did you let your people lie to you on the list?',
      'What buffer did you add to the plan?',
    ],
    tooStrict: [],
  },
];

/** Held against the words of asking once these were chosen. */
export const unfamiliar: readonly Story[] = [
  {
    questionId: 'data-01',
    answer:
      'I was given the bus counts of our city for my thesis. On some Sundays there were more people than seats in ' +
      'the whole city. I held the counts against the ticket sales, and saw that one door was counted twice on the ' +
      'new buses. I wrote to the bus company, left the 14 days out and said so in my thesis.',
    fair: [
      'How did you first notice the Sundays with more people than seats?',
      'What did the bus company answer, and how long did you wait for it?',
      'How did you decide which 14 days to leave out?',
      'What did you learn when you looked at the new buses?',
    ],
    unfair: [
      'Did you impute the missing values with a median?',
      'How did you run an outlier test such as the z-score?',
      'Brilliant thinking; how did you get there?',
      'What did your professor, Dr. Weber, think of it?',
    ],
    tooStrict: [],
  },
  {
    questionId: 'sales-02',
    answer:
      'I sell coffee to offices. A law firm said no because they had a contract for the machine until May. I asked ' +
      'what annoyed them about it, and wrote down two things. In April I came with one of our machines for a free ' +
      'week, and they signed for two years, 90 euros a month.',
    fair: [
      'What were the two things you wrote down, and how did you use them?',
      'How did you plan the free week with the firm?',
      'What did you hear from them between the first no and April?',
      'What did they compare during the free week?',
    ],
    unfair: [
      'What discount closed the deal?',
      'How did you handle the objection with feel, felt, found?',
      'You are a natural salesperson, so how did you win them?',
      'Did you create urgency before the contract ended?',
    ],
    tooStrict: [],
  },
  {
    questionId: 'design-02',
    answer:
      'I drew the ticket machine screens for our zoo. I stood beside the machine on a Saturday and watched 25 ' +
      'families. Most touched the picture of the animal and not the button below. I made the whole picture the ' +
      'button, and the next Saturday nobody stopped there any more.',
    fair: [
      'How many of the 25 families touched the picture?',
      'How did you find out that nobody stopped there any more?',
      'Where did you stand, and what did you write down while you watched?',
    ],
    unfair: [
      'Did you use the think-aloud method with the families?',
      'What heat map did you get from the screens?',
      'What a lovely idea with the picture, what did they do next?',
      'How many children do you have yourself, and what did they touch?',
    ],
    tooStrict: ['What did you expect the families to touch first?'],
  },
  {
    questionId: 'people-02',
    answer:
      'We needed somebody to run the front desk of our clinic. I wrote down what a morning there is like, and three ' +
      'people each worked one morning with us, paid. Two of the nurses said what they saw. We took the youngest, ' +
      'and after two years she still runs the desk.',
    fair: [
      'What did the two nurses say that they saw in each person?',
      'How did you choose the three people?',
      'What did you look for during the paid mornings?',
      'Who had the last word, and what did you yourself think at that point?',
    ],
    unfair: [
      'How did you reduce unconscious bias in the interviews?',
      'What scorecard did the nurses fill in?',
      'Was she chosen because she is young and has no children?',
      'What is your own marital status, and did it matter there?',
    ],
    tooStrict: [],
  },
  {
    questionId: 'finance-01',
    answer:
      'The yearly report of our club said that the bar had made 4,000 euros more than the year before. I put the ' +
      'paper slips beside the book and saw that December was in it twice. I told the treasurer on the phone the ' +
      'same evening. He corrected the report and told the members, and since then two of us read it.',
    fair: [
      'What made you look at the paper slips, and when was that?',
      'How did the treasurer react on the phone?',
      'How much did the December slips come to, and how did you calculate it?',
      'How did the members take it when he told them?',
    ],
    unfair: [
      'Did you reconcile the bank statement with the ledger?',
      'How did segregation of duties help the club later?',
      'Shame on the treasurer; what did he say?',
      'What does your own bank account say, and how much do you earn?',
    ],
    tooStrict: [],
  },
];
