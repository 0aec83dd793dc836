import type { BranchOutcome } from '@doran/contract'
import { chooseSentence, type Sentences } from '../choose-sentence.js'
import type { Likeness } from '../game-engine.js'
import { paired } from '../paired.js'

/**
 * How many of the scenes that both came through, and where both had a choice, they left by the same one; a scene that is
 * come to again counts again. Ways that part do so at such a scene, so 100 is the same way. What was chosen is not told:
 * it is for whoever reads the story.
 */
export function compareBranches(a: BranchOutcome, b: BranchOutcome): Likeness {
  const both = paired(a.path, b.path, ({ node }) => node).filter(
    (each) => each.a.isFork && each.b.isFork,
  )
  const apart = both.filter((each) => each.a.choice !== each.b.choice)
  const isSameEnding = a.resultKey === b.resultKey
  return {
    percent: percentOf(both.length - apart.length, both.length) ?? (isSameEnding ? 100 : 0),
    sentence: chooseSentence(
      sentencesFor(isSameEnding, apart.length),
      ...[a.resultKey, b.resultKey].toSorted(),
    ),
    rows: [
      { label: '결말', a: a.ending.title, b: b.ending.title, isSame: isSameEnding },
      rowOf('지나온 장면', a.path.length, b.path.length),
      rowOf('둘 다 만난 갈림길', both.length, both.length),
      rowOf('그중 똑같이 고른 곳', both.length - apart.length, both.length - apart.length),
    ],
  }
}

function rowOf(label: string, a: number, b: number): Likeness['rows'][number] {
  return { label, a: `${a}곳`, b: `${b}곳`, isSame: a === b }
}

/** Null of none. */
function percentOf(part: number, all: number): number | null {
  return all === 0 ? null : Math.round((100 * part) / all)
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
    '서로 다른 길로 갔어요. 어디서 갈라졌는지는 만나서 이야기해 보세요.',
  ]
}
