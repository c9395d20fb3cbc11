import { wordSet } from './word-list.ts';

/** Verbs, in their base form, with which people say what they did or would do. */
export const actionVerbs = wordSet(`
  accept acknowledge act adapt add address adjust agree align analyse analyze announce answer apologise apply approach
  argue arrange ask assign assess audit automate avoid backfill begin book break brief bring build buy calculate call
  cancel capture categorise challenge change chase check choose clarify clean clear close coach code collect combine
  communicate compare compile complete compute conduct configure confirm consider contact continue convert convince
  coordinate copy correct count create cut debug decide define delay delegate deliver demonstrate deploy describe design
  detect determine develop diagnose disable disagree discover discuss divide document double draft draw drop edit
  eliminate email enable encourage ensure escalate establish estimate evaluate examine exclude execute experiment
  explain explore export extend extract figure file fill filter find finish fix flag focus follow forward freeze gather
  generate get give go group guide handle help highlight hold identify implement import improve include increase inform
  insert inspect install interview introduce investigate invite isolate join keep label launch lead learn let limit link
  list listen locate lock log look lower maintain make manage map mark mask match measure meet mention mentor merge
  message migrate model monitor move narrow negotiate note notice notify observe offer open optimise order organise
  outline own pair pause perform persuade phone pick pilot plan plot point postpone prepare present prevent print
  prioritise profile promise propose protect prove provide pull push put qualify query question raise reach read rebuild
  recalculate recheck recommend reconcile record redesign reduce refactor refund refuse reject release remind remove
  rename reorganise repair repeat replace reply report reproduce request rerun research reset resolve respond restart
  restore restructure retry return revert review revise rewrite roll run save say schedule script search see segment
  send separate set share ship show simplify simulate sit sketch solve sort speak split spot standardise start state
  stop store structure study submit suggest summarise support switch take talk teach tell test throw time trace track
  train translate trigger try turn understand undo update upgrade use validate verify visit visualise volunteer wait
  walk warn watch weigh work wrap write
`);

/** Of these, the ones that open a line of advice ("check the logs") and are no noun by which a term is named. */
export const imperativeVerbs = wordSet(`
  add agree announce apologise ask avoid bring build call choose clarify collect compare confirm create decide define
  describe discuss ensure explain find fix follow gather get give identify inform investigate isolate keep listen look
  make measure notify offer open prepare prevent propose put read reduce remove repeat replace reproduce revert roll run
  say see send show speak start stop switch take talk tell try turn use verify wait warn write check
`);

/** After "I", these say what somebody is, thinks or feels, not what they did. */
export const stativeVerbs = wordSet(`
  be am is was were believe think feel know want like love hate need hope guess mean suppose remember recall forget seem
  prefer wish enjoy care deserve doubt possess belong become have had trust fear worry regret assume expect lack
`);

/** May stand between "I" and the verb. */
export const actionBridges = wordSet(`
  would will could can have had did do to also then first just next now immediately still even already started start
  began begin decided decide went go managed manage able needed need tried try wanted want chose choose proceeded
  offered next always usually often never really quickly personally carefully should might must been
  would've could've should've once maybe perhaps later simply soon
`);

/** Behind "get", a state somebody comes into and no deed. */
export const statesOfMind = wordSet('lost stuck confused angry nervous tired upset used worried bored');

/** Of these, the ones after which any verb stands in its base form. */
export const modals = wordSet(`would will could can did to should might must i'd i'll id ill`);

/** Not done, but imagined. */
export const hypothetical = wordSet(`would will i'll might should must would've could've should've`);

/** Habits, not what was done. */
export const habitual = wordSet('always usually often generally normally');

export const negations = wordSet(`
  not never don't didn't won't wouldn't couldn't can't cannot haven't hadn't isn't aren't wasn't weren't dont didnt wont
  isnt arent wasnt werent
`);
