import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const software12: Question = {
  id: 'software-12',
  type: 'technical',
  levels: ['junior', 'mid'],
  competency: 'debugging',
  prompt:
    'A web page that used to load in one second now takes eight. How would you find out where the time goes?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Names a fix, such as adding a cache or a faster server, without measuring anything.',
    3: 'Would look at the requests in the browser tools and at the server or database, and name a likely cause.',
    5: 'Would first see for whom and since when it is slow, split the seconds between network, server, database and browser with a measurement for each, follow the largest part, and measure again after one change.',
  },
  concepts: [
    {
      id: 'for-whom',
      label: 'For whom and when it is slow',
      synonyms: phrases(`
        reproduce; every user; some users; another browser; another device; my machine; incognito; location;
        for all users; other browser; on my machine; on a phone; mobile; one country; everybody or;
        colleague's computer; another place; other phone; at certain times; certain hours
      `),
    },
    {
      id: 'browser-tools',
      label: 'What the browser shows',
      synonyms: phrases(`
        developer tools; devtools; dev tools; network tab; waterfall; browser; lighthouse; inspector;
        open the browser; in the browser; chrome; requests take; performance tab; how many requests;
        browser tool; list of what loads; what it loads; everything it loads; with the tool;
        tool that shows; which files; see what is loading
      `),
    },
    {
      id: 'splitting',
      label: 'Splitting browser from server',
      synonyms: phrases(`
        frontend; front end; backend; back end; server; client side; response; first byte; render; endpoint;
        server or; or the browser; the server answers; server is quick; server is slow; response time;
        where the time; server side; rendering; network or; each station; each leg; each step;
        break it down; break down; find the slowest; takes longest; biggest chunk; eats the time;
        the slow bit
      `),
    },
    {
      id: 'what-changed',
      label: 'What changed recently',
      synonyms: phrases(`
        deploy; deployment; bisect; roll back; what was changed; when it began; when it started;
        when did it start; last release; last deploy; last deployment; what we released; what was deployed;
        released just before; new version; changed last week; since last week; since it was quick;
        what did we change; change on this day; since it got slow; when it got slow; before it got slow;
        used to be quick; went live; added last
      `),
    },
    {
      id: 'database',
      label: 'Database',
      synonyms: phrases(`
        database; index; sql; explain plan; n plus one; slow queries; query got slow; missing index;
        table has grown; too many queries; stored data; asks for the data; fetch too much; too many rows;
        how much data; list has grown
      `),
    },
    {
      id: 'weight',
      label: 'What is sent to the page',
      synonyms: phrases(`
        image; bundle; javascript; scripts; file size; compress; third party; caching; cdn; big pictures;
        big image; large images; size of; too much data; pictures too big; pictures are; heavy pictures;
        too much on the page; what it has to load
      `),
    },
    {
      id: 'measuring',
      label: 'Measuring instead of guessing',
      synonyms: phrases(`
        profiler; milliseconds; tracing; stopwatch; monitoring; metrics; baseline; profiling; add timing;
        timestamps; after each change; measure again; not guess; with a clock; several times; biggest first;
        biggest thing first
      `),
    },
    {
      id: 'surroundings',
      label: 'Load and things outside',
      synonyms: phrases(`
        traffic; cpu; memory; external service; external api; load balancer; timeout; dns; bandwidth;
        load on the server; more traffic; api we call; network; disk; many people at once; rush hour;
        busy times; other company; somebody else's; the provider; other programs
      `),
    },
  ],
};
