export type Story = readonly [questionId: string, answer: string, mostCounted?: number];

/**
 * Each told well, with numbers and an end, about something else. The number is what the checklist may count where
 * words alone cannot tell a story from an answer; all others must earn nothing. Written before the rules were
 * changed; only every second one of a list was looked at while they were.
 */

/** Of the same trade, in words of the question. */
export const sameTradeStories: readonly Story[] = [
  [
    'software-05',
    'In 2023 I moved to another direction in my career: from hardware to engineer for web pages. I took an experienced colleague with me to a course of 6 weeks in Kraków. I strongly enjoyed it, and in the end I had a certificate and a better salary.',
  ],
  [
    'software-09',
    'If the printer in the corner has no paper, I would take the tray out and fill in 500 sheets. The authors of its manual drew a picture on the lid, so that it is easy. After a month the toner is due, and I order two at once, because they cost 80 euros.',
  ],
  [
    'data-04',
    'My chief asked me for a particular report cover last May. I drew a blue one with our figure of a fox on it and found a printer who would serve us better. It cost 140 euros, and in the end all 60 copies lay on the tables in time.',
  ],
  [
    'data-09',
    'If a manager of the product wants a new laptop after three days, I would order it in the version with 32 gigabytes. The old one goes to the test room. I write the serial number into our list, so that nobody looks for it for fourteen days.',
  ],
  [
    'sales-08',
    'When a prospect has not answered the phone I would water the flowers in our showroom. It has been open for three weeks, and I put 12 chairs and a coffee machine in it. On Monday I hang up the new posters, so that people see us from the street.',
  ],
  [
    'sales-10',
    'A salesperson whom I lead moved house this week. I would sign the contract for a van and carry 20 boxes with him. His old flat has a feature that does not exist any more, a stove. If it rains, we take the tarpaulin, so that the sofa stays dry.',
  ],
  [
    'customer-support-03',
    'In my first year of support I bought the wrong headset by mistake. It affected my ears, so I relied on the speaker for two days. I sent it back on 4 March and chose one with a soft band. Since then I can wear it for eight hours.',
  ],
  [
    'customer-support-11',
    'If I am unable to see my screen because of the sun, I would turn my desk and pull the blind. I ask the caretaker for a second lamp on account of the winter. It costs 30 euros, so that my eyes do not hurt at five.',
  ],
  [
    'product-management-02',
    'Last spring I cared about the lunch of our product team. I had to go with 14 people to a place that takes no cards, so I brought 300 euros from the bank. Somebody made a request for vegan soup. In the end all were full, and we walked back along the canal.',
  ],
  [
    'product-management-13',
    'Before the new office is built I would settle where my desk stands. Later I judge the light with a meter: it must be 500 lux. It was a success in the old house, because I sat at the window. If my colleague wants that place, we draw lots.',
  ],
  [
    'design-04',
    'In 2021 I was told that I could not come by car, as the street was being built. I had drawn the way on a map in time and took the tram with my portfolio. It took 25 minutes. I showed the drawings of my studies in the interview and was hired from May.',
  ],
  [
    'design-13',
    'I run to the test centre for my driving licence and prepare with an app. What I see there are 30 clickable pictures of crossings. I do ten a day on the tram, so that I know them in three weeks. If I fail, I pay 120 euros again.',
  ],
  [
    'marketing-10',
    'If the target board in our hall is cut by two fifths, I would paint the rest and hang the photos of the team on it. In the middle I put the calendar of the year. I need 3 hours and a ladder, because the wall is 4 metres high.',
  ],
  [
    'marketing-01',
    'In 2019 I made a decision to move to Leipzig with my people from marketing. I wrote to eight landlords and looked at two flats with a big kitchen. In the end we found an office of 90 square metres, and the rent was 200 euros lower than before.',
  ],
  [
    'project-management-02',
    'Last winter I noticed that ice was falling behind our site office. I put up a fence with two colleagues and followed the work of the cleaners from the window. It took 3 hours. In the end nobody was hurt, and the path was clear at noon.',
  ],
  [
    'project-management-12',
    'I make a list of the birthdays in our project and keep it in a folder. For each one I buy a card for 2 euros, so that all can sign. It helps that the risk of forgetting somebody is small. If two fall on a day, I bring a bigger cake.',
  ],
  [
    'people-02',
    'In 2020 our team had to find the right room for a party of the staff. I decided on the cellar because the role of the bar is important. I called 6 places, and a person in the harbour gave us 10 percent off. In the end 70 people danced until two.',
  ],
  [
    'people-14',
    'I would design the waiting room for our interviewers with a different chair for each. A lamp and two plants come to the window. I paint the wall in a comparable green, because it calms me. If there is money left, I buy a water tap for 300 euros, so that nobody is thirsty.',
  ],
  [
    'finance-03',
    'In my first month in the accounts department I was asked to bring something for breakfast. I put 20 euros of my money into the till of the bakery and recorded nothing. The rolls did not seem fresh, so I took 15 croissants to the right of them. In the end all 9 colleagues were full.',
  ],
  [
    'finance-13',
    'The actual costs of my move differ by flat. I find a van for 60 euros a day and ask four colleagues from accounting to carry. If it takes a month, I keep the books in boxes in the cellar, so that they stay dry. On the last day I hand over the keys.',
    4,
  ],
];

