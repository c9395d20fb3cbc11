import type { HiringAnswer } from './hiring-answer.fixture.ts';

export const dataHiringAnswers: readonly HiringAnswer[] = [
  {
    questionId: 'data-16',
    strong:
      'I would sit down with the person who plans the shifts and ask what she does with the number. Does she need it a month ahead, or can she still change people a week before? And what counts as an order for her, when it is placed or when it has to be packed, since the work comes a day later. I would ask what hurts more: people standing around, or parcels left over at night. If being short is three times as bad, I would rather predict a bit too high. Then how exact it has to be; if one person packs 60 parcels, an error of 20 changes nothing. I would find out how they do it today, probably last year plus a bit, because that is what I have to beat, and try it on past months. I need to know which campaigns and holidays are coming. We would also agree who looks at it each week. I would write that on half a page and get her yes before I start.',
    short:
      'I’d ask who plans with it and how far ahead, what counts as an order, which error costs more, too many people or too few, and how good today’s guess is, because I have to beat that.',
    offTopic:
      'Before I tell the director that his campaign did nothing, I would go over my analysis again and let a colleague look at it. Then I would call him on the evening before, because nobody likes to hear that in front of others. I would show him one simple chart of 400 people, so that he sees it with his own eyes.',
  },
  {
    questionId: 'data-17',
    strong:
      'First I would look at both lists on their own: how many rows, which fields are filled, how many doubles are already inside each one. I would ask the people who type them in how names and addresses get there. Then I clean both in the same way, lower case, no titles, streets written out, phone numbers with the country code, and keep the original next to it. I match in steps. What agrees on mail address or tax number is safe. After that I compare similar names in the same postcode and give points, so Meier and Meyer in one street come up as likely. The unclear ones in the middle go to a person. To know how good it is, I take 300 pairs at random, have two people judge them by hand without seeing my points, and count how many I joined wrongly and how many I missed. Joining two different people is worse than leaving a double, as one would see the other’s invoices, so I set the limit high. I keep which rule joined each pair, so that we can undo it.',
    short:
      'I’d clean both lists the same way, match exactly on mail and phone first, then similar names within a postcode, check a random sample by hand, and count false matches and missed ones.',
    offTopic:
      'An experiment with two pages should run its fourteen days. I would show our product manager a chart from an older test in which the leader changed twice in the first week. She wants to stop after three days, because the new page is ahead by 8 percent. I would keep it running, so that nothing is built on luck.',
  },
  {
    questionId: 'data-18',
    strong:
      'I would be careful first, because those junctions were picked since they had a bad year. After a very bad year the next one is usually better by itself, even if nobody does anything. So I would get the figures for ten years back, not just the year before, and see whether it was already going down. Then I need something to compare with: junctions nearly as bad that got no camera, in the same town or the next one, in the same months. If they fell by a quarter too, little is left for the cameras. I would also ask how many accidents we speak of, because from 12 to 8 can be pure luck, and I would give a range, not one number. Other things may have changed, roadworks, less traffic, or how the police count. And drivers may just take another street, so I look at the streets around. If I saw that people really drive slower there, I would believe it more. Best would be to draw lots for where the next ones go.',
    short:
      'They were chosen after a bad year, so part of the fall would have come anyway. I’d compare similar junctions without cameras over several years, check the traffic, and give a range.',
    offTopic:
      'For a colleague to repeat my analysis next year I would keep the code in git, pin the versions of the libraries and store the extract with its date. I write a short readme with the order of the steps, because nobody remembers that. Then I ask Lena to run it on a fresh laptop, so that two numbers which differ show up.',
  },
  {
    questionId: 'data-19',
    strong:
      'At the housing company I sent round a chart each month with how many repairs were still open per caretaker. I had sorted it from most to fewest. In March the head of department praised the one at the bottom and told off the one on top in the meeting. But he simply looked after three times as many flats. I felt bad, because it was my chart that invited them to read it that way. I went to her the same afternoon and said it in private. Then I changed it to open repairs per hundred flats, sorted by street, and wrote under it in one sentence what you can’t tell from it. I sent the new one with a short note to everybody who had got the old one, and she told him herself that it was a misunderstanding. Before the next one I showed it to two people and asked them to tell me what they see. That is how I do it with every chart now, and nobody has been told off since.',
    short:
      'My manager read a rise in clicks as more sales. I went to her the same day, explained the difference, replaced the chart with one of orders, and now I write below it what it doesn’t show.',
    offTopic:
      'In 2021 I was sent a table of deliveries in which some dates lay in the future. I counted them, 340 of 90,000, and found that they all came from one depot. I rang the depot, where a scanner had a wrong clock. I set those rows to the day of arrival, and in the end they bought a new scanner in May.',
  },
  {
    questionId: 'data-20',
    strong:
      'At the gym chain where I worked, marketing wanted to know who is about to cancel, and I had been given everything, also the notes of the trainers. In there people had written things like a bad back or a divorce. It would have made the prediction a bit better. But members had told that to a trainer, not to us, and nobody had asked them. If it came out that we call people because of their back, we would lose their trust for good. I talked to our data protection officer and then to my boss and said I would leave the notes out, and the exact address too, the district was enough. He was not happy at first, so I showed him how good it is with visits and contract length alone: 78 percent in place of 80. I deleted my copy of the notes and asked IT to take that table out of my access. I wrote down which fields we use and why. A year later we still work with that list.',
    short:
      'I could have used the customers’ exact addresses for my model, but the postcode was enough. I dropped them, asked our data protection officer, measured that it cost one percent, and wrote down why.',
    offTopic:
      'My director was sure about the new shop in the north, and the rents I had found spoke against it. I showed him the rent and the visitors of four streets on a Monday and stayed polite. He got angry first, then asked for two other places. In the end they opened in the east, and it pays since 2023.',
  },
];
