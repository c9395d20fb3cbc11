import { salesHiringAnswers } from '../../tests/support/answers/hiring/sales-hiring-answers.fixture.ts';
import { softwareHiringAnswers } from '../../tests/support/answers/hiring/software-hiring-answers.fixture.ts';

/** What one candidate says to each question, in the order in which they are asked. */
type Answers = readonly string[];

const strongOf = (answers: typeof softwareHiringAnswers): Answers => answers.map(({ strong }) => strong);
const shortOf = (answers: typeof softwareHiringAnswers): Answers => answers.map(({ short }) => short);

/** To the five questions that the bank keeps for hiring software engineers. */
export const engineerAnswers: readonly Answers[] = [
  strongOf(softwareHiringAnswers),
  [
    'I would line up the failed nights in a table with the step, the time and the host, and look for what they share. Then I compare with the nights that worked. At my last company it was the backup that started at the same minute and took all the disk. I would add timing to every step, because without it I only guess.',
    'Our import skipped the last line of a file without a line break. All my test files ended with one. A customer noticed 12 missing orders. I wrote a test with his file first, fixed the reader, and checked 40 older imports for the same gap. We found two and told those customers the same day.',
    'I would ask the technicians which screens they open in a basement. Reading today’s orders and signing a report has to work; statistics can wait. I would store the orders on the phone each morning and queue what they sign. If two people changed the same order, I show both and let the dispatcher choose.',
    'First I would search our code for every call and count them in the logs. Then I tell my lead the date and what would have to move, with a rough estimate of ten days. I would put a small layer around the interface, so that both suppliers can be called, and move one customer first.',
    'I had finished a cache for prices. Lena asked what happens when a price changes during the day. I had thought a day old was fine, but sales had promised an hour. I changed it to expire on change, which took two days, and since then I ask who reads the data before I start.',
  ],
  [
    'I would restart it with more logging and wait for it to fail again. Usually it is the network or the memory. If it fails at other steps, it is something outside the job, so I would look at the machine: memory, disk and other jobs at that hour.',
    'I once forgot time zones in a report. My tests ran in UTC and were all green. The office in Lisbon saw yesterday’s sales under today. I fixed it with a test that runs in three zones, and I now set another zone on my own machine.',
    'Everything people do most often should work without network. I would save the data locally and send it when there is network again. There are libraries for that which handle conflicts.',
    'I would talk to the product owner, because eight weeks is not long. We would need to drop something. Then I would read the new documentation and replace the calls one by one, with tests.',
    'A colleague said that my function had too many parameters. I did not see the problem at first. We sat together, and I split it into two. It was easier to test afterwards.',
  ],
  [
    'I would not touch the job at first, I would collect: which step, how long after the start, what else ran. In my last team we had exactly this, a nightly invoice run, and three weeks of notes showed that it failed only when the certificate job ran before it. I reproduced it by starting both by hand. Then we moved one by an hour and added an alarm, and in the four months after it did not fail once.',
    'I wrote a function for discounts and tested the happy path with eight cases. In the first week a basket with a negative line came in, from a return, and the discount was added twice. I rolled back within 20 minutes, wrote the failing test, and then sat with the shop team to list what a basket can look like. We have 31 cases now and two of them caught later mistakes.',
    'I would go out with a crew for a day first. What they need with cold fingers in a cellar is today’s address, the checklist and the camera. Search can wait. I would keep those on the device, write each action into an outbox with an id, and let the server ignore one it has seen. The person has to see what is not sent yet. I would try it with five people for two weeks and measure how often two changes clash.',
    'I would spend the first two days on facts: where it is called, how many orders a day, what the new one cannot do. Then I would show my manager three options with dates, among them asking the supplier for longer. I would build the new one behind a flag, compare both answers for a week, and switch customers in four groups with a way back.',
    'I thought my search page was finished. In the review Priya asked me to type with a slow connection, and the results of the first letters overwrote those of the last. I was a bit ashamed, but she was right. I cancelled the older requests, wrote a test with delayed answers, and asked her to look at my next design before I wrote it.',
  ],
  [
    'It sounds like a resource problem, since the step changes. I would look at memory graphs for the nights it failed, and at the scheduler. If there is nothing, I would run it every hour on a copy until it fails, because once a week is too slow to learn from.',
    'A release of mine broke the login for people with an apostrophe in the name. The tests had Smith and Jones in them. I fixed the escaping and added names from our customer list to the tests. I should have used the library’s placeholders from the start, and I went through the other nine queries that day.',
    'I would decide with the people who use it. They list what they do on a normal day and we mark what fails without network. I would start with reading only and see whether it is enough, because writing offline is where it becomes expensive.',
    'I would write down what breaks and when, and ask who decides about the plan. Without a decision in the first week we would be late. Then two of us do the change and the others keep the plan, smaller.',
    'My lead once asked why I had written my own date parser. I was proud of it. He showed me three inputs it got wrong in a minute. I replaced it with the library and deleted 200 lines. It stung, but I now look for a library first.',
  ],
  [
    'I check the logs of the failed run. Then I check the run before. If I do not find anything, I ask a colleague who knows the job.',
    'Yes, that happened, we had a bug in production and we fixed it with a hotfix. Afterwards we wrote more tests in the team.',
    'The app should work offline as much as possible, with synchronisation in the background.',
    'We would have to plan it in the next sprint and inform the customers about possible delays.',
    'Colleagues often give me feedback and I think it is important to accept it. I usually change it.',
  ],
  [
    'I would start from the times. In my second job a nightly job failed about every sixth night, and everybody restarted it. I wrote down 14 failures and saw that the database was doing its weekly cleaning. I proved it by starting the cleaning by hand on a copy, and the job stopped within two minutes. We gave it its own hour and I wrote an alert for long locks.',
    'I changed how we round tax and the unit tests passed, but nobody had tested 1,000 small lines together: the sum was off by 4 euros. An accountant rang. I stopped the invoices of that evening, wrote a test with her invoice, and rounded once at the end instead. I sent a corrected one to 23 customers with a sentence of apology.',
    'I would want to know how long they are without network: five minutes in a lift or two days on a ship. For five minutes a queue is enough. For two days I would need the data on the device and a rule for conflicts. I would prefer last-writer-wins only for fields nobody shares, and show the rest to a person.',
    'I would tell the team the same day, because the plan is not mine to change. I would estimate with two colleagues, half a day, and bring the numbers. Then a thin adapter, the new supplier behind it, and both in parallel for a week. If they offer an extension, I take it in writing and still move.',
    'When I showed the new import, Marek said that the button does nothing for ten seconds and he would press it twice. He did, and we had 2,000 rows twice. I made the import idempotent with a key for each file and added a progress line. I had thought only about the parser.',
  ],
  [
    'I would look at what changed when it began to fail: our code, the machine, the data. Then I would make it safe to run again, since somebody will restart it anyway, and only then search for the cause with timing in each step.',
    'I had a test for each branch and felt safe. Then two users saved the same form at the same moment and one lost an hour of work. No test of mine had two users. I added a version column, a message, and a test with two parallel requests. I also told the user who lost it what had happened.',
    'I would keep it small: the list of today, the form, photos. They go into a local database and out again in order. I would not sync deletions at first. And I would show a clear sign with the number of reports that wait.',
    'Eight weeks is enough if we begin now. I would find the owner of each call, ask for one person for two weeks, and move the report that has no deadline. The supplier must confirm the date in writing.',
    'In a review somebody wrote that my comments explain what, not why. I had finished and wanted to merge. I rewrote them in an hour and noticed that two rules had no reason at all, so we removed them.',
  ],
  shortOf(softwareHiringAnswers),
];

