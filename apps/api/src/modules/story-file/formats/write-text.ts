import { sentLine } from '@doran/story-engine/path'
import type { BookTurn } from '../story-file-repository.js'
import {
  factsOf,
  paragraphsOf,
  readerOf,
  sceneName,
  writerOf,
  type StoryBook,
} from './story-book.js'
import { endingOf, inputOf } from './turn-parts.js'

const RULE = '────────'

/** A story as plain text. */
export async function* writeText(
  book: StoryBook,
  pages: AsyncIterable<readonly BookTurn[]>,
): AsyncGenerator<string> {
  yield `${[book.title, '', ...factsOf(book), '', RULE].join('\n')}\n`
  for await (const turns of pages) yield turns.map((turn) => sceneOf(book, turn)).join('')
}

function sceneOf(book: StoryBook, turn: BookTurn): string {
  const line = sentLine(inputOf(turn))
  const ending = endingOf(turn)
  const blocks = [
    `[${sceneName(turn.index)} · ${writerOf(turn)}]`,
    ...(line === null ? [] : [`${readerOf(book)}: ${paragraphsOf(line).join('\n')}`]),
    ...paragraphsOf(turn.output),
    ...(ending === null ? [] : [`[결말 · ${ending}]`]),
  ]
  return `\n${blocks.join('\n\n')}\n`
}
