const RESIDENT = /(?<!\d)(\d{6}) ?-? ?([1-8]\d{6})(?!\d)/gu
const RESIDENT_WEIGHTS = [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5]
const CARD = /(?<!\d)(?:\d{4}[ -]?){3}\d{4}(?!\d)|(?<!\d)3[47]\d{2}[ -]?\d{6}[ -]?\d{5}(?!\d)/gu

const GAP = '[ .-]{0,3}'
const MOBILE = new RegExp(
  `(?<![\\d.-])(?:\\+? ?82${GAP}|0 ?)1 ?[016789]${GAP}(?!0000)${digits(3, 4)}${GAP}(?!0000)${digits(4, 4)}(?!\\d)`,
  'u',
)
const LANDLINE =
  /(?<![\d.-])(?:\(0(?:2|[3-6]\d)\) ?|0(?:2|[3-6][1-5]|70|50\d)[ .-])\d{3,4}[ .-]\d{4}(?!\d)/u
const SPOKEN = /공일[공일육칠팔구](?:[ ,.-]*[공영일이삼사오육칠팔구]){7,8}/u
const EMAIL =
  /(?<![a-z\d._%+-])[a-z\d._%+-]{1,64}@(?!example\.)[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){0,3}\.(?:com|net|org|kr|io|me|co|jp|us|edu|info|dev)(?![a-z])/iu
const REGION =
  '(?:서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충청|충북|충남|전라|전북|전남|경상|경북|경남|제주|[가-힣]{1,4}(?:시|군|구))'
/** A place on a map down to the door. A door alone (103동 1204호) is any door. */
const DOOR = new RegExp(
  `${REGION}[^\\n]{0,24}(?:[가-힣](?:로|길|동)|아파트|빌라)[^\\n]{0,20}\\d{1,4} ?동 ?\\d{1,4} ?호`,
  'u',
)
/** 마포구 동교로12길 34: a house in a street of a town. */
const HOUSE =
  /[가-힣]{1,4}(?:시|군|구) (?:[가-힣]{1,5}(?:읍|면|동) ?)?[가-힣]{1,8}(?:로|길) ?(?:\d{1,4}(?:번길|길) ?)?\d{1,4}(?:-\d{1,3})?(?!\d|[가개층년명시분월일차살곳번])/u

/** Whether a text holds what would find or bill a living person. Short public numbers (109, 112, 1588-…) are none. */
export function hasPersonalData(text: string): boolean {
  return (
    [MOBILE, LANDLINE, SPOKEN, EMAIL, DOOR, HOUSE].some((pattern) => pattern.test(text)) ||
    [...text.matchAll(RESIDENT)].some(([, birth = '', rest = '']) => isResident(birth + rest)) ||
    [...text.matchAll(CARD)].some(([card]) => isCard(card.replaceAll(/\D/gu, '')))
  )
}

function isResident(number: string): boolean {
  const month = Number(number.slice(2, 4))
  const day = Number(number.slice(4, 6))
  if (month < 1 || month > 12 || day < 1 || day > 31) return false
  const sum = RESIDENT_WEIGHTS.reduce(
    (total, weight, index) => total + weight * Number(number[index]),
    0,
  )
  return (11 - (sum % 11)) % 10 === Number(number[12])
}

/** The check of Luhn, for the ranges cards are issued in. */
function isCard(number: string): boolean {
  if (!/^[3-6]/u.test(number)) return false
  const sum = Array.from(number, Number).reduceRight((total, digit, index) => {
    const isDoubled = (number.length - index) % 2 === 0
    const value = isDoubled ? digit * 2 : digit
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** Digits that may be spelled with spaces. */
function digits(least: number, most: number): string {
  return `(?:\\d ?){${String(least - 1)},${String(most - 1)}}\\d`
}
