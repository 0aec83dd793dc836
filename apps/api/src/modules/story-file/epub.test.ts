import { expect, it } from 'vitest'
import { sharedTestApi } from '../../testing/test-app.js'
import { all, checkEpub, one } from './testing/check-epub.js'
import { addTurns, exportAs } from './testing/file-requests.js'

const api = sharedTestApi()

async function epubOf(outputs: readonly string[], input = '둘러본다') {
  const browser = api().browser()
  const { session } = await browser.openStory()
  const turns = outputs.map((output) => ({ output, inputText: input }))
  await addTurns(api(), session.id, turns)
  const file = await exportAs(browser, session.id, 'epub')
  return { ...file, title: session.theme.title, book: checkEpub(file.bytes) }
}

it('is a valid book of chapters of about twenty scenes, with its contents', async () => {
  const { name, type, title, book } = await epubOf(
    Array.from({ length: 49 }, (_, at) => `글 ${at}`),
  )

  expect(name).toBe(`${title}.epub`)
  expect(type).toBe('application/epub+zip')
  expect(book.spine).toEqual([
    'EPUB/title.xhtml',
    'EPUB/chapter-0001.xhtml',
    'EPUB/chapter-0002.xhtml',
    'EPUB/chapter-0003.xhtml',
  ])
  const links = all(book.documents.get('EPUB/nav.xhtml'), 'a').map(({ textContent }) => textContent)
  expect(links).toEqual(['표지', '1~16번째 장면', '17~33번째 장면', '34~50번째 장면'])
  const scenes = book.spine
    .slice(1)
    .flatMap((path) =>
      all(book.documents.get(path), 'section').flatMap(
        (section) => section.getAttribute('id') ?? [],
      ),
    )
  expect(scenes).toEqual(Array.from({ length: 50 }, (_, at) => `scene-${at}`))
  expect(one(book.documents.get('EPUB/title.xhtml'), 'h1').textContent).toBe(title)
})

it('holds any text as text', async () => {
  const odd = '<b>&amp; ]]> "따옴표" \'작은\' </p>\u0001\u000b\ufffe 🔥 ㄱ'
  const { book } = await epubOf([odd], '<script>alert(1)</script>')
  const chapter = book.documents.get('EPUB/chapter-0001.xhtml')

  expect(all(chapter, 'script')).toEqual([])
  const text = one(chapter, 'body').textContent ?? ''
  expect(text).toContain('<b>&amp; ]]> "따옴표" \'작은\' </p> 🔥 ㄱ')
  expect(text).toContain('<script>alert(1)</script>')
})

it('is a book of one chapter where only the opening was read', async () => {
  const { book } = await epubOf([])

  expect(book.spine).toEqual(['EPUB/title.xhtml', 'EPUB/chapter-0001.xhtml'])
  expect(one(book.documents.get('EPUB/chapter-0001.xhtml'), 'h2').textContent).toBe('첫 장면')
})
