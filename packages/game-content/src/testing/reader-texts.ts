import type { Picture, PsytestContent, PsytestResult } from '@doran/contract'
import type { ShippedGame } from '../shipped-game.js'

type Content = ShippedGame['content']

type Texts = {
  /** Sentences that speak to the reader. */
  said: string[]
  /** Names and what is chosen: no sentence, or a sentence without its full stop. */
  labels: string[]
  /** Prose of a story, which speaks as it likes. */
  told: string[]
  pictures: Map<string, Picture>
}

/** Sentences that say something to the reader; the other texts are labels, questions and noun phrases. */
export function sentencesOf({ description, content }: ShippedGame): string[] {
  return [description, ...textsIn(content).said].flatMap(splitSentences)
}

/** What names something or is chosen: no sentence, or a sentence without its full stop. */
export function labelsOf({ title, subtitle, content }: ShippedGame): string[] {
  return [title, subtitle, ...textsIn(content).labels]
}

/** All that anybody reads or hears of the game, but for the prose of stories. */
export function textsOf(game: ShippedGame): string[] {
  const { title, subtitle, description, cover, tags, content } = game
  const { said, labels, pictures } = textsIn(content)
  const alts = [...pictures.values()].map(({ alt }) => alt)
  return [title, subtitle, description, cover.alt, ...tags, ...said, ...labels, ...alts]
}

/** The prose of a story, paragraph by paragraph. */
export function proseOf({ content }: ShippedGame): string[] {
  return textsIn(content).told.flatMap((text) => text.split('\n\n'))
}

/** The pictures of a game's results, items, words and scenes, by their keys. */
export function picturesOf({ content }: ShippedGame): Map<string, Picture> {
  return textsIn(content).pictures
}

export function splitSentences(text: string): string[] {
  return text.split(/(?<=\.)\s/u)
}

export function saidOf({ tagline, text, strengths, shareLine }: PsytestResult): string[] {
  return [tagline, text, ...strengths, shareLine]
}

function textsIn(content: Content): Texts {
  switch (content.kind) {
    case 'psytest':
      return {
        said: content.results.flatMap(saidOf),
        labels: [
          ...questionTexts(content),
          ...content.results.flatMap((result) => [result.title, ...result.drains]),
        ],
        told: [],
        pictures: byKey(content.results),
      }
    case 'worldcup':
      return {
        said: [content.championLine, ...content.items.map(({ text }) => text)],
        labels: content.items.map(({ label }) => label),
        told: [],
        pictures: byKey(content.items),
      }
    case 'tier':
      return {
        said: content.items.map(({ text }) => text),
        labels: [...content.items, ...content.rows].map(({ label }) => label),
        told: [],
        pictures: byKey(content.items),
      }
    case 'quiz':
      return {
        said: [
          ...content.questions.map(({ explanation }) => explanation.text),
          ...content.bands.flatMap(({ line, text }) => [line, text]),
        ],
        labels: [
          ...content.questions.flatMap(({ text, choices }) => [text, ...choices]),
          ...content.bands.map(({ title }) => title),
        ],
        told: [],
        pictures: new Map([
          ...content.questions.flatMap(({ explanation: { picture } }) => named(picture)),
          ...byKey(content.bands),
        ]),
      }
    case 'tomato':
      return {
        said: content.bands.flatMap(({ line, text }) => [line, text]),
        labels: content.bands.map(({ title }) => title),
        told: [],
        pictures: byKey(content.bands),
      }
    case 'branch':
      return {
        said: content.endings.flatMap(({ line, hint }) => [line, hint]),
        labels: [
          ...content.nodes.flatMap(({ choices }) => choices.map(({ text }) => text)),
          ...content.endings.map(({ title }) => title),
        ],
        told: [...content.nodes, ...content.endings].map(({ text }) => text),
        pictures: new Map([
          ...content.nodes.flatMap(({ picture }) => named(picture)),
          ...byKey(content.endings),
        ]),
      }
  }
}

function byKey(drawn: readonly { key: string; picture: Picture | null }[]): Map<string, Picture> {
  return new Map(drawn.flatMap(({ key, picture }) => (picture ? [[key, picture] as const] : [])))
}

/** By the name of its file. */
function named(picture: Picture | null): [string, Picture][] {
  const name = picture?.url.split('/').at(-1)?.replace('.svg', '')
  return picture && name !== undefined ? [[name, picture]] : []
}

function questionTexts({ questions }: PsytestContent): string[] {
  return questions.flatMap(({ text, choices }) => [text, ...choices.map((choice) => choice.text)])
}
