import type { WorldcupOutcome } from '@doran/contract'
import { expect, it } from 'vitest'
import { compareWorldcups } from './compare.js'
import { pairSentence } from './pair-sentence.js'

const LABELS = new Map([
  ['potato', '군고구마'],
  ['hotteok', '호떡'],
  ['mandu', '만두'],
  ['tea', '줄이 늘 빨리 줄어듦'],
  ['bread', '붕어빵(팥)'],
  ['soup', '어묵 국물'],
  ['rice', '누룽지'],
  ['milk', '핫초코'],
])

function itemOf(key: string) {
  const picture = { url: '/pictures/x.svg', alt: '' }
  return { key, label: LABELS.get(key) ?? key, text: '', picture, credit: null }
}

/** By who met whom in each round; the first of the two won. */
function cup(...rounds: readonly (readonly [string, string])[][]): WorldcupOutcome {
  const [champion = '', runnerUp = ''] = rounds.at(-1)?.[0] ?? []
  return {
    kind: 'worldcup',
    resultKey: champion,
    size: 2 * (rounds[0]?.length ?? 0),
    line: '',
    champion: itemOf(champion),
    runnerUp: itemOf(runnerUp),
    semifinalists: [],
    rounds: rounds.map((pairs) => ({
      of: pairs.length * 2,
      matches: pairs.map(([winner, loser]) => ({
        left: winner,
        right: loser,
        winner,
        isCounted: true,
      })),
    })),
    items: (rounds[0] ?? []).flat().map(itemOf),
  }
}

const first: [string, string][] = [
  ['potato', 'mandu'],
  ['hotteok', 'tea'],
  ['bread', 'soup'],
  ['rice', 'milk'],
]
const opposite = first.map(([winner, loser]): [string, string] => [loser, winner])
const semi: [string, string][] = [
  ['potato', 'hotteok'],
  ['bread', 'rice'],
]
const potato = cup(first, semi, [['potato', 'bread']])
const bread = cup(first, semi, [['bread', 'potato']])
const otherSecond = cup(first, [semi[0] ?? ['', ''], ['rice', 'bread']], [['potato', 'rice']])
const hotteok = cup(first, [['hotteok', 'potato'], semi[1] ?? ['', '']], [['hotteok', 'bread']])
const rice = cup(
  [first[0] ?? ['', ''], opposite[1] ?? ['', ''], ...first.slice(2)],
  [
    ['tea', 'potato'],
    ['rice', 'bread'],
  ],
  [['tea', 'rice']],
)
const mandu = cup(
  opposite,
  [
    ['mandu', 'tea'],
    ['soup', 'milk'],
  ],
  [['mandu', 'soup']],
)

it.each([
  [
    'the same two at the end',
    potato,
    potato,
    /우승은 ‘군고구마’, 준우승은 ‘붕어빵\(팥\)’이에요|‘군고구마’ 이야기/,
  ],
  ['the same winner', potato, otherSecond, /‘군고구마’(예요|로| 앞)/],
  ['the same final', potato, bread, /‘붕어빵\(팥\)’.*‘군고구마’|‘군고구마’.*‘붕어빵\(팥\)’/],
  ['a winner who was second', bread, hotteok, /‘붕어빵\(팥\)’.*준우승/],
  ['a winner who was in the semi-finals', potato, hotteok, /‘군고구마’.*4강|‘호떡’.*4강/],
  ['what went far in both', hotteok, rice, /‘붕어빵\(팥\)’.*4강|4강.*‘붕어빵\(팥\)’/],
  ['nothing in common', potato, mandu, /안 겹쳤|모두 달라요|끝까지 다른/],
])('says what is true of both: %s', (_what, a, b, words) => {
  expect(compareWorldcups(a, b).sentence).toMatch(words)
  const favourite = { item: itemOf('bread'), reach: 4 }
  const said = [...Array(101).keys()].map((percent) =>
    pairSentence(a, b, percent, a === potato && b === mandu ? null : favourite),
  )
  expect(new Set(said).size).toBeGreaterThanOrEqual(2)
  for (const sentence of said) {
    expect(sentence).toMatch(words)
    expect(sentence).toMatch(/^[^!…{}]+[요죠]\.$/u)
  }
})

it('does not call it far where the winner lost at once', () => {
  const a = cup(
    [
      ['potato', 'hotteok'],
      ['bread', 'rice'],
    ],
    [['potato', 'bread']],
  )
  const b = cup(
    [
      ['hotteok', 'potato'],
      ['bread', 'rice'],
    ],
    [['hotteok', 'bread']],
  )
  expect(a.size).toBe(4)
  expect(compareWorldcups(a, b).sentence).toMatch(/‘붕어빵\(팥\)’.*결승|결승에 ‘붕어빵/)
})
