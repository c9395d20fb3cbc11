type Answer = readonly [questionId: string, answer: string];

/** Sound answers in plain English, written before looking at the synonyms of their questions. */
export const plainAnswers: readonly Answer[] = [
  [
    'software-03',
    'Our app sometimes logged people out for no reason, maybe once in two hundred visits. Nobody could make it happen on purpose. I started writing down every case, with the time and the server. After a week I saw that all cases came from one of the four servers. Its clock was ninety seconds ahead, so it thought the tokens had expired. We turned on time sync and it stopped. I also set up a warning for when a clock drifts.',
  ],
  [
    'software-05',
    'A colleague who had been there as long as I had wanted to rewrite the billing service in Go. I thought that was a waste, as the team only knew Java. We both felt strongly. We sat down and listed what we were worried about, and then each of us built a small version of the same endpoint. His was quicker, but nobody else could read it. We stayed with Java and took over his idea for the queue. I said openly that the queue was the better part.',
  ],
  [
    'software-08',
    'I would not start looking for the bug first. I would put the old version back straight away, because people being locked out is worse than my feature being late. Then I let the support people know and write in the team channel what happened. Once people can get in again, I try the login on a test machine with my change and look at the error messages. Before I release it again I add a test that signs in.',
  ],
  [
    'software-09',
    'In the first week I would only read and run it, and find out who uses it and what would hurt if it broke. I would look for the people who left, maybe one answers a mail. Then I write tests from the outside around the part that my feature needs, nothing more. I would tell my boss honestly that a month is tight and which risk there is. While I learn, I write notes so the next person has it easier.',
  ],
  [
    'software-12',
    'First I want to know if it is slow for everybody or only for some, and since when. I open the developer tools in the browser and see which requests take long. If the server answers late, I look at the database, often a query got slow because the table has grown. If the server is quick, then it is probably a big picture or a script. I also check what we released just before that. I measure again after each change.',
  ],
  [
    'software-13',
    'It depends on how hard the thing is to get right. For encryption or time zones I would never write my own. For something small, twenty lines, I write it, as each dependency has to be kept up to date. I check if people still maintain it, whether the licence allows us to sell our product, how big it makes our download and if there are known security holes. I also ask myself how hard it would be to throw it out later.',
  ],
  [
    'data-01',
    'At the clinic I got a list of appointments from the booking program. I counted per day and saw one Sunday with 300 appointments, though we are closed on Sundays. It turned out that the program puts in that date when somebody leaves the field empty. I asked the receptionist and she showed me. I marked these rows as unknown instead of deleting them, told my boss that 4 percent were affected, and they made the field required.',
  ],
  [
    'data-04',
    'The head of the shop wanted to know the average basket each day. I asked her what she needed it for. She wanted to see if the new shelves work. I explained that the average moves a lot because of a few big orders, and suggested counting how many customers bought something from those shelves. She was sceptical at first, so I gave her both for two weeks. After that she only looked at my number and moved two shelves.',
  ],
  [
    'data-06',
    'I would write back or better walk over to him. I want to know what he has seen, where he saw it and compared to when. Does he mean money or pieces, all shops or one? I ask whether something changed, like prices or holidays, and what he wants to do once he knows. Also how fast he needs it. Then I sum up in two lines what I am going to look at and he says yes or no.',
  ],
  [
    'data-09',
    'I would say that three days is too short, because weekends are missing and in the beginning many people click on things just because they are new. If you stop as soon as it looks good, you will often pick a winner that is none. I would show her a chart from an older test where the leader changed. We said fourteen days and I would stick to it, unless the new version does harm. If she has to hurry I ask why and look for another way.',
  ],
  [
    'data-12',
    'People who install an app are probably already fans of the shop. So I would look at how much the same people spent before they had the app and after. I also want to know about age, where they live and whether the app gives discounts. You could pick customers at random and send half of them an invitation. If those spend more, then the app has something to do with it. Just comparing both groups says nothing.',
  ],
  [
    'sales-02',
    'I offered a bakery our coffee machines and the owner said no in two minutes. I thanked her and asked if she would tell me why. She had bad luck with a machine which broke down in December and nobody came. So I went home and asked our technician how fast we are really. Three weeks later I came back with a written promise of a spare machine within four hours. She tried it for three months and then signed.',
  ],
  [
    'sales-04',
    'A school chain wanted our tablets for 30 percent less, or they would go elsewhere. I asked what their budget looked like and when they had to pay. I did not lower the price of the device. I offered two years more warranty and let them pay in three parts, if they ordered for all schools at once. In the end we gave 8 percent. It mattered to me to keep the price, because other schools talk to each other.',
  ],
  [
    'sales-06',
    'I would not just start at the letter A. On Monday I look at our best customers and then search in the list for ones that look like them. I make three groups. Then I write a short text for what I want to say and try it with the less important ones. Ten to fifteen calls every morning, and I write down what they answered. On Friday I look at what worked and ask a more experienced colleague to listen in.',
  ],
  [
    'sales-08',
    'I would first read my own proposal once more and think what could have bothered them. Then I ring them, at another time of day than before. If I cannot reach them, I write two lines with something useful for them and a simple question, for example whether it got postponed. Maybe I know somebody else there who can tell me what is going on. After two or three tries I say that I will stop bothering them, and they can come back anytime.',
  ],
  [
    'sales-13',
    'I would not talk about functions. I would ask how they do it today and what that costs them, also hours of people and mistakes. Then we work it out together with their own figures, so they believe it. If our machine costs 10,000 more but saves two hours a day, it is paid in a year. I would show a customer who is similar. If it does not pay off for them then I tell them so.',
  ],
  [
    'customer-support-02',
    'A woman came to our counter and yelled because her train was cancelled for the second time that week. I let her speak and did not interrupt. I told her I understand that she is fed up, and asked where she has to be and when. I found a bus that left in ten minutes and wrote her the refund form so she only needed to sign. She was still not happy but she calmed down and said thanks.',
  ],
  [
    'customer-support-04',
    'In our hotel guests kept asking at reception how the heating works, nearly every evening in winter. I started making a mark on a sheet each time and had 57 after a month. I took a photo of the control and made a small card with three pictures. The manager let me try it on one floor. On that floor there were only four questions the month after, so we put it in all rooms.',
  ],
  [
    'customer-support-07',
    'I stay polite and let the person tell me everything first. I explain that I cannot give the money back and what the rule is there for, without hiding behind it. Then I see what I am able to do, maybe repair it or a voucher. About the review I say that it is their right to write it. I would not give in only because of it, that would be unfair to others. If they want I pass it to my boss.',
  ],
  [
    'customer-support-09',
    'First a short message to everyone, on the website and as an automatic reply, that we know about it and are working on it. I would not promise a time that nobody knows. I agree with the engineers that one of them tells me something new every half hour, and I pass it on even if it is nothing. My colleagues all get the same text so that we do not say different things. Later when it works, we write to everybody again and say sorry.',
  ],
  [
    'customer-support-12',
    'I pass it on when I do not have the rights or the knowledge, for example when money must be booked back or it is a legal thing. Before that I try what is in my guide. I write down who the customer is, what he wants, what I have already tested with pictures, and what I told him. So he need not tell everything twice. I let the customer know who takes care of it now and look after two days if something happened.',
  ],
];

