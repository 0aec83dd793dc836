import type { BranchOutcome } from '@doran/contract'
import { chooseSentence, type Sentences } from '../choose-sentence.js'
import type { Likeness } from '../game-engine.js'

const MOST_ROWS = 5

/** How many of the scenes that both came through they left by the same choice. */
export function compareBranches(a: BranchOutcome, b: BranchOutcome): Likeness {
  const both = a.path.flatMap((step) => {
    const other = b.path.find(({ node }) => node === step.node)
    return other === undefined || !step.isFork ? [] : [{ a: step, b: other }]
  })
  const same = both.filter((each) => each.a.choice === each.b.choice)
  const percent =
    both.length === 0
      ? a.resultKey === b.resultKey
        ? 100
        : 0
      : Math.round((100 * same.length) / both.length)
  const isSameEnding = a.resultKey === b.resultKey
  const apart = both.filter((each) => each.a.choice !== each.b.choice)
  return {
    percent,
    sentence: chooseSentence(sentencesFor(isSameEnding, apart.length), a.resultKey, b.resultKey),
    rows: [
      { label: '결말', a: a.ending.title, b: b.ending.title, isSame: isSameEnding },
      ...apart.map((each, at) => ({
        label: at === 0 ? '처음 갈라진 곳' : `${at + 1}번째 갈라진 곳`,
        a: each.a.chosen,
        b: each.b.chosen,
        isSame: false,
      })),
    ].slice(0, MOST_ROWS),
  }
}

function sentencesFor(isSameEnding: boolean, apart: number): Sentences {
  if (isSameEnding && apart === 0)
    return ['처음부터 끝까지 같은 길을 걸었어요. 마주쳤어도 이상하지 않아요.']
  if (isSameEnding)
    return [
      `${apart}번 다르게 골랐는데 같은 결말에서 만났어요.`,
      `길은 ${apart}번 갈라졌지만 마지막 장면은 같아요.`,
    ]
  if (apart === 1) return ['단 한 번 다르게 고른 것이 결말을 바꿨어요.']
  return [
    '서로 못 본 결말을 하나씩 갖고 있어요. 바꿔 읽으면 이야기가 두 배예요.',
    '다른 새벽을 보냈어요. 어디서 갈라졌는지 아래에 있어요.',
  ]
}
