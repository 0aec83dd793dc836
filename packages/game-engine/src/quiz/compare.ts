import type { QuizOutcome } from '@doran/contract'
import { chooseSentence, type Sentences } from '../choose-sentence.js'
import type { Likeness } from '../game-engine.js'

const MOST_ROWS = 5

/** How many questions both got right, or both got wrong. Null for quizzes of different questions. */
export function compareQuizzes(a: QuizOutcome, b: QuizOutcome): Likeness | null {
  const both = a.questions.flatMap((question) => {
    const other = b.questions.find(({ text }) => text === question.text)
    return other === undefined
      ? []
      : [{ text: question.text, a: question.isRight, b: other.isRight }]
  })
  if (both.length === 0) return null
  const same = both.filter((each) => each.a === each.b).length
  const helped = both.filter((each) => each.a !== each.b)
  const known = both.filter((each) => each.a || each.b).length
  return {
    percent: Math.round((100 * same) / both.length),
    sentence: chooseSentence(
      sentencesFor({ a, b, isAllKnown: known === both.length, differ: helped.length }),
      String(a.score),
      String(b.score),
    ),
    rows: [
      { label: '점수', a: scoreWords(a), b: scoreWords(b), isSame: a.score === b.score },
      ...[...helped, ...both.filter((each) => each.a === each.b)].map((each) => ({
        label: each.text,
        a: each.a ? '맞혔어요' : '틀렸어요',
        b: each.b ? '맞혔어요' : '틀렸어요',
        isSame: each.a === each.b,
      })),
    ].slice(0, MOST_ROWS),
  }
}

function scoreWords({ score, total }: QuizOutcome): string {
  return `${total}문제 중 ${score}개`
}

type Facts = { a: QuizOutcome; b: QuizOutcome; isAllKnown: boolean; differ: number }

function sentencesFor({ a, b, isAllKnown, differ }: Facts): Sentences {
  if (a.score === a.total && b.score === b.total)
    return ['둘 다 하나도 놓치지 않았어요. 문제를 낼 자격이 있는 사이예요.']
  if (isAllKnown) return ['둘이 같이 풀었다면 만점이에요. 모르는 것을 서로 알고 있어요.']
  if (differ === 0) return ['맞힌 것도 틀린 것도 똑같아요. 같은 자리에서 같이 갸웃했네요.']
  return [
    `서로 다르게 푼 문제가 ${differ}개예요. 그만큼 가르쳐 줄 것이 있는 거죠.`,
    `${differ}문제에서 갈렸어요. 누가 맞았는지는 아래에 적어 두었어요.`,
  ]
}