/**
 * As `plainAnswers`, and meant to be held out; but the synonyms were written by the same hand shortly
 * afterwards, and echo them. So they too show no rate for unseen answers.
 */
export const heldOutAnswers: readonly Answer[] = [
  [
    'software-02',
    'There was a function of 400 lines that worked out the shipping date, full of nested ifs. Each time somebody touched it something else went wrong. I first collected fifty old orders with their dates and made a little program that runs the function on all of them. Then I cut it into smaller ones with names you can understand, one each day, and ran my program after every step. Two weeks later a colleague added a new country in one hour.',
  ],
  [
    'software-04',
    'I decided to write our own login instead of using a ready one, because I thought it would be quick. It was not. After half a year we had spent more time on password resets than on the product, and a tester found a hole. I went to my team lead and said that it was a mistake on my part. I wrote a plan to move to a bought service, step by step, and we finished in two months. Now I first ask what a thing costs to look after.',
  ],
  [
    'software-06',
    'I would tell my team lead on Wednesday and not wait until Friday morning. I would explain what takes longer than I thought and how many days I still need, honestly. Then I would suggest what could be finished by Friday, maybe a smaller version without the export. If somebody else has time, they could take over one part. And next time I would break the task down before I promise a day.',
  ],
  [
    'software-07',
    'I would start by saying what is good, that it works. Then I would ask questions about the lines I do not understand instead of saying it is bad. Maybe we sit down together for half an hour and he walks me through it. I would ask him to add tests before it is merged, at least for the normal case and one error, and offer to help. Names that confuse me I would point out. Small things of taste I leave.',
  ],
  [
    'software-11',
    'I would begin with a normal order and check the price by hand. Then the limits, for example exactly 50 euros if delivery is free from 50 on, and 49.99. Then strange things: no items, weight below zero, an address in a country we do not deliver to. I would also test the rounding, because cents get lost there. I choose those because mistakes mostly sit at the edges, and each test should tell me by its name what went wrong.',
  ],
  [
    'software-15',
    'I would begin with the double orders themselves and lay them side by side. Are they milliseconds or minutes apart, same user, same server? My guess is that the customer or the app sends it again when the answer is slow, or that two processes take the same job. I would put more logging into the live system with a number for each order, and then send a lot of traffic at a test copy with slow answers. Until we know, a rule in the database can refuse the second one.',
  ],
  [
    'data-02',
    'I had to tell the kitchen chef which dishes are thrown away most. He hates tables. So I went to the kitchen, put ten plates on the counter and took the food off three of them, that is how much comes back. He got it immediately and asked which dish was the worst. I left out all the percentages. He made the portions of the fish smaller and a month later we had a third less waste.',
  ],
  [
    'data-05',
    'The bosses wanted to close the small branch since it looked like it loses money. I had seen that many customers order there but pick up in the other one, so the sales were counted elsewhere. The contract for closing was nearly done. I asked for twenty minutes with the manager and showed her the numbers, and said also what I am not sure of. She was annoyed at first. Then they waited for a quarter, counted it properly, and kept the branch.',
  ],
  [
    'data-07',
    'I would first not say that one is wrong. Probably they count different things. I would look up how each one says what an active customer is, which days, which time zone, and if test users are in it. Then I take a few customers that are only in one list and see why. I talk to the people who built them. In the end we should agree on one meaning, write it down where all can see it, and tell those who used the other number.',
  ],
  [
    'data-08',
    'I would go over my numbers again and ask a colleague to look for a mistake. If it stays like this I would call the director today so that he does not hear it in front of all. I would tell him what I measured and that it does not mean the idea was bad, maybe the campaign was too short or too small to see something. I would not hide it. In the talk I would also say what we could try next time.',
  ],
  [
    'data-13',
    'All steps must be in a script, nothing by hand in Excel. I keep the original file untouched, with the date when I got it. I write down which versions of the programs I used and set the random number so that it always gives the same. There should be a short text that says in which order to start what, and why I left out some rows. Then I ask a colleague to run it on their computer before I call it finished.',
  ],
  [
    'sales-01',
    'I worked in a shoe shop and an older man wanted the cheapest running shoes. I asked him where he runs. He did not run at all, he walks to the hospital each day to visit his wife, two kilometres, and his knees hurt. So I did not sell him running shoes but soft walking shoes with a wide sole. They cost more, but he came back after a month with his neighbour and said his knees are better.',
  ],
  [
    'sales-03',
    'A young couple wanted to buy the biggest heat pump from me. I looked at the plan of their house and told them that the small one is enough, and that they should insulate the roof first. It was about 6,000 euros less for us. My boss was not pleased. They bought the small one the year after and sent me three of their friends, so I think it was right.',
  ],
  [
    'sales-05',
    'For the spring I had said 80 machines and we sold 45. I had counted on two big farms that always buy in March. What I did not know was that the grants had been stopped, as I only spoke with the drivers and not with the owners. I told my manager before the end of the quarter. Since then I ask each customer who decides and what could come in between, and I only count half of what is not yet in writing. Last year I was off by 6 percent.',
  ],
  [
    'sales-07',
    'I would stay calm and ask to see what is in the other offer. Often delivery or service is missing there. Then I ask what matters to them apart from the price, for example who comes when it breaks. I would work out what it costs over three years, not only on the first day. I would not talk badly about the other company. If they still want it cheaper then we can leave something out, but I do not just take off a fifth.',
  ],
  [
    'sales-12',
    'I ask myself three things: do they really have a problem that we can solve, can they pay for it, and do I speak with someone who is allowed to decide. If they never have time for me or do not answer simple questions then it is not important to them. I also look at when they want to start. After three talks without a next date I put them aside and spend my time on others, and write to them again in half a year.',
  ],
  [
    'customer-support-01',
    'My neighbour had to switch to online banking and was afraid of it. I said it is like her mailbox, the password is the key and the code on the phone is the second lock. We did one transfer together, then she did one alone and I kept my hands off. I left out everything she does not need. At the end I asked her to tell me in her own words. She has paid all her bills that way since then.',
  ],
  [
    'customer-support-03',
    'I booked a guest into the wrong week, and he stood at the desk at eleven at night with two kids and we were full. I told him straight that it was my fault. I called four hotels, found a room and paid for the taxi. The next morning I told my boss before he heard it from others. After that I always read the dates out to the guest before I press save. He even came again in the autumn.',
  ],
  [
    'customer-support-05',
    'Our answers were correct but cold and often missed half of the question. I picked ten mails with the team each Monday and we talked about what we would like to get as a customer. I wrote only five rules on one page. The old text blocks I rewrote so that nobody had to type more. I sat next to the new ones for a while. After three months fewer people wrote back a second time, from 30 to 18 percent, and we handled as many mails as before.',
  ],
  [
    'customer-support-06',
    'I would take the first ten minutes to look through all of them without answering. What burns comes first, for example somebody who cannot work or who is about to lose money. Then those who have waited longest. If ten ask the same I write one good answer for all. To the ones I do not get to I send a line that they hear from me in the afternoon. And I tell my boss early that I will not manage it alone.',
  ],
  [
    'customer-support-11',
    'I ask what exactly they see when they try, word for word, and since when. Which address do they type in, and is the big letter key on? I let them try with another browser or the phone. I look in our system whether the account is blocked or the mail was never confirmed. Then I send a link for a new password and stay on the line until they are in. I never ask them for their password.',
  ],
];