/** To the five of sales. */
export const sellerAnswers: readonly Answers[] = [
  strongOf(salesHiringAnswers),
  shortOf(salesHiringAnswers),
  [
    'I would call before Friday and ask for fifteen minutes. Forty requirements without a talk usually means that somebody else wrote the list. I ask which three matter most and who decides. If they refuse to talk, I send a range and say what it depends on, and I do not spend three days on it.',
    'A bakery with four shops did not want our scheduling tool. I asked to see how the owner plans Saturday, and counted the calls: eleven. I set up next Saturday with her own staff on my laptop. She used it alone the week after, and in March she took it for all four shops.',
    'I would ask if this is the complete list and whether we sign today if we find a solution. Then I price each one. The cheap one I would give for a longer term, the expensive one I decline and say why. I write all of it down before anybody leaves the room.',
    'I block two mornings for new customers and nobody may book them. The afternoons belong to deals that can close this month, sorted by date and value. On Friday I drop what has not moved in three weeks, after one honest call.',
    'We promised a connection to their bookkeeping for May and it was not ready. I called the customer myself before he noticed, said what would work and what not, and gave a date I had checked with our developers. He got the two months free. He is still a customer.',
  ],
  [
    'I would send the price list, as they ask for it, and call on Monday to see what they think about it.',
    'I presented our product to a customer who was not interested, and I convinced him with the advantages until he bought it.',
    'I would ask my manager if we can give a discount. It is important that the customer is happy at the end.',
    'I try to do both. When there is time I look for new ones, but deals that close have priority.',
    'That can happen in sales. We apologised and found a solution together with the technical team.',
  ],
  [
    'A list of forty with a price by Friday tells me that I am the comparison. I would answer the same day with three questions, and offer a call with the person who wrote it. If I get it, I ask what happens if they do nothing this year. If I do not get it, I decline politely: I have done that twice, and one of them came back in autumn.',
    'A school bought tablets and saw no use for our repair contract. I asked the caretaker how many had broken: 19 of 200 in a year, each four weeks away. I offered to repair the next three for nothing. After the second one he calculated himself what a contract costs against it and signed for two years.',
    'I stay friendly and slow. I ask what is behind each wish, because often one of them is the real one. In my last case it was only the payment date, since their budget came in April. We moved the date, and the other two were forgotten.',
    'I count backwards: to close 20 in a quarter I need about 60 first talks. So five a week, every week, also in December. I put them on Tuesday and Thursday. What is about to close gets a fixed hour each day, not the whole day.',
    'I sold 60 licences with a report that did not exist in that form. It was my mistake, I had seen a draft. I told the customer in the kick-off, brought the product manager, and we built a smaller one in six weeks. I wrote a list of what exists for all of us, and we use it before each offer.',
  ],
];

