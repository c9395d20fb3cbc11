import type { HiringAnswer } from './hiring-answer.fixture.ts';

export const customerSupportHiringAnswers: readonly HiringAnswer[] = [
  {
    questionId: 'customer-support-16',
    strong:
      'I would not wait until they ask. First I talk to the people in dispatch, so I know what really happened and which new date is safe, because moving it a second time would be worse. Then I ring the customer the same day, a mail can be overlooked. I say it in the first sentence: your order comes on the 28th and not on the 7th, and I am sorry about that. I give the reason in one sentence and don’t push it onto the supplier. Then I ask what they need it for and by when. Maybe they can use a part of it now, or a loan device, or they would rather cancel, and then they get their money back without a fuss. Afterwards I send the same in three lines in writing and ring again a week before the new date, so that they hear from me even if nothing has changed.',
    short:
      'I’d find out a new date I can stand by, ring them today, say straight away that it comes three weeks later and that I’m sorry, and ask whether something in the meantime or cancelling would help them more.',
    offTopic:
      'Last autumn at our hotel 40 guests a month asked at the desk how the heating works. I kept a tally on a sheet for four weeks, took a photo of the control and made a card with three pictures for each room. My manager let me try it on one floor, and the questions there went down to four a month.',
  },
  {
    questionId: 'customer-support-17',
    strong:
      'I worked on the helpdesk for card terminals. A bakery rang every Friday because payments failed around eleven, and everyone said it was their internet, because it is a village. They had already got a new router twice. I looked through the old tickets and saw that it was always Friday and always before noon, which doesn’t fit a bad line. So I asked the woman at the till to tell me everything that happens on a Friday morning, not only with the terminal. She said that’s when the big oven cleaning runs. I had her put the terminal on another socket for one Friday as a test, and changed nothing else. It worked all day. The cleaning machine hung on the same fuse and the voltage dropped. Their electrician put in an extra line, they never called about it again, and I added the question about other machines to our guide.',
    short:
      'Everybody blamed the customer’s router. I compared the times in eleven old tickets, asked what else runs at that hour and had her try one other socket: it was the oven on the same fuse.',
    offTopic:
      'A sales director wanted me to let it pass that his best client insulted one of our agents. I took her off the account that same hour and wrote to the client that we help gladly, but not in that tone. He was quiet for two days and then said sorry. She stayed with us for four more years.',
  },
  {
    questionId: 'customer-support-18',
    strong:
      'A customer of ours, a dentist, had been told by sales that his new chair would be connected before Monday, because patients were booked. I was the contact in the office, but it hung on our warehouse and on two fitters. On Wednesday I asked each of them directly what they need and whether Saturday is realistic, and one fitter said only if the hose is there on Friday. So I wrote the three steps with names and times into one message, so everybody saw who is waiting for whom. On Thursday afternoon I rang the warehouse and the hose was not packed. I went to the shift manager, told him what it means for the dentist, and it went out with the express van. I told the dentist on Thursday and on Friday how it stands, also that it was tight. Saturday at three the chair ran. Since then sales asks us before they name a day.',
    short:
      'Sales had promised Monday. I asked the warehouse and the fitter which day they could really make, wrote down who does what by when, chased the missing part on Thursday and kept the customer posted until it ran.',
    offTopic:
      'In my second week there were 60 new requests in the morning and I was alone until noon. I skimmed them for ten minutes, picked out people who could not work at all, and sent the others a short note that they hear from us by four. My team lead took over eight of them. By the evening only three were left, and nobody was cross.',
  },
  {
    questionId: 'customer-support-19',
    strong:
      'First I let her talk until she’s done. Then I say what I understood: you have been here three times, told it to three people and it still doesn’t work, I would have had enough too. I apologise for us, without blaming the colleagues. I’d read what is in the file so that she doesn’t have to tell it a fourth time. Then I say, from now on I look after this myself, here is my name and my direct number. I don’t talk her out of leaving: if she wants to end it, I tell her honestly how it works and what it costs. But I ask if I may have until Thursday to find out why the first two repairs didn’t hold, with our best technician, not the same thing again. I ring on Thursday either way, and see if a credit for the lost weeks is possible. Later I show my team lead where it fell between the chairs.',
    short:
      'I’d hear her out, say sorry that three of us let her down, read the history so she need not repeat it, take it over personally with a date, and still tell her plainly how she can cancel.',
    offTopic:
      'At the phone shop a man wanted to know what cloud storage is. I compared it with a locker at the station: your pictures lie there and you have the key. I drew it on the back of a receipt, and he put three pictures in it himself while I watched. Two weeks later he came back and had saved 200 pictures on his own.',
  },
  {
    questionId: 'customer-support-20',
    strong:
      'I’d start with where they go wrong, so I read maybe thirty tickets on it and watch two or three customers try. Then I do the task myself from zero with a fresh account and write down every click. I put in front what you need before you start, like the customer number. One action per step, numbered, with the words that really stand on the button, and a screenshot only where people get lost. The mistake most people make I’d mention right at the step where it happens. As title I take what the customers say, not our product name, or else nobody finds it. Then I give it to somebody from another department and keep quiet while they follow it. After it’s online I compare how many tickets on this we get per week before and after. And somebody has to update it when the screen changes. If one step is always wrong, better we fix the screen.',
    short:
      'I’d read the tickets to see where people slip, write short numbered steps in their words with a picture at the tricky one, let a stranger follow it, and count the tickets on it before and after.',
    offTopic:
      'Last spring a man demanded his money back for shoes which he had worn for a year, and said he’d post a bad review. I let him speak, explained why I could not refund it, and offered 20 euros off a new pair. I told him the review was up to him. He took the offer and thanked me in the end.',
  },
];
