import type { QuizOutcome } from '@doran/contract'
import { chooseSentence, type Sentences } from '../choose-sentence.js'
import type { Likeness } from '../game-engine.js'
import { paired } from '../paired.js'

const MOST_ROWS = 5

/** How many questions both got right, or both got wrong. Null for quizzes of different questions. */
export function compareQuizzes(a: QuizOutcome, b: QuizOutcome): Likeness | null {
  const both = paired(a.questions, b.questions, ({ text }) => text).map((each) => ({
    text: each.a.text,
    a: each.a.isRight,
    b: each.b.isRight,
  }))
  if (both.length === 0) return null
  const alike = both.filter((each) => each.a === each.b)
  const apart = both.filter((each) => each.a !== each.b)
  const isAllKnown = both.every((each) => each.a || each.b)
  return {
    percent: Math.round((100 * alike.length) / both.length),
    sentence: chooseSentence(
      sentencesFor({ a, b, isAllKnown, apart: apart.length }),
      ...[String(a.score), String(b.score)].toSorted(),
    ),
    rows: [
      { label: '점수', a: scoreWords(a), b: scoreWords(b), isSame: a.score === b.score },
      ...[...apart, ...alike].map((each) => ({
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

type Facts = { a: QuizOutcome; b: QuizOutcome; isAllKnown: boolean; apart: number }

function sentencesFor({ a, b, isAllKnown, apart }: Facts): Sentences {
  const [isFull, isOtherFull] = [a.score === a.total, b.score === b.total]
  if (isFull && isOtherFull)
    return ['둘 다 하나도 놓치지 않았어요. 문제를 낼 자격이 있는 사이예요.']
  if (isAllKnown && !isFull && !isOtherFull)
    return ['둘이 같이 풀었다면 만점이에요. 모르는 것을 서로 알고 있어요.']
  if (apart === 0) return ['맞힌 것도 틀린 것도 똑같아요. 같은 자리에서 같이 갸웃했네요.']
  return [
    `서로 다르게 푼 문제가 ${apart}개예요. 그만큼 가르쳐 줄 것이 있는 거죠.`,
    `${apart}문제에서 갈렸어요. 누가 맞았는지는 아래에 적어 두었어요.`,
  ]
}
