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

/** A story as Markdown (CommonMark); nothing in its texts is read as markup. */
export async function* writeMarkdown(
  book: StoryBook,
  pages: AsyncIterable<readonly BookTurn[]>,
): AsyncGenerator<string> {
  const facts = factsOf(book).map((line) => `- ${literal(line)}`)
  yield `# ${literal(book.title)}\n\n${facts.join('\n')}\n`
  for await (const turns of pages) yield turns.map((turn) => sceneOf(book, turn)).join('')
}

function sceneOf(book: StoryBook, turn: BookTurn): string {
  const line = sentLine(inputOf(turn))
  const ending = endingOf(turn)
  const blocks = [
    `## ${sceneName(turn.index)}`,
    `*${literal(writerOf(turn))}*`,
    ...(line === null ? [] : [`> **${literal(readerOf(book))}** ${spoken(line)}`]),
    ...paragraphsOf(turn.output).map(literal),
    ...(ending === null ? [] : [`**결말 · ${literal(ending)}**`]),
  ]
  return `\n${blocks.join('\n\n')}\n`
}

const spoken = (line: string) => paragraphsOf(line).map(literal).join('\n> ')

/** One line of text that is shown as it is, wherever it stands. */
function literal(text: string): string {
  return text
    .replaceAll(/[\\`*_[\]<>#~|&]/g, String.raw`\$&`)
    .replace(/^[-+=]/, String.raw`\$&`)
    .replace(/^(\d{1,9})([.)])/, String.raw`$1\$2`)
}
