type SharedWords = readonly [questionId: string, answer: string, mostFound: number];

/**
 * Stories about another matter, told with all the signs of a good one, for a question whose words they share.
 * The number is what the checklist may count: more than 0 only where words alone cannot tell a story from an answer.
 * Written before the rules were changed.
 */
export const sharedWordsAnswers: readonly SharedWords[] = [
  [
    'software-03',
    'Last summer the hardest bug in my garden was a beetle. I tracked it down at night with a torch and found it under the leaves of my potatoes. I put 40 of them in a jar, and in the end the plants recovered and we had 12 kilos.',
    0,
  ],
  [
    'software-08',
    'A few minutes after our choir goes live on the radio, my aunt reports that she cannot hear us. I would change the batteries and turn the sound up, because she is 84. Then I sign a photo for her, so that she is happy.',
    0,
  ],
  [
    'data-03',
    'In 2021 I first believed that the result of our football match was 2 to 1, but it turned out to be wrong, because the referee had not counted a goal. I called my uncle, who had watched it. In the end we came third, and I bought a cake for 15 euros.',
    0,
  ],
  [
    'data-07',
    'My car has two dashboards, because I put the old one of my father beside it. Both show different numbers in the same month, as his counts miles. I would drive 100 kilometres with my active dog and laugh about it, so that we have a good day.',
    0,
  ],
  [
    'sales-07',
    'My brother runs marathons, and a competitor told him that the same race costs a fifth less in Vienna. I would book the train for 40 euros and offer him a bed at my aunt’s, because she lives near the start. As a result he sleeps well and runs faster.',
    0,
  ],
  [
    'customer-support-09',
    'The service in our church takes an hour, and at Christmas hundreds of people come down from the mountains. I would sit at the back with my grandmother and light 2 candles, because nobody knows us there. Then we sing, so that she is happy.',
    0,
  ],
  [
    'product-management-07',
    'My children have thirty open wishes, and I can build about three of them this quarter. I would take 20 boards and make a tree house with my neighbour, who is an engineer. Because it has a roof, they can sleep in it in July.',
    0,
  ],
  [
    'design-07',
    'My winter coat lost its biggest button last year. I sewed a bright red one on it with a thread for 3 euros, because the head of our choir wears red as well. In the end it was much warmer, and I wore it until March.',
    0,
  ],
  [
    'marketing-03',
    'In 2022 we spent a week at the sea, at an event of our rowing club. The weather was worse than they had promised, and I found out why the boat was slow: I had packed less sails. I rowed 14 kilometres with effort, and in the end we came second.',
    0,
  ],
  [
    'marketing-06',
    'I am one of the first fifty regular customers of the small bakery in our town. In two months I spend 500 euros there, because I have breakfast with my wife every day. I would take the bread with nuts, and they give us the tenth coffee.',
    2,
  ],
  [
    'marketing-12',
    'There are two versions of the driving test in our town. I read each page of the book at night and believed the result only when I held the paper in my hand. I had 2 mistakes, so that I could drive my grandmother to the lake.',
    0,
  ],
  [
    'project-management-08',
    'My son has a part in the school play in four weeks, and he will come home three weeks later from his exchange. I would learn the lines with him on the phone every night, because he needs that. We read 10 pages a day, so that he knows them.',
    0,
  ],
  [
    'people-06',
    'A candidate for mayor lives at the address next to ours. Last autumn he arrived late at our street party and gave an interview of forty minutes on the radio. I baked 3 cakes for it with my father, and in the end he won by 120 votes.',
    0,
  ],
  [
    'finance-06',
    'On the last day of the month I sat on a bank by the river and read two books that differ a lot. I would take a small amount of sugar with my coffee, because the books are long. I read 60 pages, so that I can give them back.',
    0,
  ],
  [
    'software-12',
    'The page of my diary from 1998 has a photo of the ship on which we crossed the Baltic. It used to take one second to remember the captain, now it takes eight. I showed it to my nephew, because he wants to sail, and I found the old ticket for 30 marks.',
    0,
  ],
  [
    'software-02',
    'Last year I learned the Morse code with my nephew, which was hard to read at first. I improved it every night with a lamp from 3 metres away. In the end we could change whole sentences through the window, and I was proud.',
    0,
  ],
  [
    'data-01',
    'In 2020 I was given a box of old letters that turned out to be from my great-grandfather. There were errors in his German, which I dealt with by reading aloud. I sorted 60 letters by date, and in the end I framed two of them.',
    0,
  ],
  [
    'sales-02',
    'In 2018 I asked my wife to marry me, and she turned down my first offer because it rained so hard. I tried again next to the castle with 20 candles. As a result we married in May, and I danced until 4 in the morning.',
    0,
  ],
  [
    'sales-12',
    'My dog needs a lead of 2 metres, because he pulls. I decide in the shop whether the red one is worth more than the blue one. I walk with effort through the forest every morning, so that he sleeps well.',
    0,
  ],
  [
    'customer-support-07',
    'My grandson demands a bedtime story that the rules of his mother do not allow, and he threatens to post my photo on the fridge. I would read him 2 pages about pirates, because he laughs so nicely, and then I turn off the light.',
    0,
  ],
  [
    'customer-support-12',
    'I pass the ball with the left hand when we play handball on Sundays. I hand over my jersey to the next case of talent, as I am 41. In the last match I scored 6 goals, so that we moved up.',
    0,
  ],
  [
    'product-management-04',
    'Last spring I built a bird house with a feature for owls, a wide roof. It did not bring what I had hoped, as only mice came. I noticed it by the 14 droppings, and in the end I hung it in the neighbour’s oak.',
    0,
  ],
  [
    'design-11',
    'A phone and a pen lie beside my bed, and I fill in the crossword before I sleep. If I make few mistakes, I finish it in 20 minutes, because I know the rivers. I would design one with all the birds of Norway, so that my father laughs.',
    0,
  ],
  [
    'marketing-01',
    'In March I wrote a poem about the moon and made a paper boat of it. I moved it with a stick over the pond, and two ducks came near. It was 4 degrees, so I went home after ten minutes, and in the end my hands were blue.',
    0,
  ],
  [
    'project-management-14',
    'My pregnancy is half through and I tell everybody. The doctor says the baby will come on time, within the first week of June. I bought 12 shirts and painted the room green with my mother, because it makes us calm.',
    0,
  ],
  [
    'people-09',
    'Four of nine people in our tent had a cold within three days of the trip. I would boil tea with honey and ginger for the team, because that helped me once. After 2 nights we could climb again, and everyone slept well.',
    0,
  ],
  [
    'finance-12',
    'My cousin makes a profit of 3 apples when we play cards in the cellar, and no cash lies on the table. The difference is that he bluffs. For example I show my queen too early, so that he wins each time.',
    0,
  ],
  [
    'finance-09',
    'The largest fish in our lake has stopped biting, and my father has his birthday in three weeks. I would go at 5 in the morning with other bait, because then it is quiet. If I catch 2 perch, I pay him his beer, so that he is happy.',
    0,
  ],
];