/** To the three own questions of the ward: danger, handover, relatives. */
export const nurseAnswers: readonly Answers[] = [
  [
    'Last winter, on a night shift, Mr. B. was quieter than before and his breathing was 24 a minute. I checked his pulse and saturation, raised the head of the bed and called the doctor within five minutes. I stayed with him and told my colleague to prepare oxygen. He had a bleeding after his operation and went back to theatre. He came home two weeks later. I wrote the times down and we spoke about it in the team.',
    'I use SBAR, always in the same order, and at the bedside, so that the patient hears it too. I say what has changed today, what is due next and what worries me. Then my colleague repeats the two most important points back. Last month that was how we noticed that an antibiotic had been given twice in the plan. I write down what is open, with a time.',
    'A daughter shouted at me because her father had waited three hours. I took her to a quiet room, sat down and let her finish. I said that waiting without news is hard, and told her what I knew and what I did not. We agreed that I call her at six with the result. I rang at ten to six, although there was still no result.',
  ],
  [
    'I noticed that a patient after a hip operation had a cold leg. I told the nurse in charge and she called the doctor. It was good that I had looked, because it was a clot.',
    'I tell the next shift what happened, in the order of the rooms. I write it on my sheet. If something is important I say it twice.',
    'I stay calm and polite, and explain that we do our best. If it gets too loud I ask a colleague to help.',
  ],
  [
    'A patient was to get an insulin dose that was ten times her usual one. I stopped, compared it with her chart and asked the doctor on the phone before giving anything. It was a typing mistake. I reported it in our system, with the name of the drug and not of the person. A month later the order form got a warning.',
    'My handover has four parts: who, what happened, what I see now, what has to be done and by when. I ask for questions at the end of each patient. When it is busy I do the three sickest first. I learned that after a night when I forgot to say that a drain was to be removed.',
    'The husband of a patient wanted to know everything and she did not want that. I told him kindly that I may not, and that I understand his worry. Then I asked her what he may know, and the two of us told him together. He thanked me on the last day.',
  ],
  [
    'On my ward an old man tried to get up at night, again and again. I lowered his bed, put the bell in his hand and moved him near our desk. I looked in every half hour. He did not fall in the eleven nights he was with us.',
    'I write all of it on the computer, so the next shift can read it. For difficult patients I also tell them in person, and they repeat what they heard.',
    'Two sons quarrelled at the bed of their mother. I asked both to come outside and said that she hears them. I offered each of them ten minutes with me and found a room. They came back quiet. I told the social worker, who met them the next day.',
  ],
  [
    'Patient safety is the most important thing. I always follow the rules and the hygiene plan.',
    'Handover is done at the change of shift, we talk about each patient.',
    'Relatives are often stressed. One has to understand them.',
  ],
];

/** To the test's coding item: what is right, what forgets half of it, and what does not run. */
export const middle = {
  right: `function middle(numbers) {
  if (numbers.length === 0) return null;
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}`,
  forgetful: `function middle(numbers) {
  const sorted = numbers.sort();
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}`,
  broken: `function middle(numbers) {
  return numbers.sort((a, b) => a - b[0;
}`,
};
