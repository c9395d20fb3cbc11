const pairs = `
became become  began begin  begun begin  bought buy  brought bring  broke break  broken break  built build
caught catch  chose choose  chosen choose  came come  cut cut  dealt deal  did do  done do  drawn draw  drew draw
drove drive  driven drive  fell fall  fallen fall  felt feel  found find  fought fight  forgot forget
froze freeze  frozen freeze  gave give  given give  got get  grew grow  grown grow  went go  gone go
heard hear  held hold  hid hide  hidden hide  kept keep  knew know  known know  laid lay  led lead  left leave
lent lend  let let  lost lose  made make  meant mean  met meet  paid pay  put put  ran run  rang ring  read read
rebuilt rebuild  redid redo  reran rerun  rewrote rewrite  rewritten rewrite  risen rise  rose rise  said say
sat sit  saw see  seen see  sent send  set set  showed show  shown show  shut shut  slept sleep  sold sell
sought seek  spent spend  split split  spoke speak  spoken speak  stood stand  stuck stick
swept sweep  taken take  took take  taught teach  thought think  threw throw  thrown throw  told tell
undid undo  understood understand  withdrew withdraw  woke wake  won win  wore wear  wrote write  written write
quit quit  died die  tied tie  hung hang  lit light  bent bend  hit hit  hurt hurt  sped speed  spread spread
learnt learn  arisen arise  arose arise  ate eat  beaten beat  blew blow  blown blow  bred breed  burnt burn  crept creep
drank drink  dreamt dream  drunk drink  dug dig  eaten eat  fed feed  fled flee  flew fly  flown fly  foresaw foresee
forgave forgive  forgiven forgive  forgotten forget  misunderstood misunderstand
outgrew outgrow  overcame overcome  oversaw oversee  overtook overtake  overwrote overwrite  proven prove  rethought rethink
retold retell  rode ride  sang sing  sank sink  sewn sew  shaken shake  shook shake  shrank shrink  shrunk shrink  slid slide
spelt spell  spilt spill  sprang spring  spun spin  stole steal  stolen steal  struck strike  swam swim  swore swear
swung swing  tore tear  torn tear  undertook undertake  wept weep  withheld withhold  woken wake  worn wear
`;

/** Irregular past forms and participles with their base form: a closed class. */
export const irregularPast: ReadonlyMap<string, string> = new Map(
  pairs
    .trim()
    .split(/\s{2,}|\n/)
    .map((pair) => {
      const [past = '', base = ''] = pair.split(' ');
      return [past, base];
    }),
);
