import type { PsytestContent, PsytestResult } from '@doran/contract'
import type { ShippedGame } from '../shipped-game.js'

/** Sentences that say something to the reader; the other texts are labels, questions and noun phrases. */
export function sentencesOf({ description, content }: ShippedGame): string[] {
  const said =
    content.kind === 'psytest'
      ? content.results.flatMap(saidOf)
      : [content.championLine, ...content.items.map(({ text }) => text)]
  return [description, ...said].flatMap(splitSentences)
}

/** What names something or is chosen: no sentence, or a sentence without its full stop. */
export function labelsOf({ title, subtitle, content }: ShippedGame): string[] {
  const labels =
    content.kind === 'psytest'
      ? [
          ...questionTexts(content),
          ...content.results.flatMap((result) => [result.title, ...result.drains]),
        ]
      : content.items.map(({ label }) => label)
  return [title, subtitle, ...labels]
}

/** All that anybody reads or hears of the game. */
export function textsOf(game: ShippedGame): string[] {
  const { title, subtitle, description, cover, tags, content } = game
  const inner =
    content.kind === 'psytest'
      ? [...questionTexts(content), ...content.results.flatMap(resultTexts)]
      : [
          content.championLine,
          ...content.items.flatMap(({ label, text, picture }) => [label, text, picture.alt]),
        ]
  return [title, subtitle, description, cover.alt, ...tags, ...inner]
}

export function splitSentences(text: string): string[] {
  return text.split(/(?<=\.)\s/u)
}

export function saidOf({ tagline, text, strengths, shareLine }: PsytestResult): string[] {
  return [tagline, text, ...strengths, shareLine]
}

function resultTexts(result: PsytestResult): string[] {
  return [...saidOf(result), ...result.drains, result.title, result.picture.alt]
}

function questionTexts({ questions }: PsytestContent): string[] {
  return questions.flatMap(({ text, choices }) => [text, ...choices.map((choice) => choice.text)])
}
