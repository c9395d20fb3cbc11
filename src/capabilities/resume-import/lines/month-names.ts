/**
 * The names of the months, long and short, in the languages that resumes are written in; but those short ones of Czech
 * that are words of other languages.
 */
export const MONTH_NAMES: readonly string[] = [
  'january|jan|januar|janvier|janv|enero|ene|janeiro|gennaio|gen|januari|styczeń|stycznia|sty|leden|ledna|tammikuu|tammikuuta|tammi|ianuarie|ian|január|ocak|oca|ιανουαρίου|ιανουάριος|ιαν|січень|січня|січ|январь|января|янв|януари|јануар|јан|يناير|ژانویه|ژانویهٔ|ינואר|ינו|一月|जनवरी|जन॰',
  'february|feb|februar|février|févr|febrero|fevereiro|fev|febbraio|februari|luty|lutego|lut|únor|února|úno|helmikuu|helmikuuta|helmi|februarie|február|febr|şubat|şub|φεβρουαρίου|φεβρουάριος|φεβ|лютий|лютого|лют|февраль|февраля|февр|февруари|фебруар|феб|فبراير|فوریه|فوریهٔ|פברואר|פבר|二月|फ़रवरी|फ़र॰',
  'march|mar|märz|mär|mars|marzo|março|maart|mrt|marzec|marca|březen|března|bře|marts|maaliskuu|maaliskuuta|maalis|martie|március|márc|mart|μαρτίου|μάρτιος|μαρ|березень|березня|бер|март|марта|мар|مارس|מרץ|三月|मार्च|maret',
  'april|apr|avril|avr|abril|abr|aprile|kwiecień|kwietnia|kwi|duben|dubna|dub|huhtikuu|huhtikuuta|huhti|aprilie|április|ápr|nisan|nis|απριλίου|απρίλιος|απρ|квітень|квітня|квіт|апрель|апреля|апр|април|أبريل|آوریل|אפריל|אפר|四月|अप्रैल',
  'may|mai|mayo|maio|maggio|mag|mei|maj|maja|květen|května|kvě|toukokuu|toukokuuta|touko|május|máj|mayıs|μαΐου|μάιος|μαΐ|травень|травня|трав|май|мая|мај|مايو|مه|مهٔ|מאי|五月|मई',
  'june|jun|juni|juin|junio|junho|giugno|giu|czerwiec|czerwca|cze|červen|června|čvn|kesäkuu|kesäkuuta|kesä|iunie|iun|június|jún|haziran|haz|ιουνίου|ιούνιος|ιουν|червень|червня|черв|июнь|июня|июн|юни|јун|يونيو|ژوئن|יוני|六月|जून',
  'july|jul|juli|juillet|juil|julio|julho|luglio|lug|lipiec|lipca|lip|červenec|července|čvc|heinäkuu|heinäkuuta|heinä|iulie|iul|július|júl|temmuz|tem|ιουλίου|ιούλιος|ιουλ|липень|липня|лип|июль|июля|июл|юли|јул|يوليو|ژوئیه|ژوئیهٔ|יולי|七月|जुलाई|जुल॰',
  'august|aug|août|agosto|ago|augustus|sierpień|sierpnia|sie|srpen|srpna|srp|augusti|elokuu|elokuuta|elo|augusztus|ağustos|ağu|αυγούστου|αύγουστος|αυγ|серпень|серпня|серп|август|августа|авг|أغسطس|اوت|אוגוסט|אוג|八月|अगस्त|अग॰|agustus|agu',
  'september|sep|sept|septembre|septiembre|setembro|set|settembre|wrzesień|września|wrz|září|zář|syyskuu|syyskuuta|syys|septembrie|szeptember|szept|eylül|eyl|σεπτεμβρίου|σεπτέμβριος|σεπ|вересень|вересня|вер|сентябрь|сентября|сент|септември|септембар|сеп|سبتمبر|سپتامبر|ספטמבר|ספט|九月|सितंबर|सित॰',
  'october|oct|oktober|okt|octobre|octubre|outubro|out|ottobre|ott|październik|października|paź|říjen|října|říj|lokakuu|lokakuuta|loka|octombrie|október|ekim|eki|οκτωβρίου|οκτώβριος|οκτ|жовтень|жовтня|жовт|октябрь|октября|окт|октомври|октобар|أكتوبر|اکتبر|אוקטובר|אוק|十月|अक्टूबर|अक्टू॰',
  'november|nov|novembre|noviembre|novembro|listopad|listopada|lis|listopadu|marraskuu|marraskuuta|marras|noiembrie|kasım|kas|νοεμβρίου|νοέμβριος|νοε|листопад|листопада|лист|ноябрь|ноября|нояб|ноември|новембар|нов|نوفمبر|نوامبر|נובמבר|נוב|十一月|नवंबर|नव॰',
  'december|dec|dezember|dez|décembre|déc|diciembre|dic|dezembro|dicembre|grudzień|grudnia|gru|prosinec|prosince|desember|des|joulukuu|joulukuuta|joulu|decembrie|aralık|ara|δεκεμβρίου|δεκέμβριος|δεκ|грудень|грудня|груд|декабрь|декабря|дек|декември|децембар|дец|ديسمبر|دسامبر|דצמבר|דצמ|十二月|दिसंबर|दिस॰',
];
