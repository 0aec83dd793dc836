import type { TierItem, TierOutcome } from '@doran/contract'
import { chooseSentence, type Sentences } from '../choose-sentence.js'
import type { Likeness } from '../game-engine.js'
import { withParticle } from '../particles.js'
import { isOwn } from './outcome.js'

const MOST_ROWS = 5
const ALIKE_FROM = 80
const APART_BELOW = 50

/** Where an item stands: from 0 in the lowest row to 1 in the highest. */
type Standing = { item: TierItem; row: string; height: number }
type Both = { item: TierItem; a: Standing; b: Standing; distance: number }

/** By how high the items stand that both have placed: 100 less the mean distance. */
export function compareTiers(a: TierOutcome, b: TierOutcome): Likeness {
  const [ofA, ofB] = [standingsOf(a), standingsOf(b)]
  const both = ofA.flatMap((own): Both[] => {
    const other = ofB.find(({ item }) => isSame(item, own.item))
    if (other === undefined) return []
    return [{ item: own.item, a: own, b: other, distance: Math.abs(own.height - other.height) }]
  })
  if (both.length === 0)
    return { percent: 0, sentence: '같은 것을 놓지 않아서 견줄 수 없어요.', rows: [] }
  const apart = both.toSorted(
    (one, other) => other.distance - one.distance || (one.item.key < other.item.key ? -1 : 1),
  )
  // Summed in an order that both sides have: fractions add up to another sum in another one.
  const sum = apart.reduce((all, { distance }) => all + distance, 0)
  const percent = Math.round(100 * (1 - sum / both.length))
  const isAll = both.length === Math.max(ofA.length, ofB.length)
  return {
    percent,
    sentence: chooseSentence(
      sentencesFor(percent, apart, isAll),
      ...[a.resultKey, b.resultKey].toSorted(),
    ),
    rows: chosenRows(a, both, apart).map(({ item, a: own, b: other, distance }) => ({
      label: item.label,
      a: own.row,
      b: other.row,
      isSame: distance === 0,
    })),
  }
}

/** Players' cards are the same where they say the same, too. */
function isSame(one: TierItem, other: TierItem): boolean {
  return one.key === other.key && (!isOwn(one.key) || one.label === other.label)
}

function standingsOf({ rows }: TierOutcome): Standing[] {
  return rows.flatMap(({ label, items }, at) =>
    items.map((item) => ({ item, row: label, height: 1 - at / (rows.length - 1) })),
  )
}

/** The first of one board, then what they disagree on most. */
function chosenRows(a: TierOutcome, both: readonly Both[], apart: readonly Both[]): Both[] {
  const first = both.filter(({ item }) => a.rows[0]?.items.some(({ key }) => key === item.key))
  return [...new Set([...first.slice(0, 2), ...apart])].slice(0, MOST_ROWS)
}

/** `isAll`: neither has placed anything that the other has not. */
function sentencesFor(percent: number, [most]: readonly Both[], isAll: boolean): Sentences {
  if (most === undefined || most.distance === 0)
    return isAll
      ? ['두 표가 똑같아요. 서로의 표를 베꼈다고 해도 믿겠어요.']
      : ['둘 다 놓은 것은 높이까지 똑같아요. 나머지도 견주어 보고 싶어지죠.']
  const label = `‘${most.item.label}’`
  if (percent >= ALIKE_FROM)
    return [
      `거의 같은 표예요. ${label} 이야기부터 하면 돼요.`,
      `대체로 같은 생각이에요. 가장 다르게 본 것이 ${withParticle(label, '이에요/예요')}.`,
    ]
  if (percent >= APART_BELOW) {
    const [lower, upper] = [most.a, most.b].toSorted((one, other) => one.height - other.height)
    return [
      `겹치는 데도 많고, ${label}에서는 생각이 달라요. 한쪽은 ${upper?.row ?? ''}, 다른 쪽은 ${withParticle(lower?.row ?? '', '이에요/예요')}.`,
      `반쯤은 같은 편이에요. ${withParticle(label, '은/는')} 왜 거기 두었는지 물어볼 만해요.`,
    ]
  }
  return [
    `좋아하는 것이 서로 달라요. 특히 ${label}에서요. 나눠 가질 때는 편하겠어요.`,
    `겹치는 데보다 다른 데가 많아요. ${label} 이야기부터 들어 보면 재미있을 거예요.`,
  ]
}
