import type { QuizContent, QuizOutcome } from '@doran/contract'

/** Null before the last answer, and where no band has the score. */
export function quizOutcome(
  { questions, bands }: QuizContent,
  answers: readonly number[],
): QuizOutcome | null {
  if (answers.length < questions.length) return null
  const played = questions.map(({ text, choices, right, explanation }, at) => {
    const chosen = answers[at] ?? -1
    return {
      text,
      isRight: right.includes(chosen),
      answer: {
        chosen: choices[chosen] ?? '',
        right: right.flatMap((choice) => choices[choice] ?? []),
        explanation: explanation.text,
      },
    }
  })
  const score = played.filter(({ isRight }) => isRight).length
  const band = bands.find(({ from, to }) => from <= score && score <= to)
  if (band === undefined) return null
  return {
    kind: 'quiz',
    resultKey: band.key,
    score,
    total: questions.length,
    band,
    questions: played,
  }
}

/** Without what would answer the quiz for whoever has not played it. */
export function withoutAnswers(outcome: QuizOutcome): QuizOutcome {
  const questions = outcome.questions.map((question) => ({ ...question, answer: null }))
  return { ...outcome, questions }
}
