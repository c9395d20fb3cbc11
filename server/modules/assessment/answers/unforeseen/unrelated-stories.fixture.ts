// Written from the questions alone: no concept, synonym or wording of the code was known to who wrote them, and none
// may be written with an eye on them.

/** Own deeds that answer no question of the bank. */
export const unrelatedStories: readonly string[] = [
  'Last Sunday we drove to my grandmother in the mountains. She is ninety-two and still bakes plum cake. I peeled the plums, my brother slept on the sofa, and after coffee we walked to the chapel and counted the cows on the other side of the valley.',
  'My cat is called Pickle and he is terrified of the vacuum cleaner. Yesterday he jumped from the curtain onto the fridge and stayed there until midnight. I put a bowl of tuna on the floor and finally he came down, looking very offended.',
  'We moved to a flat on the fourth floor in April, and there is no lift. I carried eleven boxes of books myself, then my back hurt for a week. From the balcony you can see the river and in the evening there are bats.',
  'I play football on Saturdays with my cousins. We lost six to one because our goalkeeper forgot his glasses. I scored the only goal, by accident, with my knee. Afterwards we ate grilled sausages and it began to rain.',
  'This summer it was so hot in my town that I slept on the kitchen tiles. I hung wet towels before the window and ate watermelon for dinner. On the eleventh day a thunderstorm came, and the whole street stood outside laughing in their pyjamas.',
  'I watched a film about a lighthouse keeper and a whale. It lasted three hours and my sister cried twice. I ate all the popcorn in the first ten minutes, then I went out for more and missed the bit where he gets married.',
  "For my fortieth birthday I didn't want anything, so I took the train to the sea alone. I walked barefoot, found a green bottle and a crab's claw, and drank hot chocolate on a bench. In the evening my phone had thirty-one messages.",
  "In the garden I planted pumpkins near the compost and now they climb over the fence into the neighbour's cherry tree. One hangs there like a lamp. I tied an old stocking round it as a hammock so that it does not fall down.",
  'Last night I dreamt that my teeth were piano keys and a tall woman in yellow played on them. I ran through an empty swimming pool to find my shoes. Then the dog barked and I woke up, rather relieved, with one leg out of the bed.',
  'The bus in the morning is always full. I stand next to the same man with the same sandwich, egg I think. On Thursday he was missing and I felt strange about it. On Friday he was back and I nodded, and he nodded too.',
  'Our upstairs neighbour has begun to play the trumpet. He knows one song, and half of another. I bought myself earplugs, and then at Christmas he played it in the stairwell by candlelight, and honestly I stood there with my slippers on and clapped.',
  'We spent two weeks in Portugal in a small white house. I learned to open oysters and burnt my shoulders on the second day. The children caught lizards and let them go. I still have sand in the suitcase, and a tile with a blue rooster.',
  'My uncle visits every Easter with his parrot. It says rude words in Hungarian. I hid the eggs under the roof and forgot where, so in June we found a chocolate one, all white and crooked, and the parrot got very excited.',
  'On Sunday I go swimming in the lake, even in November. First I scream, then I count to sixty, then I get out quickly. My friend holds the towel and calls me crazy. After that we drink tea from her flask and watch the ducks.',
  'I collect stamps with birds on them. My favourite is a kingfisher from Denmark that I swapped for two owls. In winter I lay them all out on the carpet by the stove and my little nephew gives every one of them a name.',
  'It snowed so much in January that our front door would not open. I climbed out of the bathroom window with a cake tin and dug. My husband took pictures. We made a snow bear with carrots for claws, and it lasted until March.',
  'My daughter wanted a hamster, we got two, and now there are nine. I gave four to the kindergarten teacher next door and one to the postman. The fattest, Bruno, runs in his wheel at three in the night and I lie awake listening.',
  "At my cousin's wedding in Lagos I danced until my sandals broke. There were six hundred guests and goat stew in pots as large as bathtubs. My aunt lent me her golden headscarf. I flew home on Monday with a swollen ankle and a very full heart.",
  "I love old cars, mainly Italian ones. In my grandfather's barn stood a little red Fiat with a nest of mice in the glove box. I polished the bumper one Sunday till I could see my nose in it. We drove to the ice cream parlour and back.",
  "I've taken up knitting. The first scarf became three metres long, since I didn't know how to stop. I wear it wrapped round five times. My son says I look like a caterpillar. Now I am trying mittens, but both came out for the left hand.",
  'Yesterday I went to the market for tomatoes and came home with a rocking chair. The old lady selling it told me all about her late husband and his pipe. I carried it on my head through the park, and pigeons followed me the whole way.',
  'My star sign is Scorpio and my horoscope said beware of water. The same evening the washing machine hose burst and I stood in the bathroom with wet socks. I lit a candle, laughed, and ordered a pizza with extra olives.',
  "When I was nine I ran away from home with a jar of honey and a torch. I got as far as the bakery at the corner. The baker's wife gave me a roll and telephoned my mother. I remember the smell of it still today.",
  'We have a bench in front of our house, and every evening my father sits there with his radio and listens to cycling. I bring him a peeled apple. He tells me about the stage of 1986, always the same, and swallows fly low over the yard.',
  'In the airport of Istanbul I lost my boarding card in a bag of pistachios. I emptied everything on a bench, an old man helped and ate some. It was between the pages of my crossword. I slept the entire flight with my mouth open.',
];
