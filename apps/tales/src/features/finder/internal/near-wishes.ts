import { NO_WISHES, type Wishes } from '../wishes'

type NearWish = { title: string; wishes: Wishes }

const MOST_WORDS = 3

/** What has no story yet, and the kind of story that is its neighbour. */
const KIN: readonly [RegExp, string][] = [
  [/좀비|뱀파이어|흡혈|괴물|악마|유령|살인|크리처|재난/, '공포'],
  [/무협|무림|강호|왕실|궁중|황실|고려|신라|전쟁/, '역사'],
  [/헌터|던전|드래곤|마왕|마녀|엘프|기사|게임|해적|잠수함|생존/, '판타지'],
  [/아이돌|연예인|재벌|결혼|이별|남친|여친|아내|남편/, '로맨스'],
  [/축구|야구|농구|운동|동아리|선생|입시|왕따/, '학교'],
  [/경찰|형사|변호사|재판|첩보|스파이|탈출|도둑/, '추리'],
  [/외계인|안드로이드|행성|디스토피아|종말/, 'SF'],
  [/고양이|강아지|반려|육아|요리|카페|시골/, '일상'],
  [/개그|예능/, '웃긴'],
]

const asking = (q: string): Wishes => ({ ...NO_WISHES, q })

/** Wishes beside one that nothing fits, the nearest first: without the genre, its neighbour, each word alone. */
export function nearWishes({ genre, q }: Wishes): NearWish[] {
  const near: NearWish[] = []
  if (genre && q) near.push({ title: `다른 장르에서 찾은 ‘${q}’ 이야기`, wishes: asking(q) })
  const kin = KIN.find(([words]) => words.test(q || (genre ?? '')))?.[1]
  if (kin) near.push({ title: `비슷한 ‘${kin}’ 이야기`, wishes: asking(kin) })
  const words = q.split(/\s+/)
  if (words.length > 1)
    for (const word of words.slice(0, MOST_WORDS))
      near.push({ title: `‘${word}’로 찾은 이야기`, wishes: asking(word) })
  return near
}
