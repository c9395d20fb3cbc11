import type { InsufficientReason } from '../../../openapi/gen/types.gen.ts';

/** Answers written for questions of the bank, by the id of the question. */
export interface GoldenAnswer {
  readonly questionId: string;
  /** A full answer: situation, own action, result, details. */
  readonly strong: string;
  /** Sincere and on the topic, but general. */
  readonly weak: string;
  /** Short, and says what matters. */
  readonly short: string;
  /** Strong, in the English of somebody who learns it. */
  readonly learner: string;
}

/** Answers written for one role family, walked by the tests together with those of all others. */
export interface FamilyAnswers {
  /** Kebab-case, as in the bank. */
  readonly family: string;
  readonly golden: readonly GoldenAnswer[];
  /** One sound answer to each question, as people give them; each must speak about what is asked. */
  readonly natural: readonly (readonly [questionId: string, answer: string])[];
  /** Answers that show nothing, with the reason for which the gate stops them. */
  readonly stopped: readonly (readonly [questionId: string, answer: string, reason: InsufficientReason])[];
}

export const goldenAnswers: readonly GoldenAnswer[] = [
  {
    questionId: 'software-03',
    strong:
      'Last year at my previous company our checkout crashed for about 3 % of customers. I reproduced the error locally with the same input, read the stack trace and ruled out the cache. It turned out to be a race condition between two threads. I wrote a test that failed and deployed the fix. As a result the crashes dropped from 400 a day to zero.',
    weak: 'It was a very hard bug in the system. The whole team looked at the logs, and in some way the error was gone after that.',
    short: 'I bisected 40 commits, found the one that introduced the crash and added a test for it.',
    learner:
      'In my last work we have a bug, sometimes the customer see wrong result. I make many log and I reproduce it on my laptop after 2 days. I find that the cache is never clean. I fix it and write a test. Since then the error is not coming back.',
  },
  {
    questionId: 'software-08',
    strong:
      'If many users are affected, I would roll back the deploy first, because that takes 5 minutes and brings the sign-in back. I would inform support and post on the status page. Then I would read the error logs and reproduce it in staging, so that we know the root cause before we deploy again.',
    weak: 'It depends. It is important to stay calm, and the team should look at the logs and solve the problem as fast as possible.',
    short: 'I would roll back, tell support, and only then read the logs.',
    learner:
      'First I check how many users is affected, for example in Grafana. If it is many I rollback to previous version immediately and inform the manager. After I search the error in log, so that we understand the cause and can fix it with test.',
  },
  {
    questionId: 'software-11',
    strong:
      'I would start with a typical order, for example 2 kilos to one country, to make sure the normal price is right. Then I would test the boundaries: exactly at the limit for free shipping and one cent below. If the weight is zero, negative or missing, I expect an error. I would use a table of cases in Jest, so that each price rule has its own failing test.',
    weak: 'There should be many tests, because tests are good. One tests the normal case and perhaps some edge cases too.',
    short: 'I would test exactly at the free shipping threshold, one cent below it, and a negative weight.',
    learner:
      'I will write test for normal case first, like order of 50 euro inside the country. If weight is zero or negative it must throw error. I also check limit of free delivery, because there the mistakes happen often and otherwise customer pays wrong price.',
  },
  {
    questionId: 'data-01',
    strong:
      'In 2022 I was working on a monthly sales report when I noticed that one region had doubled overnight. I compared the total with the finance system and found 1,200 duplicate rows from a second import. I told the owner of the source, removed the duplicates and added a check to the pipeline. In the end the report was corrected before the board saw it, and the error has not happened again.',
    weak: 'The data had some errors. They were missing values, and people had to clean the table before it could be used.',
    short: 'I compared the totals with finance, found 300 duplicate rows and told the owner of the source.',
    learner:
      'Last year in my job I got a table from colleague with many missing value. I notice it because the total was 20 % lower than month before. I ask the owner of system and I remove the duplicate. After that the report was correct and we check it every week.',
  },
  {
    questionId: 'data-07',
    strong:
      'If both dashboards are in use, I would first ask the owners how they define an active customer, for example a login in the last 30 days against a purchase. I would take a sample of customer ids that are in one query and not in the other, and compare them row by row. Meanwhile I would tell the people who use them, so that nobody decides on the wrong number. Then I would document one definition.',
    weak: 'This happens in every company. The dashboards should be the same, and somebody has to look at the definition and the source.',
    short: 'I would compare the two definitions, then 20 customer ids that only one query contains.',
    learner:
      'First I look the definition of active customer in both dashboard, because often it is different filter. I compare the ids in SQL and find the difference. If one is wrong I inform the owner and write one definition, so that everybody use the same.',
  },
  {
    questionId: 'data-11',
    strong:
      'I would first read the documentation and ask what each row and column means, because a wrong unit spoils everything. Then I would count missing values and duplicates by order id, and look at the minimum and maximum of each field; if a price is negative, I want to know why. I would compare the total per month with finance. In SQL this takes about 10 short queries, and it would show gaps before I calculate anything.',
    weak: 'The data must be clean. One should look at the columns and see whether something is missing or strange in it.',
    short: 'I would count missing and duplicate order ids, and compare monthly totals with finance.',
    learner:
      'I first check the column and the data type, for example date can be text. Then I search missing value and duplicate with pandas. If the price is negative maybe it is return. I compare the total with report of finance, so that I know the data is complete.',
  },
  {
    questionId: 'sales-03',
    strong:
      'Two years ago at my last job a customer wanted our most expensive package for 12 users. I told him openly that it was too big for his needs and suggested the basic one, although my commission was lower. I explained what he would never use. In the end he trusted us, came back a year later and recommended us to 3 other companies.',
    weak: 'Honesty with customers matters to me. Sometimes a cheaper alternative is better for them, even if the manager is not happy.',
    short:
      'I told a customer that a cheaper competitor suited her better, and she later sent us 2 referrals.',
    learner:
      'When I worked in phone shop in 2021, a old lady want the most expensive phone. I explain her that she not need it and I show a cheaper one. I lose my bonus that day. But in the end she came back with her family and they bought 4 contracts, because they trust me.',
  },
  {
    questionId: 'sales-07',
    strong:
      'If a prospect says this, I would thank them and ask what exactly the other quote includes, because a fifth less often leaves out support or delivery. I would compare both offers side by side with them over 3 years. If the price still matters most, I would offer a discount in return for a longer contract, up to my limit. That way the price stays linked to value.',
    weak: 'Price is not everything. Quality and service are also important, so the customer should not only look at the discount.',
    short: 'I would ask what their quote includes, and give a discount only in return for a longer contract.',
    learner:
      'I will not panic and not go down with price immediately. First I ask which offer they have and I compare it, for example delivery and warranty. If they still want lower price, I ask my manager for 5 % discount in exchange for bigger volume, so that we not lose margin.',
  },
  {
    questionId: 'sales-11',
    strong:
      'I read the website and the LinkedIn profile of the person, which takes 15 minutes, and I write down 5 open-ended questions and an agenda. If the company is in an industry I know, I prepare an assumption about their challenge. By the end I want to learn the budget, the timeline and who else has to approve, so that I can agree on a next step and book a demo.',
    weak: 'Preparation is needed for each call. It is good to know the company and its needs, and to be friendly to the prospect.',
    short: 'I read their news, write 5 questions, and find out who decides and by when.',
    learner:
      'Before the call I look the website and LinkedIn, maybe 20 minutes. I write my questions, because I want to hear which problem they have and which budget. If the person can not decide alone, I ask who else must approve. I finish always with a next step, so that the deal is moving.',
  },
  {
    questionId: 'customer-support-03',
    strong:
      'In my first year at a hotel I double booked a room for a family of 5. I noticed it in the morning, called the guest straight away, apologised and said that it was my fault. I found them a room nearby and we paid the difference of 80 euros. In the end they thanked me and came back, and since then I check each booking against a checklist.',
    weak: 'Everybody makes mistakes with customers. The important thing is to apologise and to be honest, and then to fix it together.',
    short: 'I sent 2 customers the wrong order, called both the same day and paid for the return.',
    learner:
      'In my old job at a online shop I make a mistake, I delete the order of a customer. I notice it after 2 hours and I call him immediately and say sorry. I send the product again with express. In the end he was happy, and now I always use checklist.',
  },
  {
    questionId: 'customer-support-08',
    strong:
      'I would first look up the account and the previous tickets in Zendesk, and check the status page for a known issue, because then I need not ask at all. If there is nothing, I would thank them and ask two or three clear questions: what exactly they see, since when, and on which device. I would suggest a restart to try in the meantime, so that they can work again sooner.',
    weak: 'Such messages come often. The customer should be treated in a friendly way, and more details are needed to solve the issue.',
    short: 'I would check the account and the status page, then ask what exactly they see and since when.',
    learner:
      'First I look in the system which product this customer has and if there is known issue. If not, I write friendly and ask 3 questions, for example which browser and which error message. I ask also a screenshot, so that I can reproduce the problem.',
  },
  {
    questionId: 'customer-support-11',
    strong:
      'I would verify the identity with a security question before anything else, because of data protection. Then I would ask for the exact wording of the error, word for word. If it says the password is wrong, I would ask about caps lock and send a reset; if the account is locked after 5 attempts, I would unlock it. I would change one thing at a time, so that I know what the cause was.',
    weak: 'It can be the password or the browser. The customer has to be patient, and step by step the problem will be found.',
    short: 'I would ask for the exact error, then try another browser and a password reset, one at a time.',
    learner:
      'First I verify who they are with email and security question. Then I ask which error message they see exactly. If the account is locked I open it, if not I send new password and ask them to try with other browser, for example Firefox. I go step by step, so that we find the cause.',
  },
];

/** Fluent, friendly, and about nothing. */
export const padding =
  'Thank you very much for this truly wonderful opportunity to speak with you here today. Needless to say, I am a very motivated team player, and at the end of the day communication is key. In my humble opinion a positive attitude is everything, and I always give 110 %. That being said, I strongly believe that hard work leads to great things in general.';
