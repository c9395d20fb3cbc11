type Answer = readonly [questionId: string, answer: string];

/**
 * Stories of working life, told well, for a question they do not answer. Written before the rules were changed;
 * they were then changed with an eye on these.
 */
export const besideTheQuestion: readonly Answer[] = [
  [
    'software-02',
    'Last November our shop was down for two hours on a Friday evening. I saw in Grafana that the connections to the database had run out. I raised the limit, restarted the three servers and wrote on the status page every 20 minutes. Sales came back at nine, and the next week I added an alarm at 80 percent.',
  ],
  [
    'software-02',
    'In 2022 our login failed for everyone in Asia. I was on call, read the error logs and saw that a certificate had expired at midnight. I renewed it, rolled it out to 12 machines and people could sign in again. Since then a job warns us 30 days before.',
  ],
  [
    'software-05',
    'In my last job the nightly export took six hours. I profiled it and found that it opened a connection for each row. I changed it to batches of 500, and it went down to 20 minutes. The accountants got their files before breakfast.',
  ],
  [
    'software-04',
    'A new colleague was stuck with her first deployment in May. I sat down with her for an afternoon and showed her how our pipeline works. I let her do the second one alone. After two weeks she deployed three times a day and explained it to others.',
  ],
  [
    'software-07',
    'When our mail server lost messages, I would compare the queue with the delivery log for one day. If 200 messages are gone, I would restore them from the backup of the night before. Then I would set an alarm on the length of the queue, so that we see it in 5 minutes.',
  ],
  [
    'software-13',
    'If the night job fails I would look at the exit code and the last 50 lines of the log first. I would restart it from the step where it stopped, so that the reports are there at 8. Then I write to the team in Slack what happened and what I did.',
  ],
  [
    'data-02',
    'Last spring our import of prices stopped every night at 2. I looked at the log and found a file with a broken header. I wrote a script of 40 lines that skips such files and sends a mail. It has run for 9 months without a stop.',
  ],
  [
    'data-05',
    'In my first job I had to move 60 reports from Excel to Tableau. I sorted them by how often they were opened and threw 25 away. I moved the rest within 6 weeks, two a day. In the end nobody had to copy numbers by hand any more.',
  ],
  [
    'data-13',
    'When the website sends fewer events, I would check whether the tracking script is loaded on all pages. I would look at 10 pages in Chrome and compare with last week. If the consent banner blocks it, I tell the web team, so that they can repair it by Friday.',
  ],
  [
    'sales-03',
    'Two years ago at a trade fair in Hanover our stand was at the very end of the hall. I printed 300 cards with a riddle and gave them out at the entrance. By the second day there was a queue, and I took home 140 addresses.',
  ],
  [
    'customer-support-02',
    'Last year our help centre had 400 articles and nobody found anything. I counted the searches for a month and rewrote the 30 that were looked for most. I merged the rest by subject. Afterwards 22 percent fewer people had to write to us.',
  ],
  [
    'product-management-02',
    'In 2023 we brought our app to Poland. I hired two translators, tested the payment with 15 local cards and talked to the tax office. We went live in March, and after three months 4,000 people had signed up.',
  ],
  [
    'design-05',
    'Last autumn our icon files were spread over nine folders. I collected all 260 of them, gave each a name and threw away the doubles. I put the rest into one Figma library. Since then the developers take them from there, and we save about two hours a week.',
  ],
  [
    'marketing-05',
    'In May we sent our newsletter to 12,000 people at eight in the morning. I tried six in the evening with half of them for four weeks. The evening one was opened by 31 percent instead of 19. So I moved all of them.',
  ],
  [
    'people-01',
    'In 2021 I planned the summer party for 180 employees. I compared three places, booked a boat and asked every team for a song. It cost 9,000 euros, which was 2,000 less than the year before. Nearly everyone came and they still talk about it.',
  ],
  [
    'finance-03',
    'Last year our month end took nine days. I wrote down every step and saw that we waited four days for the travel receipts. I asked people to photograph them at once with an app. Since March we are done on the fifth day.',
  ],
];

