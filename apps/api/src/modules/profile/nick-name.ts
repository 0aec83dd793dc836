import { randomInt } from 'node:crypto'

/** What must be unique of a nickname: case and width do not tell two people apart. */
export function nameKeyOf(nickName: string): string {
  return nickName.normalize('NFKC').toLowerCase()
}

const BEGINNINGS = ['따뜻한', '조용한', '느긋한', '반짝이는', '포근한', '졸린', '용감한', '수줍은']
const ENDINGS = [
  '불씨',
  '등불',
  '장작',
  '여우',
  '고양이',
  '부엉이',
  '찻잔',
  '밤비',
  '솔방울',
  '달빛',
]

/** A nickname nobody had to think of, such as 느긋한부엉이27. */
export function inventNickName(): string {
  return `${pick(BEGINNINGS)}${pick(ENDINGS)}${randomInt(10, 100)}`
}

/** Names near a taken one, within the allowed length. */
export function nickNamesNear(nickName: string): string[] {
  const stem = nickName.slice(0, 9)
  return [`${stem}_${randomInt(1, 10)}`, `${stem}${randomInt(10, 100)}`, inventNickName()]
}

function pick(words: readonly string[]): string {
  return words[randomInt(words.length)] ?? ''
}
