import type { QuizContent } from '@doran/contract'
import { repeated } from '../repeated.js'

export function checkQuiz({ questions, bands }: QuizContent): string[] {
  return [
    ...repeated(bands.map(({ key }) => key)).map((key) => `bands: the key ${key} stands twice`),
    ...questions.flatMap(({ choices, right }, at) => [
      ...repeated(choices.map((choice) => choice.trim())).map(
        (text) => `questions.${at}: the choice “${text}” stands twice`,
      ),
      ...right
        .filter((choice) => choice >= choices.length)
        .map((choice) => `questions.${at}: there is no choice ${choice}`),
      ...repeated(right.map(String)).map(
        (choice) => `questions.${at}: the choice ${choice} is right twice`,
      ),
      ...(choices.every((_choice, choice) => right.includes(choice))
        ? [`questions.${at}: every choice is right`]
        : []),
    ]),
    ...scoresOf(questions.length).flatMap((score) => {
      const holding = bands.filter(({ from, to }) => from <= score && score <= to)
      return holding.length === 1 ? [] : [`bands: ${holding.length} hold ${score}`]
    }),
    ...bands
      .filter(({ from, to }) => from > to || from > questions.length)
      .map(({ key }) => `bands.${key}: no score leads to it`),
  ]
}

const scoresOf = (most: number) => Array.from({ length: most + 1 }, (_, score) => score)