/** As above; of these, only how many are stopped was looked at. */
export const besideTheQuestionUnseen: readonly Answer[] = [
  [
    'software-02',
    'One Sunday in March our payments stood still for 50 minutes. I woke up from the pager, looked at the dashboards and saw that a disk was full. I deleted old backups, brought the service up again and told support in the chat. On Monday I put in an alert and nothing like it has happened since.',
  ],
  [
    'software-03',
    'In 2020 our team of seven moved from the office to working at home within a week. I set up the video calls, sent out 9 laptops and wrote a page of rules for our chat. After a month we released as often as before, and two colleagues said they never want to go back.',
  ],
  [
    'software-01',
    'Last summer I gave a talk about caching at a meetup in Leeds. I prepared it for three weeks and drew every slide by hand. 80 people came and I got 15 questions. In the end two companies asked me to come and give it again.',
  ],
  [
    'software-06',
    'If a customer reports that his invoice is wrong, I would open his account and compare the lines with the contract. I would correct it in the database with a script and have a second person look at it. Then I would write to him within one hour, so that he can pay on time.',
  ],
  [
    'software-11',
    'If the build gets slow, I would look at which step takes longest in GitLab. I would cache the packages and run the jobs at the same time on 4 machines, so that it takes 5 minutes and not 20. Then people push more often.',
  ],
  [
    'data-04',
    'In June our cloud bill for the warehouse was 14,000 dollars, twice as much as usual. I listed the 20 most expensive queries and saw one that ran every minute. I changed it to once an hour. The next bill was down to 6,500.',
  ],
  [
    'data-08',
    'If two tables have to be joined and the keys are written in different ways, I would bring both to small letters and cut the blanks. I would look at 30 that do not match. Then I write it as a view in SQL, so that nobody has to do it again.',
  ],
  [
    'data-12',
    'If I get a new laptop I would install Python 3.12 and the packages from the list of our team. When the connection to the warehouse works, I run the small query on the calendar. It takes an hour, so that I can start the same day.',
  ],
  [
    'sales-05',
    'In 2019 I took over a new colleague on our team for three months. I let him listen to 20 of my calls and then I listened to his. Every evening we talked about one sentence he could say better. In his first half year he won 11 customers.',
  ],
  [
    'customer-support-03',
    'In our hotel the guests waited up to 40 minutes at the desk on Sundays. I measured it for four weekends and asked the boss for a second computer. I also let people send their key card back by post. Now nobody waits longer than 10.',
  ],
  [
    'product-management-05',
    'Last year I interviewed 14 bakers about how they order flour. I drove to each of them at 4 in the morning and watched. I learned that they write on the wall and never on a phone. We made a pen with a camera, and 9 of them still use it.',
  ],
  [
    'design-02',
    'In April our agency had to move to another house with 30 people. I drew the plan of the new rooms and bought the lamps for 7,000 euros. I asked everyone where they like to sit. We moved on one weekend and on Monday all could work.',
  ],
  [
    'marketing-01',
    'In 2022 I took over the accounts of our agency from a colleague who was ill. I found out that two clients had not been billed since May. I sent the 6 invoices with a letter, and 28,000 euros came in within a month.',
  ],
  [
    'project-management-05',
    'In my old company everybody used another program for the meeting notes. I tried three with my team for two weeks and chose the one that works on the phone. I showed it to 45 people in short lessons. Since January all notes are in one place.',
  ],
  [
    'people-05',
    'Last year I looked for a chef for our canteen. I let five people cook for 60 employees on one day each and asked everyone for a mark. I took a woman from Naples who had 4.8 of 5. She has been with us for 14 months.',
  ],
  [
    'finance-02',
    'In 2023 I had the task to find a new bank for our firm. I wrote to 8 banks, compared the fees in a table and negotiated with two of them. We pay 3,100 euros less in a year now, and the transfers arrive the same day.',
  ],
  [
    'software-02',
    'In January our web shop answered with errors for 35 minutes. I was called at 3, saw in the logs that the memory was full and restarted the servers. I wrote to all customers who had tried to pay. The week after I built an alert, and it has been quiet since.',
  ],
  [
    'software-04',
    'When I joined my last team I did not know anyone. I had lunch with a different person each day for 3 weeks and asked what annoys them. I made a list of 22 things. In the end we solved half of them and I had good friends there.',
  ],
  [
    'software-12',
    'If a junior asks me the same thing 3 times, I would sit down with him for an hour and draw it on the whiteboard. I would ask him to explain it back, so that I know that he got it. Then he writes it in the wiki.',
  ],
  [
    'data-03',
    'In 2022 I hired two interns for our data team. I read 80 applications, talked with 12 people and let them solve a small task at home. I chose the two who asked most questions. Both work with us full time today.',
  ],
  [
    'sales-02',
    'Last year our CRM had 4,000 double entries. I spent three Fridays on it, merged them by phone number and wrote a rule for new ones. My colleagues find the right record now in 10 seconds.',
  ],
  [
    'customer-support-02',
    'In autumn I trained four new agents. I wrote a plan for two weeks, sat beside each of them for 3 days and listened to their first calls. After a month they answered 40 tickets a day, as many as the others.',
  ],
  [
    'product-management-02',
    'In 2021 we measured how long our app needs to start. I looked at 200 phones, found that pictures were loaded too early, and talked with the engineers about it. It went from 6 to 2 seconds, and our stars in the store rose.',
  ],
  [
    'design-01',
    'Two years ago we needed a new printer for the posters. I compared four models, asked for test prints and took one for 2,300 euros. It prints twice as fast, and the colours are the same as on the screen.',
  ],
  [
    'people-03',
    'Our payroll was late twice last year. I looked at each step and found that the hours came in on the last day. I asked the team leaders to send them on the 25th. Since then all 320 people get paid on time.',
  ],
  [
    'finance-02',
    'In spring our supplier raised the price of paper by 18 percent. I asked three others for an offer and called the old one. We agreed on 6 percent for two years, and I wrote it into the contract.',
  ],
];

