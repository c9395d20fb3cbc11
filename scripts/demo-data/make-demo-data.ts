/** Makes the sample company of the demo anew, from a run of the server itself: `npm run demo-data`. */
import { packSamples } from './pack.ts';
import { Stage } from './stage.ts';
import { REFUSED_ADDRESS, STORY_DAYS, tellStory } from './story.ts';

const stage = await Stage.open({ end: new Date(), days: STORY_DAYS, refuses: REFUSED_ADDRESS });
try {
  const { names } = await tellStory(stage);
  const { rows, bytes } = await packSamples(stage.server.db, { at: stage.end, names });
  console.log(`Packed ${rows} rows in ${Math.ceil(bytes / 1000)} kB.`);
} finally {
  await stage.close();
}
