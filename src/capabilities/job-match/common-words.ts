/** Words of every text, and of every job description: they tell no job from another. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `a about above across after again all also although always am among an and any are as at be because been before being
  below between both but by can could did do does doing down during each either etc even ever every few for from further
  had has have having he her here hers him his how however i if in into is it its itself just least less like may me
  might more most much must my need needs no nor not now of off on once one only or other our ours out over own per
  rather same shall she should since so some such than that the their theirs them then there these they this those
  through to together too toward towards under until up upon us very via was we well were what when where whether which
  while who whom whose why will with within without would yet you your yours
  ability able across activities addition advantage applicant applicants application applications apply applying
  background based become benefit benefits best bonus bring build candidate candidates career careers challenge
  challenges close collaborate colleague colleagues come comfortable company competitive contact contribute core
  culture currently daily day days deep degree deliver demonstrated description desirable desired develop drive
  duties dynamic employee employees employer employment ensure environment equal equivalent essential excellent
  expect experience experienced expertise fast field find first focus friendly full fully get give good great group
  grow growing growth hands-on help high highly hire hiring holiday home hour hours ideal ideally impact include
  included includes including industry information interest interested interview job jobs join keen key know
  knowledge large lead level life location long look looking love main maintain make manage meet member members
  minimum mission month months multiple new nice office offer offers open opportunities opportunity opportunity
  organization package part passion passionate paid pay people person place plus position positions possible preferred
  previous proactive process proven provide qualifications quality range related relevant remote report required
  requirement requirements responsibilities responsibility responsible right role roles salary seek seeking self
  senior set share similar skill skills small solid someone start status stay strong success successful support take
  task tasks team teams technical think time today top understand understanding use used using value values variety
  want way week weeks welcome work worker workers working works world write year years
  monday tuesday wednesday thursday friday saturday sunday january february march april june july august september
  october november december`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
