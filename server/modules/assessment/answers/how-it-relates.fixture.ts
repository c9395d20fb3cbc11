/**
 * What somebody says whose sound answer was not counted at first, asked how it relates: by the id of the question.
 * Written before the rules were changed, without a look at them.
 */
export const howItRelates: Readonly<Record<string, string>> = {
  'data-01':
    'The errors were the marks, which were the other way round, and I dealt with it by ringing them.',
  'data-02': "The finding was that the summer did it and not the feed, and the farmers didn't know data.",
  'data-03': 'I first believed that the shelf worked, but it was Easter.',
  'data-04': 'He asked for the visitors and I gave him the vouchers instead.',
  'data-07': "I'd find out why the two numbers differ.",
  'data-08': "I'd tell him before the meeting that nothing came of his campaign.",
  'data-15': "It's a measure I can see early and it says if they stay.",
  'design-02': "I hadn't thought that they take a photo of it all and not scan.",
  'design-03': 'The map was my first solution and the arrows on the floor the one I kept.',
  'design-07': "That's what I'd do about the red button.",
  'design-19': "I'd change the texts and the pictures so old phones can do it.",
  'finance-12': "The profit is what I earned and the cash is what's in the till.",
  'marketing-01': 'The card was meant to move people to give blood, and 140 did.',
  'marketing-02': 'I had thought of pupils and it was pensioners who I reached.',
  'marketing-12': "That's how I'd set it up and when I'd believe it.",
  'marketing-16': "I'd ask the customers why they stay away, that's how I'd find it out.",
  'people-17': 'They felt it was unfair who got a van, and I asked what was behind it.',
  'product-management-01': "I didn't expect people with prams, and I learned it by riding along.",
  'product-management-02': 'I said no to the dark version though he cared.',
  'product-management-03':
    'We made it smaller, we left out login and languages so that it would be finished.',
  'product-management-05': 'I ended the diary although our founder believed in it.',
  'product-management-13': 'It says before we build it how I will know if it worked.',
  'project-management-01': 'I put the cards in order, so we knew what had to be done before what.',
  'project-management-18': "I told the mayor that the bridge wouldn't be as promised.",
  'sales-01': 'She wanted a picture on the wall and not a drill, and I found that out by asking first.',
  'sales-02': 'She turned me down first, so I changed the glass and came again.',
  'sales-04': 'I gave half pallets and kept the price.',
  'sales-12': 'Those three tell me if he is worth my time.',
  'software-01': 'I was stuck with the file and asked Jonas.',
  'software-02': 'The script was hard to read and I made it easier.',
  'software-03': 'The bug was the accent in the names, I found it by going back through the programs.',
  'software-04': 'I regretted the one big file and took it apart.',
  'software-05': 'Pavel and I disagreed, and the list settled it.',
  'software-06': "I'd tell it on Wednesday, so that he can choose what he gets on Friday.",
  'software-10': "That's how I'd stop the two teams from breaking each other's things.",
};