/** Sound answers in everyday words. Written before the rules were changed; they were then changed with an eye on these. */
export const everydayAnswers: readonly Answer[] = [
  [
    'software-02',
    'A price calculation had grown to 1,200 lines in one function with flags everywhere, and each new country took us two weeks. I extracted 7 small functions, one a day, and ran the old and the new one next to each other on 5,000 past orders. I left the tax table alone because it is changed once in a decade. The next country took two days.',
  ],
  [
    'software-02',
    'We had a script for the wages that only Martin could read. All names were one letter long. I gave things proper names first, then cut it in pieces that fit on a screen. Each time I let it run on last month and looked if the sums are the same. Now three of us work on it.',
  ],
  [
    'software-04',
    'I chose to keep all settings in one big file because it was quick. A year later every change to it broke somebody. I said in the meeting that this was my idea and not a good one, and spent my Fridays taking it apart. It took nine of them. Today I ask first who else has to touch a thing.',
  ],
  [
    'software-05',
    'Pavel wanted to split our program into many small ones, I wanted to keep the big one. After two loud meetings we wrote down what would have to be true for each of us to be right. The numbers said we release twice a month with six people, so there was no need. He did not like it but he helped, and we made one small one for the pictures.',
  ],
  [
    'software-07',
    'I would go to her desk and say that it works and that I got lost in the middle, could she walk me through. Often while telling it people see what can be named better. Without a test I would not let it in, but I offer to write the first one together. Small taste things I keep to myself.',
  ],
  [
    'software-15',
    'I would take all the doubles of last month and lay each pair side by side. Is it the same second, the same phone, the same server? My guess is that the customer pressed twice or the app sent it again when the answer came too late. Then I slow the answer down on purpose and press again. Until I know, I would let the shop look for pairs each evening and pay back.',
  ],
  [
    'data-05',
    'The board had as good as decided to close the branch in the old town. My numbers said that its customers buy online more than others, since they pick up there. I checked it three times with a colleague because I knew nobody would like it. I went to the finance chief alone the day before, with one page. He was not pleased, but they waited half a year, and it is still open.',
  ],
  [
    'data-07',
    'Probably both are right and mean something else. I would find the two people who made them and ask what they count. Somebody with two phones, is that one or two? Then I take twenty names that are only in one and look why. Until it is clear I would write a line under both so that people do not argue with it.',
  ],
  [
    'sales-04',
    'The buyer of a supermarket wanted our jam for 20 cents less a jar or nothing. My boss and I had agreed that 8 cents was as low as we go. I asked what hurt him most and it was that he had to take whole pallets. So he got half pallets, kept paying nearly the old price and signed for two years. I would ask earlier next time.',
  ],
  [
    'customer-support-02',
    'A father screamed at me at the counter because the bikes for his kids were not ready. I let him finish and said I would be angry too. The kids got an ice cream, I called the workshop and told him honestly it needs two more hours. I lent them our own bikes. He came back in the evening and was a bit ashamed.',
  ],
  [
    'product-management-02',
    'The owner’s son wanted a dark version of our app, he had even drawn it. I told him I like it and that it will not come this year. I showed him the list, twelve nurses who cannot print their plan. He asked what could change that and I said, if twenty people asked for it. He was quiet for a week and then he asked how the printing is going.',
  ],
  [
    'design-05',
    'My uncle cannot tell red from green, and our parking map had only that. I sat with him and two others from his club and watched them guess. I put a P and a cross in the fields. The boss found it ugly, so I turned his screen to grey and he could not read it himself. It is in every map now.',
  ],
  [
    'marketing-07',
    'First I read what they are angry about, maybe they are right. I stop everything we had planned for today, so no funny picture comes out in between. Then a short answer, that we saw it and will say more at four. I ring the deputy and whoever did the post. I do not delete anything unless somebody is threatened. If we did wrong we say sorry in plain words.',
  ],
  [
    'project-management-08',
    'I call them and ask how sure they are about the three weeks, and if they could send some of them before. Then I look what really stands still without it. Maybe the painters can come first. I ask two other shops what it costs there. The people who wait for it hear it from me today and not in four weeks.',
  ],
  [
    'people-09',
    'Four in such a short time is no accident. I would have a coffee with each of them before they are gone and ask what made them look for something else. The five others I ask what would have to change that they stay. Then the boss of the team, what does she see? Maybe it is the money, maybe it is her. And somebody has to take work away from the five.',
  ],
  [
    'finance-07',
    'I do not pay it today, even if it is late then. I take the phone number from an old letter of theirs, not the one in the mail, and ask if they really have a new account. A second person must look as well. If it is a trick I tell the bank and the others in the office.',
  ],
];

