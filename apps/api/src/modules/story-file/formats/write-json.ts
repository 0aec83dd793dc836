import { STORY_FILE } from '@doran/contract/limits'
import { FORMAT, type FileHead } from '../file-schema.js'

/** The parts of a story that are in the file before its lists. */
export type JsonHead = Omit<FileHead, 'format' | 'version'>

/** A whole story as the JSON that can be imported: a turn a line, so that a long one is read a part at a time. */
export async function* writeJson(
  head: JsonHead,
  turns: AsyncIterable<readonly object[]>,
  memories: AsyncIterable<readonly object[]>,
): AsyncGenerator<string> {
  const marked = { format: FORMAT, version: STORY_FILE.version, ...head }
  yield `${JSON.stringify(marked).slice(0, -1)},"turns":[`
  yield* linesOf(turns)
  yield '],"memories":['
  yield* linesOf(memories)
  yield ']}\n'
}

async function* linesOf(pages: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  let separator = '\n'
  for await (const items of pages) {
    if (items.length === 0) continue
    yield separator + items.map((item) => JSON.stringify(item)).join(',\n')
    separator = ',\n'
  }
}
