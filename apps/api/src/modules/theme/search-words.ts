import { compileTriggers } from '@doran/korean'

/** The forms under which one word of a search may stand in a theme's search text. */
export type SearchWord = readonly string[]

/** What people put around the word they mean. */
const FILLERS = new Set(
  '이야기 얘기 소설 테마 게임 스토리 거 것 추천 추천해줘 찾아줘 보여줘 나오는 나오는거 있는 있는거 같은 관련 관한 대한 읽을 볼 싶은'.split(
    ' ',
  ),
)

/** Words of wishing, by their stems, and what a theme calls the same. */
const WISHES: readonly [RegExp, readonly string[]][] = [
  [/^(무서[운워]|무섭|오싹|소름|호러|귀신|괴담)/, ['공포']],
  [/^(웃[긴기겨]|코믹|코미디|재[밌미]|유쾌)/, ['개그']],
  [/^(설레|설렘|연애|사랑|썸|달달|로코)/, ['로맨스']],
  [/^(우주|로봇|미래|에스에프|sf)/, ['SF']],
  [/^(탐정|범인|미스터리|미스테리|수수께끼)/, ['추리']],
  [/^(사극|조선|옛날)/, ['역사']],
  [/^(힐링|위로|잔잔|따뜻|따듯)/, ['일상', '위로']],
  [/^(모험|마법|마법사|용사)/, ['판타지']],
  [/^(학교|학원|청춘|회귀|타임슬립)/, ['학원', '회귀']],
  [/^(슬[픈프퍼]|눈물|감동|뭉클)/, ['드라마']],
]

const SHORTEST_STEM = 2

/** What to look for, word by word: as it was typed, without its particles, and what a theme would call it. */
export function searchWords(query: string): SearchWord[] {
  const words = query
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s,.!?~'"‘’“”]+/u)
    .filter(Boolean)
  const meant = words.filter((word) => !FILLERS.has(word))
  return (meant.length > 0 ? meant : words).map(formsOf)
}

function formsOf(word: string): SearchWord {
  const wished = WISHES.filter(([stem]) => stem.test(word)).flatMap(([, names]) => names)
  return [...new Set([word, ...stemsOf(word), ...wished.map((name) => name.toLowerCase())])]
}

/** Every beginning of the word that is the word without a chain of particles. */
function stemsOf(word: string): string[] {
  const stems = Array.from({ length: word.length - 1 }, (_, index) => word.slice(0, index + 1))
  return stems.filter(
    (stem) =>
      stem.length >= SHORTEST_STEM &&
      compileTriggers([{ id: stem, keys: [stem] }])
        .find(word)
        .some(({ start }) => start === 0),
  )
}
