import { markup, type Markup } from '../../../platform/markup/markup.js'
import { xmlOf } from './epub-page.js'
import type { Chapter } from './epub-chapters.js'
import { factsOf, type StoryBook } from './story-book.js'

export const CONTAINER = `<?xml version="1.0" encoding="utf-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
  <rootfiles>
    <rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/>
  </rootfiles>
</container>
`

/** What readers are told who cannot see, or choose a book by what it asks of them. */
const ACCESS = [
  ['accessMode', 'textual'],
  ['accessModeSufficient', 'textual'],
  ['accessibilityFeature', 'tableOfContents'],
  ['accessibilityFeature', 'readingOrder'],
  ['accessibilityFeature', 'structuralNavigation'],
  ['accessibilityHazard', 'none'],
  ['accessibilitySummary', '글만 있는 책이에요. 목차에서 장면 묶음으로 갈 수 있어요.'],
] as const

/** The package document: EPUB 3.3, section 5. */
export function packageOf(book: StoryBook, chapters: readonly Chapter[]): string {
  const { id, title, theme, writers, exportedAt } = book
  const modifiedAt = `${exportedAt.toISOString().slice(0, 19)}Z`
  return xmlOf(markup`<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="book" xml:lang="ko">
  <metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
    <dc:identifier id="book">urn:uuid:${id}</dc:identifier>
    <dc:title>${title}</dc:title>
    <dc:language>ko</dc:language>
    <dc:publisher>도란 테일즈</dc:publisher>
    <dc:date>${modifiedAt}</dc:date>
    <dc:subject>${theme.genre}</dc:subject>
    <dc:description>${factsOf(book).join('\n')}</dc:description>
${writers.map((writer) => markup`    <dc:contributor>${writer}</dc:contributor>\n`)}    <meta property="dcterms:modified">${modifiedAt}</meta>
${ACCESS.map(([name, value]) => markup`    <meta property="schema:${name}">${value}</meta>\n`)}  </metadata>
  <manifest>
    <item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
    <item id="style" href="style.css" media-type="text/css"/>
    <item id="title" href="title.xhtml" media-type="application/xhtml+xml"/>
${chapters.map(itemOf)}  </manifest>
  <spine>
    <itemref idref="title"/>
${chapters.map(({ name }) => markup`    <itemref idref="${name}"/>\n`)}  </spine>
</package>`)
}

function itemOf({ name }: Chapter): Markup {
  return markup`    <item id="${name}" href="${name}.xhtml" media-type="application/xhtml+xml"/>\n`
}
