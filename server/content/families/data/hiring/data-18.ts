import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const data18: Question = {
  id: 'data-18',
  type: 'technical',
  levels: ['junior', 'mid', 'senior'],
  competency: 'reasoning',
  prompt:
    'After speed cameras were put up at a town’s most dangerous junctions, accidents there fell by a third within a year. How would you find out how much of that is due to the cameras?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Takes the fall as the effect of the cameras, or says only that it cannot be known.',
    3: 'Names another cause or a comparison with other junctions, but not that these were chosen for being at their worst, nor how much may be chance.',
    5: 'Says that places chosen for a bad year tend to fall back by themselves, compares with similar junctions without cameras over several years, states how large the numbers and their uncertainty are, looks for accidents that moved elsewhere, and names what would be seen if the cameras were the cause.',
  },
  concepts: [
    {
      id: 'chosen',
      label: 'Why just these junctions',
      synonyms: phrases(`
        regression to the mean; bad year; worst year; worst junctions; chosen after; chosen because;
        picked because; picked since; selected because; better by itself; fallen anyway; come anyway;
        happened anyway; without the cameras too; back to normal; unusually high; terrible year; very bad;
        especially bad; just been bad; happened to be bad; worst places; worst ones; most accidents;
        highest number; after a peak; peak; camera or not; gets better anyway; better anyway;
        gets better again; improve anyway; improve by itself; usually gets better; would have gone down;
        gone down anyway; down anyway; why they chose; why these junctions; how they were chosen;
        how the junctions were; not chosen at random; picked the worst; normal level; returns to the average;
        back to the average; average again; get quieter; put where it was; would be better anyway;
        whatever you did; worst corners; picked after
      `),
    },
    {
      id: 'comparison',
      label: 'Places without a camera to compare with',
      synonyms: phrases(`
        control group; without cameras; without a camera; got no camera; no cameras; similar junctions;
        other junctions; comparable junctions; other towns; another town; neighbouring town;
        difference in differences; something to compare; did not get one; get no camera; did not get a camera;
        no camera there; about as dangerous; as dangerous; equally dangerous; similar crossings;
        other crossings; similar places; similar streets; other places; other cities; another city; next town;
        town next; whole country; rest of the town; rest of the country; dropped there; fell there;
        same year there; in comparison; compare with junctions; compare it with; compare them with;
        reference group; comparison group; crossings just as bad; did they go down too; whole region;
        drop everywhere else; other corners; with places; untreated; elsewhere in; down everywhere
      `),
    },
    {
      id: 'years',
      label: 'The years before',
      synonyms: phrases(`
        years back; years before; several years; ten years; five years; more than one year; trend;
        already going down; already falling; time series; same months; seasonal; eight years; many years;
        over the years; earlier years; longer time; longer period; long period; long before; month by month;
        each month; each year; development; already fell; fell already; falling before; declining; downward;
        was it falling; curve; winter and summer; time of year; second year; following year; wait another year;
        five or six years; not just the bad; prior years; earlier numbers
      `),
    },
    {
      id: 'chance',
      label: 'How much may be chance',
      synonyms: phrases(`
        pure luck; by chance; random; randomness; small numbers; how many accidents; confidence interval;
        significance; statistically significant; give a range; uncertainty; noise; fluctuates; poisson;
        simply luck; just luck; be luck; coincidence; accident numbers are small; six accidents;
        few accidents; number of accidents; numbers are small; small number; six hundred;
        how large the numbers; goes up and down; vary from year; varies; variation; most likely between;
        range; plus or minus; margin; how sure; test whether; statistical; error bars; by accident;
        could be luck; ups and downs; small counts; one bad crash; jump about; by luck; with uncertainty
      `),
    },
    {
      id: 'other-causes',
      label: 'What else changed',
      synonyms: phrases(`
        roadworks; traffic; speed limit; weather; winter; new road; traffic lights; police; other measures;
        other things changed; what else changed; confounder; other causes; safer cars; fewer drivers; rebuild;
        rebuilt; rebuilt the road; roundabout; construction; new lights; change the lights; lights were;
        new signs; limit was; speed bumps; less cars; fewer cars; number of cars; how many cars; cars per day;
        more bikes; cyclists; bypass; petrol; pandemic; home office; more police; police checks; campaign;
        other reasons; another reason; other changes; changed as well; changed at the same time;
        besides the cameras; at the same time; dear petrol; something else new; new crossing; mild winter;
        school moved; new rules; people more careful; traffic volume; anything else
      `),
    },
    {
      id: 'counting',
      label: 'How accidents are counted',
      synonyms: phrases(`
        police count; how they are counted; how accidents are counted; accidents are recorded;
        recorded differently; reported accidents; not reported; definition of an accident; how severe;
        severe accidents; injured; injuries; minor accidents; serious accidents; insurance; how they count;
        count accidents; counted differently; who counts; who reports; what counts as; count as an accident;
        only with police; police is called; calls the police; police records; reported to; fewer reported;
        fewer are reported; small accidents; only damage; damage; killed; badly hurt; how serious;
        slightly injured; same way of; same definition; two sources; second source; counted the same;
        hurt or; only bent; police write; small bumps; crashes counted
      `),
    },
    {
      id: 'elsewhere',
      label: 'Whether accidents moved elsewhere',
      synonyms: phrases(`
        another street; other streets; streets around; nearby streets; neighbouring streets; another route;
        side streets; avoid the camera; avoid the junction; detour; brake before; whole town;
        moved elsewhere; village next; next village; through the village; go around; drive around;
        other roads; another road; different route; neighbouring; neighbourhood; somewhere else; just moved;
        before the camera; behind the camera; after the camera; brake; braking; brakes; rear-end; bump into;
        other junctions rise; more accidents elsewhere; total of the town; all of the town;
        drive now another; other way round; go somewhere; traffic go; displacement; back roads; next corner
      `),
    },
    {
      id: 'mechanism',
      label: 'What would show that the cameras did it',
      synonyms: phrases(`
        drive slower; drove slower; slowed down; speed drops; speed itself; measure the speed;
        average speed; due to speeding; kind of accident; type of accident; draw lots; at random; randomise;
        experiment; switch some off; cars are slower; cars slower; drive more slowly; slow down;
        speed there; how fast; kmh; fewer speeders; speeders; cause of the accidents; caused by speed;
        accidents by speed; because of speed; too fast; kinds of accidents; which accidents; turned off;
        switched off; broken camera; camera was off; choose by lot; by lot; toss a coin;
        half of the junctions; when each camera; step by step; really slower; drive slow; did people slow;
        kind of crash; because they sped; when broken
      `),
    },
  ],
};