/**
 * Written when most synonyms stood, and none was added for them. How words are paired, which words are
 * alike and when an answer is off topic was chosen knowing their rates, so these flatter a little.
 */
export const unseenAnswers: readonly Answer[] = [
  [
    'software-01',
    'In my first job I had to send a PDF by mail from our program, and the file always arrived broken. I played with it the whole morning and read a lot in forums. After lunch I went over to Jonas, who had done something like it before. I showed him the two files next to each other. He asked whether I open the file as text. That was it. I put a short note in our team notes, as others have the same task.',
  ],
  [
    'software-10',
    'I would sit in with both of them for a week and make a list of the last ten times something broke. Mostly it is two or three tables that cause all of it. For these I would ask who should be in charge. The others then get their data through a small service and are not allowed to write in it. Until this is done, nobody changes these tables without telling the other side two days before. After a quarter we count how often it still happens.',
  ],
  [
    'software-14',
    'I would not change the table itself at first. I make the new field next to the old one and let the program fill both from then on. The rows which are already there I move at night, a few thousand each time, so nobody notices. Then I check if both say the same. When that is so for some days, the program reads only the new one. The old one I delete a month later, until then I can go back at any moment.',
  ],
  [
    'data-03',
    'I had found that people who read our blog buy twice as much, and I was really proud of it. My boss already wanted to hire two writers. Then I saw that our own employees are counted too, and they read every post and buy with a staff discount. Without them there was hardly any difference left. I went to my boss the same afternoon and told him. He was disappointed, but he did not hire. Since then I look at who is in my data before anything else.',
  ],
  [
    'data-10',
    'I would ask the support people for ten cases where they think it went wrong and look at them myself. Then I look at how long people wait, split up by language, by age of the customer and by what they pay. If one of those is much worse off I try to find out what the model learned it from, for example old tickets that were also handled late. Until I know more I would let the staff move a request up by hand. My manager has to know about it too.',
  ],
  [
    'data-11',
    'First I want to know what one line stands for, an order or one article in an order. Then I look at fifty lines with my own eyes. I count how many are empty in each column and if an order number appears two times. I look for orders with a price under zero or a date from next year. Then I add up one month and ask the bookkeeping if they get the same. If there are weeks without any order, something was lost.',
  ],
  [
    'data-14',
    'It depends on how many customers leave anyway. If it is 5 of 100, then a model that says nobody ever goes is also right in 95 cases. So I would look only at those who left and ask how many of them it had found, and how many happy people we would bother for nothing. Calling somebody costs us maybe five euros and a lost customer two hundred, so a few false alarms are fine. And it must be tried on months it was not built with.',
  ],
  [
    'data-15',
    'I would think about which behaviour in the first weeks belongs to people who are still there after a year. For example they invite a colleague or come back three times. You can look at older customers to see if that is true. I would take that as a sign, but also watch whether more people write to support or cancel. Half of the users should not get the feature, otherwise you do not know if it was the feature. After a year I look if my sign was any good.',
  ],
  [
    'sales-09',
    'I would call her on the same day and congratulate her, and ask if she could bring me together with the person who comes after her before her last day. I ask also who else must say yes to the deal. Then I write one page with all we have agreed until now so it does not get lost. With the new one I would not go on where we stopped but listen to what is important to him. And my boss should know it could take longer.',
  ],
  [
    'sales-10',
    'First I want to hear from my colleague what he really said and see the mails, maybe it was understood in a wrong way. If it is true then this contract is not signed before the customer knows. I would go there together with him and say it plainly, and what we have instead or when it could be ready. It is possible that they go away, but otherwise they sue us later. Then I look why he did it, maybe because of his bonus, and if there are more such promises.',
  ],
  [
    'sales-11',
    'I take about twenty minutes. I look at their page, what they sell and how many people work there, and whether there was something in the newspaper. I look up the person, what her job is and since when. Then I write down three or four questions and what I think their trouble might be. At the end I would like to know what bothers them most, if there is money for it this year and who else has a say. And we should have a day for the next talk.',
  ],
  [
    'sales-14',
    'I go through every open deal and ask what the customer has really done, not what he has said. Has somebody signed off the money, do they have a date? Each deal gets a chance, and I take that from how many of such deals we won in the last two years. Then I add it up, once with only the safe ones and once with the good luck ones. The two biggest I leave out and show them apart. Every Monday I go over it again.',
  ],
  [
    'sales-15',
    'I would first see what we gave away last year, to whom and whether it helped to win. Then simple steps: up to 5 percent everyone can give, up to 15 the team leader, more only with me. Nobody gives something without getting something, for example a longer term or more pieces. The sellers should get paid by what we earn and not only by turnover. After half a year I would look if we won as many deals and what is left over for us from each.',
  ],
  [
    'customer-support-08',
    'I would not write back with a form of twenty lines. I look who it is, what he has bought and if others have trouble right now. Then I answer in a friendly way that I am sorry and that I want to help, and put two questions: what did you want to do, and what did you see instead? A photo of the screen would be great. I also ask if it ever worked. If there is one thing which often helps, like starting the phone again, I add it.',
  ],
  [
    'customer-support-10',
    'I would talk to my agent first, how she is doing, and take this customer off her. Then I listen to the recordings to know what really was said. I would ring the customer myself and say that we like to help him but not in this way, and what happens if he does it again. Maybe there is a real problem behind it that we should solve. To the sales director I would explain that good people leave if we allow this, and that costs us more than one customer.',
  ],
  [
    'customer-support-14',
    'I would look at how long people wait until somebody answers, and at how many have to write more than once about the same thing. If I only look at time, then agents send quick and empty answers. I would ask customers if they were happy, but mostly the angry ones fill it in. And the mean can look fine while ten people wait a week. That is why I would also read some conversations each week and ask the team how they feel.',
  ],
  [
    'customer-support-15',
    'I would take the messages of the last three months and put them on piles. Piles which are big and where the reply is always the same, like where is my parcel, are for the machine. When it is about a lot of money, an illness or someone who is upset, a person should do it. After two tries the machine must offer a human and give him the whole conversation. I would begin with one pile and look how many people still call afterwards.',
  ],
  [
    'software-03',
    'Our label printer in the warehouse printed one letter wrong, but only sometimes. I let it print two hundred labels and looked for what the bad ones had in common. All had a name with an accent. So I followed the text through the three programs and printed it out in each. In the second one it was saved with another alphabet. I changed one setting, printed the two hundred again and all were right. I made a small check with such names that now runs every night.',
  ],
  [
    'data-01',
    'We got the marks of all pupils from another school for a comparison. In one class nearly everyone had a 6, which is the worst mark with us. I rang the school and they laughed, with them 6 is the best. So I turned these around and looked through the other schools too, and found one more. I wrote it in big letters at the top of the file. The average of that region went up by almost one mark after it.',
  ],
  [
    'sales-02',
    'I wanted to put our honey into a small organic shop. The lady said she has enough honey already. I asked which one sells best and why people take it. She told me customers like glasses they can bring back. Ours could not be returned. So I changed our glasses, which took me two months, and came again with six of them as a present. She let me have half a shelf, and today she takes forty glasses a month.',
  ],
  [
    'customer-support-02',
    'An old man came into our pharmacy and was furious because his medicine was not there although we had promised it. I asked him to come to the side and sit, and let him tell me all of it. He had come by bus for the second time. I said that this should not have happened. Then I phoned the wholesaler and my son drove it to his house in the evening. He sent us a card at Christmas.',
  ],
  [
    'data-08',
    'I would look at everything once more tonight, most of all whether the dates and the shops are right. Early in the morning I go to the director, only the two of us, and show it to him. It is not nice to learn such a thing in front of the whole room. I would explain that we could only see a change of more than five percent, so a small one may well be there. And I have a proposal for how we can find it out the next time.',
  ],
];
