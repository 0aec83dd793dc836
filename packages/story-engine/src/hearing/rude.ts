/** Letters put between or for others so that a filter does not see them: 시1발, 씨@발, ㅅ ㅂ. */
const GAP = '[\\s.,·*@!^~_\\-0-9]*'

function evasive(word: string): string {
  return Array.from(word).join(GAP)
}

/** Swearing that may stand in any sentence without being aimed at anybody. */
const OATHS = [
  '씨발',
  '씨팔',
  '시발',
  '씨바',
  '쓰발',
  '씹',
  'ㅅㅂ',
  'ㅆㅂ',
  'ㅈㄴ',
  '존나',
  '졸라',
  '좆나',
  '젠장',
  '제길',
  '빌어먹을',
  '염병',
  '니미',
  '느금',
  '좆같',
  '좆',
  '조까',
  'ㅈ같',
].map(evasive)

const INSULTS = [
  '병신',
  '씨발놈',
  '씨발년',
  '씨발새끼',
  '씨발것',
  '시발놈',
  '시발년',
  '시발새끼',
  '씹새',
  '좆까',
  '느금마',
  '니애미',
  '니에미',
  '애미없',
  '에미없',
  '창녀',
  '걸레같은년',
  '더러운년',
  '더러운놈',
  '틀딱',
  '맘충',
  '한남충',
  '김치녀',
  '나쁜놈',
  '나쁜년',
  '못된놈',
  '이놈아',
  '이년아',
  '븅신',
  'ㅂㅅ',
  'ㅄ',
  '개새끼',
  '개색',
  '개쉐',
  '개년',
  '개자식',
  '쌍놈',
  '쌍년',
  '썅',
  '미친놈',
  '미친년',
  '미친새끼',
  '미친ㄴ',
  '이새끼',
  '저새끼',
  '그새끼',
  '새꺄',
  '쉐끼',
  '지랄',
  'ㅈㄹ',
  '또라이',
  '돌아이',
  '등신',
  '머저리',
  '찐따',
  '찌질',
  '멍청',
  '돌대가리',
  '대가리',
  '호구',
  '쓰레기같',
  '인간쓰레기',
  '닥쳐',
  '닥치',
  'ㄷㅊ',
  '꺼지',
  'ㄲㅈ',
  '뒈지',
  '뒈져',
  '엿먹',
  '엿이나',
  '한심한',
  '재수없',
  '재수 없',
  '역겨',
  '바보',
  '멍텅구리',
  '못생',
  '아가리',
  '주둥이',
  '쪼다',
  '변태',
  '꼰대',
  '영감탱이',
  '영감쟁이',
  '할망구',
  '할망탱',
  '할배탱',
  '재수탱',
  '뚱땡이',
  '돼지새끼',
  '겁쟁이',
  '고철덩어리',
  '고철 덩어리',
  '사기꾼',
  '구두쇠',
  '수전노',
  '극혐',
  '개극혐',
  '노답',
  '짱나',
  '개짜증',
  '꼴보기',
  '꼴 보기 싫',
  '지옥에나',
  '나가죽',
  '나가 죽',
  '망할놈',
  '망할 놈',
  '빌어먹을 놈',
  '도둑놈',
  '날강도',
  '양아치',
  '루저',
  '멍충',
  '븅딱',
  '미친 거 아냐',
  '쓸모없는',
  '쓸모 없는',
  '잡것',
  '천벌',
].map(evasive)

const NOT_OATHS = /시발(?:점|역|지|택시|자동차)|씹(?:어|는|고|으|던|을|히|다)|존나단|씹어/gu
const NOT_INSULTS =
  /[가-힣]꺼\s지[우워운울]|(?:섬|땅|불|바닥|구름|빛|등|별|초)[가-힣]{0,2}\s(?:\S+\s)?꺼지(?:는|고|면|지|기)|병신년|바보\s?같은\s?(?:소리|짓|생각)|(?:물고기|생선|못|못의|소|돼지)\s?대가리|주둥이를?\s?(?:막|열|기울)|(?:병|자루|주전자)\s?주둥이|엿\s?먹(?:는다|자|을래|고)/gu

/** 서우 씨, 하진 씨는: a title after a name. */
const TITLE =
  /(?<=(?<!아니|진짜|이런|에이|어휴|아이|[\s])[가-힣])\s?씨(?=[,.!?~]|\s|[은는이가를을도와과께의]|한테|에게|랑|$)/gu

const LEFT = '(?<![\\p{L}])'
const STRONG_OATH = `(?:${['씨발', '씨팔', '시발', '씨바', 'ㅅㅂ', 'ㅆㅂ', '좆'].map(evasive).join('|')})`
const OATH = new RegExp(`${LEFT}(?:아|야|에이|와)?\\s?(?:${OATHS.join('|')})`, 'u')
const INSULT = new RegExp(`(?:${INSULTS.join('|')})`, 'u')
/** 꺼져 is an insult by itself; a candle that goes out is none. */
const GET_LOST =
  /(?<![가-힣]*(?:불|등|초|빛|램프|전등|전기|조명|화면)[이가은는도]?\s?)(?<![가-힣])꺼\s?져(?:라|버려|\s?줄래)?(?=[\s.!?~,”"’']|$)/u
const GESTURE = /^[\sㅗ凸🖕]+$/u
/** Whoever is called this, or sworn at to their face. */
const TO_A_FACE = [
  /(?:너|넌|널|네가|니가|당신)(?:은|는|이|가)?\s?(?:진짜\s?|정말\s?|완전\s?)?쓰레기/u,
  new RegExp(
    `${LEFT}(?:야|너|넌|널|니|네|니가|네가|너는|너도|너희|당신)(?![\\p{L}])[\\s,!]*${STRONG_OATH}`,
    'u',
  ),
  new RegExp(
    `${LEFT}${STRONG_OATH}[\\s,!]*(?:너|넌|널|니|네|니가|네가|너는|너도|너희|당신)(?![\\p{L}])`,
    'u',
  ),
]
/** What may stand around an oath without saying anything. */
const FILLER = /[\s\p{P}\p{S}]|(?<![\p{L}])(?:아|야|에이|와|진짜|정말|뭐야|뭐)(?![\p{L}])/gu
/** Swearing told rather than said. */
const TOLD =
  /(?:욕|욕설|쌍욕|악담|막말|폭언)(?:을|를|도)?\s?(?:하|한|해|했|퍼붓|퍼부|내뱉|뱉|박|날|쏟)|(?:모욕|조롱|능멸|멸시)(?:을|를)?\s?(?:하|한|해|했)/u

export type Rudeness = 'insult' | 'oath' | null

/** Whether a text insults, or only swears; `text` is in small letters. */
export function rudenessOf(text: string): Rudeness {
  const plain = text.replaceAll(TITLE, '님').replaceAll(NOT_OATHS, ' ').replaceAll(NOT_INSULTS, ' ')
  const insults = [GESTURE, INSULT, GET_LOST, TOLD, ...TO_A_FACE]
  if (insults.some((insult) => insult.test(plain))) return 'insult'
  return OATH.test(plain) ? 'oath' : null
}

/** Whether an oath is all there is: said to somebody, it is meant for them. */
export function isOathAlone(text: string): boolean {
  const plain = text.replaceAll(NOT_OATHS, ' ')
  return OATH.test(plain) && plain.replace(OATH, ' ').replaceAll(FILLER, '') === ''
}
