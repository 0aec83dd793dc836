import { meaningWord, PLAY } from '../search-index/index.js'

/** Wishes that are no trait of a story, and what fits them. Beginnings of words. */
const WISHES = [
  {
    beginnings: '심심 따분 지루 무료하 무료해 뭐하지 뭐할 할거없 할게없 할일없 시간때우 킬링타임',
    meanings: [PLAY, '개그', '짧은'],
  },
]

/** The known words for what somebody wishes; none where it is no wish. */
export function wishedBy(typed: string): readonly string[] {
  const wish = WISHES.find(({ beginnings }) =>
    beginnings.split(' ').some((each) => typed.startsWith(each)),
  )
  return (wish?.meanings ?? []).map(meaningWord)
}

const ADULT_WORD =
  '(?:19 ?금(?!요일)|19 ?\\+|19 ?세 ?(?=$|이상|이용|관람|미만|금지)|십구금|성인 ?(?=$|물|(?:용|만)(?=$| )|소설|웹툰|웹소설|인증|방|이야기)|야한|야하|야해(?=$| |요)|야설|야동|야썰|에로(?=$| |물|틱|영화|소설)|섹스|섹시|포르노|므흣|후방 ?주의|nsfw|r ?-?18)'
const ADULT = new RegExp(`(?:^| )${ADULT_WORD}`, 'u')
const DENIED_ADULT = new RegExp(
  `(?:^| )(?:(?:안|덜) ?${ADULT_WORD}[가-힣]*|${ADULT_WORD}[가-힣]*(?: ?(?:거|것|이야기))? ?(?:않|말고|빼고|제외|없는|없이|아닌|싫)[가-힣]*)`,
  'gu',
)

/** Whether somebody looks for what is for adults alone. Nothing here is: what has such words has them by accident. */
export function isForAdults(q: string): boolean {
  return ADULT.test(plain(q))
}

/** What is sought besides; the query as it is where it denies no such thing. */
export function withoutDeniedAdult(q: string): string {
  const text = plain(q)
  const rest = text.replaceAll(DENIED_ADULT, ' ').trim()
  return rest === text ? q : rest
}

const plain = (q: string) => q.normalize('NFC').toLowerCase().replaceAll(/\s+/gu, ' ').trim()
