// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { drawBookPdf } from './book-pdf'
import { drawPage } from './draw-page'
import { countEmbeddedFonts, readPdfText } from './pdf-text.fake'
import { FULLEST_PAGES, LEAST_PAGES, OTHER_PAGES } from './some-pages.fake'

const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const MOST_BYTES = 10 * 1_048_576

const draw = (pages: typeof FULLEST_PAGES, author: string | null = '모닥불') =>
  drawBookPdf({ title: '새벽을 모은 해', author, pages }, () => {
    const { buffer, byteOffset, byteLength } = new Uint8Array(Buffer.from(DOT, 'base64'))
    return Promise.resolve(buffer.slice(byteOffset, byteOffset + byteLength))
  })

describe.each([
  ['the least', LEAST_PAGES],
  ['as much as there can be', FULLEST_PAGES],
  ['what is between', OTHER_PAGES],
])('a book of %s', (_of, pages) => {
  it('has a page for each, and every word of them as text in fonts of its own', async () => {
    const pdf = await draw(pages)
    const head = Buffer.from(pdf).toString('latin1')
    expect(head.match(/\/Type \/Page\n/g)).toHaveLength(pages.length)
    const drawn = pages.flatMap((page) =>
      drawPage(page).shapes.flatMap((part) => (part.type === 'text' ? part.text : [])),
    )
    expect(drawn.length).toBeGreaterThan(pages.length)
    expect(readPdfText(pdf)).toEqual(drawn)
    expect(countEmbeddedFonts(pdf)).toBe(2)
    expect(pdf.byteLength).toBeLessThan(MOST_BYTES)
  })
})

it('names its author only where that is told', async () => {
  const headOf = async (author: string | null) =>
    Buffer.from(await draw(LEAST_PAGES, author)).toString('latin1')
  expect(await headOf('Campfire')).toContain('(Campfire)')
  expect(await headOf(null)).not.toContain('/Author')
})
