import { decomposeSyllable } from '../verbs/jamo.js'

/** What a dialect or a slip of the thumb says, and the word the rules are written in. */
const SPEECH: readonly (readonly [RegExp, string])[] = [
  // Gyeongsang and Jeolla: 죽어뿌고, 뛰어내리뿔까, 죽어불믄, 죽어삐까.
  [/리(?=뿌|뿔|뿐|삐)/gu, '려'],
  [/(?<=[어아져려가]) ?(?:뿔|불|삘)(?=[까래라게])/gu, '버릴'],
  [/(?<=[가-힣])(?:뿌리|뿌|삐리|삐|뻐리)(?=[까고면믄민라렸릴려ㄹ지는야])/gu, '버리'],
  [/(?<=[어아져려가])불(?=[고면믄민지])/gu, '버리'],
  [/(?<=[가-힣])(?:뿟|뿠|삤|부렀|불었)/gu, '버렸'],
  [/(편안|조용|시원)헐/gu, '$1할'],
  [/버리야/gu, '버려야'],
  [/[죽]젠 ?(?:햄|하)/gu, '죽으려고 해'],
  [/버리까/gu, '버릴까'],
  [/(?<=[는은을])(?: ?기|거이|것이)(?= )/gu, ' 게'],
  [/(?<![가-힣])몬(?= ?[살버견하참])/gu, '못'],
  [/(?<![가-힣])(?:고만|고마|구만)(?= ?[가-힣])(?![워운])/gu, '그만'],
  [/(?<![가-힣])인자/gu, '이제'],
  [/(?<![가-힣])언능/gu, '얼른'],
  [/(?<![가-힣])시상(?=[ 을이에])/gu, '세상'],
  [/살어(?=서|야)/gu, '살아'],
  [/(?:엄써|엇어|업써)(?=지|져)/gu, '없어'],
  [/(?<![가-힣])증말/gu, '정말'],
  [/믄(?=[ ,.?!]|$)|(?<=[으지불리])민(?=[ ,.?!]|$)/gu, '면'],
  [/(?<=[가-힣])(?:겄|것)(?=[다어네는구유소제지당])/gu, '겠'],
  [/(?<=[다라네]) ?아이가(?![가-힣])/gu, ''],
  // Jeolla: 죽고 잡다, 살고 자퍼.
  [/(?<=[죽살지리가]고) ?(?:잡|잪)(?=[다어네소은당])/gu, ' 싶'],
  [/(?<=[죽살지리가]고) ?자(?=[프퍼])/gu, ' 시'],
  // Jeju: 죽고정 허우다, 죽어불쿠다, 살고픈 맘이 어수다.
  [/[고구](?:정|졍)만? ?(?:허|하|해)[가-힣]*/gu, '고 싶어요'],
  [/(?:불쿠|불크)[다라]/gu, '버리려고 해요'],
  [/(?<=[으가지리])[쿠크][다라]/gu, '려고 해요'],
  [/(?:안|아니) ?허우다/gu, '않아요'],
  [/[어엇](?:수다|신게)/gu, '없어요'],
]

/** 죽을란다, 살라요, 갈랑께, 죽을 끼다, 죽을껴: meaning to, said by a word's end. */
const MEANING_TO =
  /([가-힣])(?: ?(?:끼다|끼라|끼야|낍니더|낍니다|기다|기라|껴|거여|것이여)|란다|라요|랍니다|랑께|라니께|라네|라오|라우|라 ?[카칸캅캐](?:[다네이께게]|는[가-힣]*|니더)?)/gu

/** Standard words for dialect ones, where these speak of dying, living and meaning to. */
export function inStandardWords(text: string): string {
  const meant = text.replaceAll(MEANING_TO, (said: string, stem: string) =>
    decomposeSyllable(stem).endsWith('ㄹ') ? `${stem}래 ` : said,
  )
  return SPEECH.reduce((line, [dialect, word]) => line.replaceAll(dialect, word), meant)
}
