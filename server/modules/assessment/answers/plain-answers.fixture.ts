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
  [
    'product-management-03',
    'We were to hand over a new roster tool to the ambulance service by the first of March, because the old one was switched off that day. In January it was clear that we would not get everything ready. I printed all the parts on cards and laid them on the table with the two programmers and a paramedic. We asked of each card what happens if it is missing. Swapping shifts had to work, holidays not, since nobody takes them in March. The holidays went on a sheet of paper for two months. On the day everything ran, and nobody missed the statistics, which we never made.',
  ],
  [
    'product-management-04',
    'I was so sure that parents want to see photos from the nursery every day that we built an album. We expected that eight of ten would open it. In the first week they did, then fewer and fewer, and after six weeks only one in ten. I phoned six mothers and a father. They said it made them sad at work. I had asked them only whether they like photos, which was my fault. We changed it into a letter on Friday with three pictures, and that is read by nearly everyone. Now I ask how something will feel on a normal Tuesday.',
  ],
  [
    'product-management-06',
    'I am glad when a programmer tells me that after two days and not after two weeks. We would take a piece of paper and go through what a person in that case sees. One in ten is a lot if they cannot pay, and not so much if they only see an ugly text. I look up how many it really are. Then I ask what it takes to do it well and what it takes to do it in a rough way. Mostly I choose the rough way and put the good one on the list. I tell the tester, change the text, and think what else I have not thought of.',
  ],
  [
    'product-management-08',
    'The first call is to the sales director, friendly: what did you say to them, word by word? Then I would like to visit the customer with him and see where it hurts. Often they ask for a button but need something else, which we might have already. I find out what it takes to build and to look after, and how much they bring us in a year. Maybe three others could use it too if we do it in another way. If not, they can pay for it, or we say no together. And for the next time we need a rule that nobody nods before I know.',
  ],
  [
    'product-management-13',
    'The first thing I ask is what people will do on Monday that they did not do last Friday. If nobody can say it, we should not build it. Let us say they book the room on their own and do not call the front desk. Today there are 60 calls a day, I would write that down, and in three months I would like to see 30. I also look that they do not simply give up, so I count bookings too. Two of our five houses start later, which gives us something to hold it against. And before we start everyone says what we do if it is still 55.',
  ],
  [
    'design-02',
    'I had made a ticket machine screen for the zoo and stood there on the first Saturday with a notebook. I asked families if I could watch while they buy two adults and one child. A father put his finger on the picture of the elephant again and again. It was only decoration, but for him it was the largest thing and so it had to be the start. Others did the same. On Monday I put the word tickets on the elephant and made it a real one. Next weekend I came back and out of twenty only one needed help.',
  ],
  [
    'design-03',
    'A hospital wanted an app that shows visitors the way. I made a beautiful map with a blue dot. When I walked with three visitors they turned the phone round and round and still went wrong, as they were nervous and had flowers in the other hand. So I put the map away and thought about how my grandfather explains a way: past the kiosk, then the red door. I made a version with photos of the doors, one with arrows and one with only sentences. Photos won, fewest people went wrong. It is more work to keep the photos up to date. The desk is asked half as often now.',
  ],
  [
    'design-06',
    'I would not begin with drawing. Who comes to this page and why, and what makes somebody want it new? I print the other pages and hang them side by side, then you see the seven kinds of grey. I take the best of what exists and build my page with it, so that people do not feel in another program. Things which are good I leave where they are. I let the programmer tell me what is easy. With true names and numbers in it, also very long ones, I show it to three people and let them do what they did before. If it is quicker, I suggest which page comes after.',
  ],
  [
    'design-10',
    'I would like to hear how many cancel and what they say when they go. Hiding it may look good this quarter. But the people who could not find the way out call us, want their money back, write it on the internet and never come again, and this stands in no chart. I would play a recording of a woman who searched for ten minutes. In some countries it is not even allowed. What I would suggest is a page on which they can stop for two months or take the small one. We could try that on one half and see how many are there in half a year. If they still want to hide it, somebody else must draw it.',
  ],
  [
    'design-14',
    'If two people make one product, they can shout across the table. It is time when the third team has painted its own date field. I would look what is there and put it all on one wall, that alone opens eyes. Then take the five things which everybody uses every day, decide on one of each, and make it properly once, in the drawing and in the code, so that a blind person can use it too. Next to it two sentences when you take it. One designer and one developer give it a day a week, others bring theirs to them. Twice a year I count how many pages still have their own, and help them.',
  ],
  [
    'marketing-02',
    'We sold rucksacks for school children, and all our posters were for the children, with dragons. In the shop I stood for an afternoon and saw grandmothers, nearly only grandmothers. They did not look at dragons, they lifted the bag and asked how heavy it is. I asked about twenty of them what they are afraid of, and it was the back of the child. So we hung a scale in the window with one kilo in it and wrote the weight on each bag. And we put an advert in the magazine from the pharmacy. In that summer we sold a third more and had to order again.',
  ],
  [
    'marketing-04',
    'Our theatre put nearly all its money into posters in the underground. When people bought a ticket we asked from then on what had made them come, and out of 900 only 20 named a poster, but 300 a friend. The director said that posters make us known and that one cannot count it. He was partly right. So for one play we halved the posters and gave everyone in the audience two cards to bring a friend for half the price. It cost 4,000 instead of 18,000 and the hall was a bit fuller than before. We kept some posters for the beginning of the season.',
  ],
  [
    'marketing-08',
    'The worst is to think one knows them. I would write on a sheet what we all believe about lorry drivers and then throw it at the wall. Then I would ride with some of them for two days and sleep at the car park as well. What do they eat, what do they listen to, what makes them angry, what did they buy last and who told them about it? I note the words they use. Perhaps the wife at home buys it and not they. A young one from Poland lives differently from an old one near home. When I have an idea I let three of them laugh at it before it gets printed.',
  ],
  [
    'marketing-12',
    'Both at the same time, never one in May and the other in June. I change the first sentence and leave the rest as it is. Beforehand I write down what I think will happen and which number decides, that is people who pay and not people who click. I work out roughly how many must see it, for us that is two weeks with two weekends. Who sees which is left to chance. I forbid myself to look on Wednesday. At the end, if one is ahead by a hair, I say that it is a draw. If it is a lot and would cost us much, I do it once more.',
  ],
  [
    'marketing-15',
    'Just because it works here it need not work there. I would first find out if anyone there has that trouble and could pay for a solution. Then I fly there, not to a conference but into kitchens, and see what stands in the cupboards and whose word counts. Our name could be a swear word, somebody from there must tell me. How the parcel gets to them and who picks up the phone is more important than a nice film. I look for a shop people already believe in and begin in that one town. What we stand for stays, how we say it they decide. If people do not buy again after the first time, I go home.',
  ],
];
