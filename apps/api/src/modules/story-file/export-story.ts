import type { StoryFileFormat } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import type { Download } from '../../platform/context/download.js'
import type { StorySessionRow } from '../../schema/story/story-session.table.js'
import { fileName } from './file-name.js'
import type { StoryBook } from './formats/story-book.js'
import { writeEpub } from './formats/write-epub.js'
import { writeMarkdown } from './formats/write-markdown.js'
import { writeText } from './formats/write-text.js'
import { openBook } from './open-book.js'
import { openStoryFile } from './open-story-file.js'
import { readInOrder, readPages } from './read-pages.js'
import { listBookTurns } from './story-file-repository.js'

const CONTENT_TYPES: Record<StoryFileFormat, string> = {
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  epub: 'application/epub+zip',
  json: 'application/json',
}

/**
 * A story as a file: to be read the path to its leaf as it is now, whatever is told meanwhile; as JSON all that was
 * told. Its rows are read as the file is, some hundreds at a time.
 */
export async function exportStory(
  ctx: Context<'themes'>,
  { session, format }: { session: StorySessionRow; format: StoryFileFormat },
): Promise<Download> {
  const { themeVersionHash, commonVersionHash, title } = session
  const theme = await ctx.themes.load(ctx.db, themeVersionHash, commonVersionHash)
  const exported = { session, theme }
  return {
    fileName: fileName(title ?? theme.source.title, format),
    contentType: CONTENT_TYPES[format],
    body:
      format === 'json'
        ? await openStoryFile(ctx, exported)
        : writeBook(ctx, await openBook(ctx, exported), format),
  }
}

function writeBook(
  { db }: Context,
  book: StoryBook,
  format: Exclude<StoryFileFormat, 'json'>,
): Download['body'] {
  const read = (ids: readonly string[]) => listBookTurns(db, ids)
  if (format === 'epub') return writeEpub(book, (ids) => readInOrder(ids, read))
  const write = format === 'txt' ? writeText : writeMarkdown
  return write(book, readPages(book.turnIds, read))
}
