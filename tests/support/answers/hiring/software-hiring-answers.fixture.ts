import type { HiringAnswer } from './hiring-answer.fixture.ts';

export const softwareHiringAnswers: readonly HiringAnswer[] = [
  {
    questionId: 'software-16',
    strong:
      'First I would collect facts about the nights it failed: the date, the step, how long it had run and the error message. Then I would put those next to the nights when it went well and ask what is different. Because it stops at another step each time, I doubt it is one line of ours; it smells more like something around it, the machine running out of memory, another job at the same hour, or the network dropping. I would check each guess: look at memory and disk for that hour, see in the scheduler what else starts at two o’clock, and what we changed when it began. If the logs say too little, I add more and wait for the next failure. When I think I have it, I try to force it by running both jobs together on a test machine. In the meantime I make sure that starting it again does no harm. Afterwards I watch it for a month.',
    short:
      'I’d write down the time, step and error of every failed night and compare them with the good ones, then check memory, disk and other jobs at that hour, and try to reproduce it with both running.',
    offTopic:
      'A colleague’s change had eighty files and no tests. I would ask him what it is for, write six remarks with better names and say which two have to be mended before I approve. He can split it into three pieces, because nobody reads eighty files. I would do it on Thursday, so that he can go on.',
  },
  {
    questionId: 'software-17',
    strong:
      'I had written the export of invoices for our accountants, with about twenty tests, all green. A week after it went out a customer from Portugal rang because his amounts were ten times too big. It turned out he used a comma where I expected a point, and every example in my tests came from me, so they all had points. I took the export offline for that afternoon, wrote a test with his file that failed, and only then changed how the number is read. I also went through the files of our thirty biggest customers and found two more formats I had never thought of. I told my team openly what I had missed. Since then I take real samples from customers for anything that reads a file, and for numbers we let a tool throw random input at it. We had no such complaint in the year after.',
    short:
      'My date parser passed all its tests, but broke on 29 February. I first wrote a test that failed, then fixed it, and since then I always test the edges of a range, not only ordinary days.',
    offTopic:
      'Two of us could not agree about the language for the new service last spring. He was for Go, as it starts quickly, and I was for Java, since all nine of us know it. We each built the same small endpoint in three days and showed both to the team. In the end we stayed with Java and took over his queue, and we still get on well.',
  },
  {
    questionId: 'software-18',
    strong:
      'I would start with the people: go along for a day, see which three things they have to do out there and what can wait until they are back in the van. Say it is looking at today’s jobs and writing a report with photos. Those I would make work without network; the search over all old customers I would leave out. Then I compare two ways. The simple one is to load today’s jobs in the morning and put what they write in a queue on the phone that is sent later. The expensive one is a full copy of everything that keeps itself in step. I would take the simple one, because two people seldom edit the same job. If they do, the later one must not just overwrite the first: I would keep both and let the office choose. People need to see what is sent and what is not. What lies on the phone has to be encrypted, as phones get lost. I would try it with two crews, and if it clashes more than once a week I would think again.',
    short:
      'I’d ask which tasks they must do out there, keep only those on the device, queue the changes and send them later, show what is still unsent, and decide what happens when two people changed the same record.',
    offTopic:
      'If a colleague’s change had no tests, I would first read the ticket and ask her to walk me through it. Then I would mark four lines with a better name each and say which cases are missing, for example an empty basket. The rest is my taste, so I leave it. I would approve it on Tuesday, because she can do the rest next week.',
  },
  {
    questionId: 'software-19',
    strong:
      'The first thing is to find out how big it really is, so I would search our code for every place that calls it, look in the logs how often and for which customers, and read what the supplier offers instead. I would do that in the first two days, since eight weeks is short. Then I go to my manager and the product owner with facts: this breaks on 20 January, 900 orders a day hang on it, I guess fifteen days of work, and here are two things in the plan that could move. I would not decide alone what is dropped. I would also ask the supplier whether we can get longer, in writing. While building, I put the calls behind one layer of our own, run old and new side by side and compare the answers, first with one percent of customers. If more errors come, I switch back. I want everyone over two weeks before the end, and support must know the date. Later I would sign up for such announcements, so that we hear it sooner.',
    short:
      'I would find every place that uses it, estimate the work, show my manager the date and what could be postponed, ask the supplier for more time, and move customers step by step with a way back.',
    offTopic:
      'For a function that works out delivery prices I would write tests at the edges: an empty basket, exactly 50 euros, one cent less, a heavy parcel and an island. Because rounding is where it goes wrong, I take two amounts with half a cent. I keep them in a table with twelve rows, so that my colleague in accounting can read it.',
  },
  {
    questionId: 'software-20',
    strong:
      'Two years ago I had built the booking of meeting rooms and was proud of it, it had taken me three weeks. Aisha from our team read the change and wrote one line: what happens when the clocks go back? At first I was annoyed, as I had tested it for days and wanted to be done before the weekend. I wrote back that it hardly ever happens. She did not argue, she sent me a small example where a room was booked twice at half past two. I ran it and she was right. I rang her, and we drew it on paper for half an hour; her idea was to store everything in one time zone. I threw away about a third of my code and it got shorter. I thanked her in front of the team, since I had been short with her. Since then I ask someone to look at my sketch before I start, and she sends an example straight away.',
    short:
      'In a review Tom asked why my search loads all rows. I thought it was done, but he showed me the query with 50,000 rows, so I rewrote it that day. I now ask him before I build such things.',
    offTopic:
      'In 2022 our checkout froze for some customers. I went through the logs for two days and found that two locks were taken in the wrong order. I put the fix live on a Tuesday, and the freezes went from thirty a day to none. We have an alarm on waiting locks today.',
  },
];