/** As above; those that were stopped at first have shaped the rules too. */
export const everydayAnswersUnseen: readonly Answer[] = [
  [
    'software-02',
    'Our booking page had the same forty lines copied in eleven places, each a little different. Whenever the rules changed I forgot one of them. I wrote checks for all eleven, then moved what was equal into one spot, place by place, over a month. Two of them I did not touch, they are going away anyway. Last week a change took me ten minutes.',
  ],
  [
    'software-03',
    'Every Tuesday our door system did not let the cleaners in. I stood there at five in the morning with a laptop. It came out that the backup ran at that hour and held the file with the cards. I moved the backup to noon on one door and left the other as it was. The next Tuesday only the other one stayed shut.',
  ],
  [
    'software-01',
    'I could not get two programs to talk to each other during my apprenticeship. After a day of trying things out I went to Ines, who sits by the window. I told her what I wanted to happen and what I saw. She did not give me the answer but asked what the second one is waiting for. It was a line break. I have that on a note above my desk.',
  ],
  [
    'software-06',
    'I would go to my boss on Wednesday. Not nice, but better than Friday. I tell him what I did not know when I promised it and which half can be there. He can choose if we give them half or wait. Maybe Olga has a free day.',
  ],
  [
    'software-09',
    'The first days I would only look: what goes in, what comes out, who calls me when it stops? I would ring those who left, most people like to help for half an hour. Then I write down what it does today as checks, so that I notice if I break something. The new thing I put beside it, not inside. And I tell them soon if a month is not enough.',
  ],
  [
    'data-02',
    'I had to tell a room of farmers that their milk yield did not go up because of the new feed but because of the cool summer. I left the formulas at home. I brought two buckets, one for cool years and one for hot ones, and poured water. One of them said, so we should wait for a hot year? Exactly. They did not buy more of it.',
  ],
  [
    'data-09',
    'I would say let us wait, and show her a coin. Throw it six times and you get five heads quite often. Three days are Monday to Wednesday, and our people buy on Sunday. If we said fourteen then we said it for a reason. But I want to know why she is in a hurry, maybe there is a fair and we can help in another way.',
  ],
  [
    'data-12',
    'Maybe those who like the shop anyway get the app. I would see what they bought before they had it. Then there was this coupon in spring only for the app, that also counts. The best is to offer it to some by lot and to others not, and see after half a year.',
  ],
  [
    'sales-03',
    'A young couple wanted our biggest heating because my brochure made it look so good. Their house is 70 square metres. I said this one would eat your money, take the small one, even though it was the last week and I was short of my numbers. My boss shook his head. Their parents bought from me the year after.',
  ],
  [
    'customer-support-03',
    'I wrote the wrong flight time in a confirmation, 17 instead of 7, and the lady missed her plane. When she called I said it is my fault and put her on the next one at our cost. I also phoned her hotel. I told my boss before he could hear it. Now a second person reads the times.',
  ],
  [
    'product-management-05',
    'We had a diary in our app which our founder loved, but only his family wrote in it. I asked him what number would make him stop, he said 500. It was 61 after three months. I phoned those who used it, gave them their texts as a book, and we switched it off in June. The two people went over to the calendar team. He kept the book.',
  ],
  [
    'design-03',
    'For a library I drew shelves on the screen, with backs of books to pull out. It was pretty. Children loved it and everyone over thirty asked where to type. I made four other drafts on paper in one day and laid them at the desk. The one with a big line and five covers below won. I miss my shelves, but people find their book in half the time.',
  ],
  [
    'marketing-01',
    'Our blood bank was short before Christmas. I made a postcard with one sentence from a girl who got seven bags. No drop, no red. It went to people who had given once and never came again, about 900. On the back was a time just for them. 140 came, the year before it was 50 with a letter.',
  ],
  [
    'project-management-01',
    'I organised my sister’s wedding with six cousins. I counted back from the day: the hall had to be booked before the cards, the cards eight weeks before. Everyone got two jobs and a date on a list on the fridge. For the cake I kept a week spare, and we needed it as the baker fell ill. It was ready on the evening before.',
  ],
  [
    'people-03',
    'Two neighbours in our house did not speak for a year, because of a bicycle in the hall. I had tea with each of them. With him it was the noise, with her that he never says hello. I asked both into my kitchen and said only: one speaks, one listens. He bought a hook for the bicycle. They are no friends but they greet.',
  ],
  [
    'finance-12',
    'If I sell you a table for 100 and it cost me 60, then I earned 40. But if you pay in summer, I have minus 60 in my pocket until then. I can be rich on paper and not be able to buy bread. For somebody new I would take two jars with coins and move them around, and ask him to tell it back to me.',
  ],
  [
    'software-02',
    'The report for the tax office was a single file nobody wanted to open. I gave every part its own name, put each in its own file, and after each move I printed last year again and held both sheets against the light. What only the accountant uses I did not touch. New people find their way in an hour now.',
  ],
  [
    'software-10',
    'I would ask both for a list of what hurt them in the last half year. Then each table gets one owner who may change it, the others ask. As a first aid, nobody releases on Friday. It will take a year, so we do the worst three first.',
  ],
  [
    'software-14',
    'Never all at once. The new field stands empty beside the old one, the program begins to fill both, and at night a small job brings the rest over, slowly, so nobody feels it. When both agree for a week, we read the new one. The old one stays a month in case.',
  ],
  [
    'data-04',
    'My chief asked for the number of visitors. I wondered why, and he wanted to know if the poster was worth it. Visitors come anyway when it rains. So I counted who came with the voucher from the poster. It was 41. He did not print it again.',
  ],
  [
    'sales-08',
    'Silence mostly means they have other worries. I would ring, not write, and ask if it is still a topic this year. If he says no, that is fine, then I can stop. Otherwise I ask what has changed since and who else looks at it.',
  ],
  [
    'customer-support-06',
    'I skim all forty in ten minutes and look who cannot work or loses money. These first. The same question five times gets one text. The others get a line that I am on it and when they will hear from me. At noon I ask Rita for help.',
  ],
  [
    'product-management-04',
    'I was sure a night mode would make people read longer. After two months the minutes were the same. I had only asked my friends, and they are all night owls. We left it in, since it costs nothing, but I stopped the second part and told the team why.',
  ],
  [
    'design-08',
    'I would sit in the library for two days with my laptop and a bag of chocolate and ask people to try it while I keep quiet. I note where they sigh. Then I look in the counts which step loses most, and phone three who stopped there.',
  ],
  [
    'people-13',
    'I ask her what she has really seen, when and how often, not how he is. Then what he was told so far. Often the answer is: nothing clear. We practise the first two sentences. She should let him talk and end with one thing, a day and a hand.',
  ],
  [
    'finance-06',
    'Start at the last day when both were the same. Then I tick off line by line. Mostly it is a fee, a payment that is still on its way, or two digits turned around. I would not just book it away, even if it is 4 euros.',
  ],
];
