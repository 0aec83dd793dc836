import type { TierItem, TierOutcome } from '@doran/contract'
import { chooseSentence, type Sentences } from '../choose-sentence.js'
import type { Likeness } from '../game-engine.js'
import { withParticle } from '../particles.js'

const MOST_ROWS = 5
const ALIKE_FROM = 80
const APART_BELOW = 50

type Both = { item: TierItem; a: string; b: string; distance: number }

/** By how high the items that both have placed stand, from 0 at the bottom to 1 at the top: 100 less the mean distance. */
export function compareTiers(a: TierOutcome, b: TierOutcome): Likeness {
  const ofB = heightsOf(b)
  const both = heightsOf(a).flatMap(({ item, row, height }): Both[] => {
    const other = ofB.find((each) => each.item.key === item.key)
    if (other === undefined) return []
    return [{ item, a: row, b: other.row, distance: Math.abs(height - other.height) }]
  })
  if (both.length === 0)
    return { percent: 0, sentence: '같은 것을 놓지 않아서 견줄 수 없어요.', rows: [] }
  const sum = both.reduce((all, { distance }) => all + distance, 0)
  const percent = Math.round(100 * (1 - sum / both.length))
  const apart = both.toSorted(
    (one, other) => other.distance - one.distance || (one.item.key < other.item.key ? -1 : 1),
  )
  return {
    percent,
    sentence: chooseSentence(sentencesFor(percent, apart), a.resultKey, b.resultKey),
    rows: chosenRows(a, both, apart).map(({ item, a: own, b: other, distance }) => ({
      label: item.label,
      a: own,
      b: other,
      isSame: distance === 0,
    })),
  }
}

function heightsOf({ rows }: TierOutcome) {
  return rows.flatMap(({ label, items }, at) =>
    items.map((item) => ({ item, row: label, height: 1 - at / (rows.length - 1) })),
  )
}

/** The first of one board, then what they disagree on most. */
function chosenRows(a: TierOutcome, both: readonly Both[], apart: readonly Both[]): Both[] {
  const first = both.filter(({ item }) => a.rows[0]?.items.some(({ key }) => key === item.key))
  return [...new Set([...first.slice(0, 2), ...apart])].slice(0, MOST_ROWS)
}

function sentencesFor(percent: number, [most]: readonly Both[]): Sentences {
  if (most === undefined || most.distance === 0)
    return ['두 표가 똑같아요. 서로의 표를 베꼈다고 해도 믿겠어요.']
  const label = `‘${most.item.label}’`
  const [upper, lower] = [most.a, most.b]
  if (percent >= ALIKE_FROM)
    return [
      `거의 같은 표예요. ${label}만 두고 이야기하면 돼요.`,
      `대체로 같은 생각이에요. 남은 이야깃거리는 ${label} 하나예요.`,
    ]
  if (percent >= APART_BELOW)
    return [
      `겹치는 데도 많고, ${label}에서는 생각이 달라요. 한쪽은 ${upper}, 다른 쪽은 ${lower}예요.`,
      `반쯤은 같은 편이에요. ${withParticle(label, '은/는')} 왜 거기 두었는지 물어볼 만해요.`,
    ]
  return [
    `좋아하는 것이 서로 달라요. 특히 ${label}에서요. 나눠 가질 때는 편하겠어요.`,
    `거꾸로 놓은 것처럼 달라요. ${label} 이야기부터 들어 보면 재미있을 거예요.`,
  ]
}