/** One sentence about something else. */
export const shortStories: readonly Story[] = [
  ['software-03', 'I cooked rice for eight people and added saffron at the end because it smells good.'],
  ['software-12', 'I would take the train to Lyon at seven, because the tickets are cheaper then.'],
  ['data-01', 'Last year I moved to a flat with two rooms and painted the door blue.'],
  ['sales-07', 'I would water the roses twice a day, so that they bloom until October.'],
  ['customer-support-02', 'Yesterday I went to the hairdresser and had my hair cut short for 30 euros.'],
  ['product-management-07', 'I like to ride my horse through the forest on Sundays when it is quiet.'],
  ['design-07', 'In March I bought a used car, a red one, and drove it to Portugal.'],
  ['finance-11', 'I sorted the letters, filled the printer with paper and locked the office at six.', 1],
  ['project-management-08', 'My favourite season is winter, because I can ski with my cousins in Tyrol.'],
  ['people-09', 'I repaired the roof of my grandfather’s barn with 200 tiles, and it held.'],
];

/** Of holidays, kitchen and family. */
export const privateStories: readonly Story[] = [
  [
    'software-04',
    'In 2018 our family wanted to spend three weeks in Norway with a tent. I was responsible for the route. I compared four ferries, booked the one from Kiel and packed 30 kilos of food. It rained for nine days, so I rented a hut for 400 euros. In the end the children loved it, and we have gone there twice since.',
  ],
  [
    'data-08',
    'If 12 guests come to us on Saturday, I would make a stew of lamb the evening before, because it tastes better on the second day. I need 3 kilos of meat, 20 carrots and two hours. If somebody eats no meat, I fry mushrooms, so that nobody stays hungry.',
  ],
  [
    'sales-02',
    'When my daughter was six she was afraid of water. I went to the pool with her every Tuesday for three months. First we only sat on the steps, then I let her hold a board, and in May she let go. As a result she swam 25 metres by herself and got her badge.',
  ],
  [
    'customer-support-04',
    'Two years ago the roof of our allotment hut leaked. I climbed up with my brother, took off 60 shingles and nailed new felt on it. It took a weekend and cost 180 euros. Since then it has been dry inside, and my mother has her tea there again.',
  ],
  [
    'product-management-04',
    'Last Christmas I wanted to bake a gingerbread house like the one in our museum. I made 2 kilos of dough, drew the walls on paper and built it with sugar icing. The roof slid off twice, so I held it with matches. In the end it stood for 3 weeks, and my niece ate the chimney.',
  ],
  [
    'design-02',
    'In July 2022 I walked from Porto to Santiago. I planned 12 days and 240 kilometres, bought new shoes and trained on Sundays with my neighbour. On the third day I had blisters, so I cut the stage in half. In the end I arrived a day later, and I was proud of it.',
  ],
  [
    'marketing-04',
    'My father could not climb the stairs any more after his operation. I measured the hall, asked three firms and ordered a lift for 9,000 euros. Our insurance paid 4,000 of it. Since April he has slept in his own bed again, and he comes down for breakfast alone.',
  ],
  [
    'project-management-14',
    'I would take a goose of five kilos, rub it with salt and fill it with apples. It goes into the oven at 160 degrees for four hours. Every 30 minutes I pour fat over it, so that the skin becomes brown. If it is too dark, I cover it with foil.',
  ],
  [
    'people-05',
    'In 2017 our choir had nine singers left and no tenor. I stood in front of the supermarket with a friend on two Saturdays and we sang. I handed out 200 notes with the time of the rehearsal. Fifteen people came in the next month, and in the end we sang the mass in a full church.',
  ],
  [
    'finance-05',
    'Last August my son and I built a raft from 14 barrels and old doors. I tied the knots, and he steered. On the first trip it tipped, so we moved the barrels apart by a metre. After that it carried five people, and we drifted 8 kilometres down the river until evening.',
  ],
  [
    'project-management-02',
    'My cousin and I drove to the lake in July and the car broke down near Ulm. I called the tow truck and we slept in a guest house for 60 euros. In the end we got there a day late and it rained.',
  ],
  [
    'people-13',
    'I ran a half marathon in October. I trained three times a week with a plan from a magazine and stopped eating sweets. I needed one hour and fifty minutes, ten less than the year before.',
  ],
  [
    'marketing-01',
    "My father can't use his phone. I wrote the steps on a card in big letters and went through them with him twice. Now he sends me pictures of his garden every day.",
  ],
  [
    'customer-support-02',
    'My bike was stolen in front of the gym. I looked at adverts every day and found it after a month. I went there with the police and got it back.',
  ],
  [
    'project-management-02',
    'My neighbour had lost her cat in March. I walked through the whole street, drove to the animal shelter and rang 12 doors. In the end we found it in a cellar and it was back home the same day.',
  ],
];
