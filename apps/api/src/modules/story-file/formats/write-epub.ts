import { sentLine } from '@doran/story-engine/path'
import { writeZip, type ZipEntry } from '../../../platform/archive/write-zip.js'
import { markup, type Markup } from '../../../platform/markup/markup.js'
import type { BookTurn } from '../story-file-repository.js'
import { chaptersOf, type Chapter } from './epub-chapters.js'
import { CONTAINER, packageOf } from './epub-package.js'
import { pageOf } from './epub-page.js'
import { STYLE } from './epub-style.js'
import {
  factsOf,
  paragraphsOf,
  readerOf,
  sceneName,
  writerOf,
  type StoryBook,
} from './story-book.js'
import { endingOf, inputOf } from './turn-parts.js'

/** Reads the turns of a chapter, in its order. */
type ReadTurns = (ids: readonly string[]) => Promise<readonly BookTurn[]>

/** A story as an EPUB 3. */
export function writeEpub(book: StoryBook, read: ReadTurns): AsyncGenerator<Uint8Array> {
  const chapters = chaptersOf(book.turnIds, book.firstIndex)
  return writeZip(filesOf(book, chapters, read), book.exportedAt)
}

async function* filesOf(
  book: StoryBook,
  chapters: readonly Chapter[],
  read: ReadTurns,
): AsyncGenerator<ZipEntry> {
  yield { name: 'mimetype', content: 'application/epub+zip', isStored: true }
  yield { name: 'META-INF/container.xml', content: CONTAINER }
  yield { name: 'EPUB/package.opf', content: packageOf(book, chapters) }
  yield { name: 'EPUB/nav.xhtml', content: contentsOf(chapters) }
  yield { name: 'EPUB/style.css', content: STYLE }
  yield { name: 'EPUB/title.xhtml', content: titlePageOf(book) }
  for (const chapter of chapters) {
    const content = chapterOf(book, chapter, await read(chapter.turnIds))
    yield { name: `EPUB/${chapter.name}.xhtml`, content }
  }
}

function contentsOf(chapters: readonly Chapter[]): string {
  const entries = chapters.map(
    ({ name, title }) => markup`<li><a href="${name}.xhtml">${title}</a></li>\n`,
  )
  return pageOf(
    '목차',
    markup`<nav epub:type="toc" id="toc" role="doc-toc">
<h2>목차</h2>
<ol>
<li><a href="title.xhtml">표지</a></li>
${entries}</ol>
</nav>`,
  )
}

function titlePageOf(book: StoryBook): string {
  const facts = factsOf(book).map((line) => markup`<p>${line}</p>\n`)
  return pageOf(
    book.title,
    markup`<section epub:type="titlepage">
<h1>${book.title}</h1>
<div class="facts">
${facts}</div>
</section>`,
  )
}

function chapterOf(book: StoryBook, { name, title }: Chapter, turns: readonly BookTurn[]): string {
  return pageOf(
    `${title} · ${book.title}`,
    markup`<section epub:type="chapter" role="doc-chapter" aria-labelledby="${name}">
<h2 id="${name}">${title}</h2>
${turns.map((turn) => sceneOf(book, turn))}</section>`,
  )
}

function sceneOf(book: StoryBook, turn: BookTurn): Markup {
  const line = sentLine(inputOf(turn))
  const ending = endingOf(turn)
  return markup`<section class="scene" id="scene-${turn.index}">
<p class="wrote">${sceneName(turn.index)} · ${writerOf(turn)}</p>
${line === null ? [] : readerLineOf(readerOf(book), line)}${paragraphsOf(turn.output).map(
    (paragraph) => markup`<p>${paragraph}</p>\n`,
  )}${ending === null ? [] : markup`<p class="ending">결말 · ${ending}</p>\n`}</section>
`
}

function readerLineOf(name: string, line: string): Markup {
  const lines = paragraphsOf(line).map((part) => markup`<br/>${part}`)
  return markup`<p class="reader"><span class="name">${name}</span>${lines}</p>\n`
}
