import { RichText, textOf, type Span, type TextBlock } from '@doran/contract'
import { COMMUNITY } from '@doran/contract/community/limits'
import * as fc from 'fast-check'
import { $selectAll } from 'lexical'
import { afterEach, describe, expect, it } from 'vitest'
import { anEditor } from './an-editor.fake'
import { fitRichText, joinSpans } from './fit-rich-text'
import { lengthOf } from './text-length'

afterEach(() => document.body.replaceChildren())

const KEY = 'post-image/abcdefghijklmnopqrstuvwx.webp'

/** What comes of something copied elsewhere. */
function pasted(html: string, canLink = true): RichText {
  const { update, paste, read } = anEditor([], canLink)
  update(() => $selectAll())
  paste(html)
  return read()
}

const plain = (text: string): TextBlock => ({ type: 'paragraph', spans: [{ text }] })

const words = fc.stringMatching(/^[가-힣a-z]{1,8}( [가-힣a-z]{1,5})?(\n[가-힣]{1,3})?$/)
const flag = fc.constantFrom(true as const, undefined)
const span: fc.Arbitrary<Span> = fc
  .record({
    text: words,
    bold: flag,
    italic: flag,
    strike: flag,
    href: fc.constantFrom(undefined, 'https://example.com/a?b=1', 'http://doran.kr/'),
  })
  .map(({ text, bold, italic, strike, href }) => ({
    text,
    ...(bold && { bold }),
    ...(italic && { italic }),
    ...(strike && { strike }),
    ...(href !== undefined && { href }),
  }))
const someSpans = fc.array(span, { maxLength: 4 })
const block: fc.Arbitrary<TextBlock> = fc.oneof(
  fc.record({ type: fc.constantFrom('paragraph', 'heading', 'quote'), spans: someSpans }),
  fc.record({
    type: fc.constant('list'),
    isOrdered: fc.boolean(),
    items: fc.array(fc.record({ level: fc.integer({ min: 0, max: 2 }), spans: someSpans }), {
      minLength: 1,
      maxLength: 6,
    }),
  }),
  fc.record({
    type: fc.constant('picture'),
    key: fc.constant(KEY),
    alt: words,
    width: fc.integer({ min: 1, max: 1600 }),
    height: fc.integer({ min: 1, max: 1600 }),
  }),
)
/** Lists of one kind, one after the other, are one list to whoever writes. */
const bodies = fc
  .array(block, { maxLength: 6 })
  .map((blocks) =>
    blocks.filter(
      (each, at) =>
        each.type !== 'list' || !blocks.slice(0, at).some(({ type }) => type === 'list'),
    ),
  )

describe('a text of a post', () => {
  it('is the same after it was in the editor', () => {
    fc.assert(
      fc.property(bodies, (written) => {
        const before = fitRichText(written.map(withJoinedSpans))
        expect(anEditor(before).read()).toEqual(before)
        document.body.replaceChildren()
      }),
      { numRuns: 60 },
    )
  })

  it('is as long as the contract counts it', () => {
    fc.assert(
      fc.property(bodies, (written) => {
        expect(lengthOf(written)).toBe(Array.from(textOf(written)).length)
      }),
    )
  })

  it('keeps the order and the levels of its lists', () => {
    const list = (levels: number[]): RichText => [
      {
        type: 'list',
        isOrdered: true,
        items: levels.map((level, at) => ({ level, spans: [{ text: String(at) }] })),
      },
    ]
    for (const levels of [[0, 1, 2, 1, 0], [2], [0, 2, 0, 2], [1, 1, 0]])
      expect(anEditor(list(levels)).read()).toEqual(list(levels))
  })
})

describe('what is pasted', () => {
  it('keeps what a post knows', () => {
    expect(
      pasted(
        '<h1>제목</h1><p>가<b>나</b><i>다</i><s>라</s></p><blockquote>인용</blockquote><ol><li>하나</li><li>둘</li></ol>',
      ),
    ).toEqual([
      { type: 'heading', spans: [{ text: '제목' }] },
      {
        type: 'paragraph',
        spans: [
          { text: '가' },
          { text: '나', bold: true },
          { text: '다', italic: true },
          { text: '라', strike: true },
        ],
      },
      { type: 'quote', spans: [{ text: '인용' }] },
      {
        type: 'list',
        isOrdered: true,
        items: [
          { level: 0, spans: [{ text: '하나' }] },
          { level: 0, spans: [{ text: '둘' }] },
        ],
      },
    ])
  })

  it('becomes paragraphs of its text where a post does not know it', () => {
    const body = pasted(
      '<table><tr><td>칸</td></tr></table><video>영상</video><section><u>밑줄</u></section><script>alert(1)</script><img src="x" onerror="alert(1)">',
    )
    expect(RichText.safeParse(body).success).toBe(true)
    expect(body.every(({ type }) => type === 'paragraph')).toBe(true)
    expect(textOf(body)).toBe('칸\n영상\n밑줄')
    expect(JSON.stringify(body)).not.toMatch(/alert|bold|italic/)
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@example.com', '/me', 'nonsense'])(
    'loses a link to %s and keeps its text',
    (href) => expect(pasted(`<p>앞 <a href="${href}">여기</a></p>`)).toEqual([plain('앞 여기')]),
  )

  it('keeps links to web addresses, where they may be set', () => {
    const html = '<p><a href="https://example.com/a">여기</a></p>'
    expect(pasted(html)).toEqual([
      { type: 'paragraph', spans: [{ text: '여기', href: 'https://example.com/a' }] },
    ])
    expect(pasted(html, false)).toEqual([plain('여기')])
    expect(pasted(`<p><a href="https://example.com/${'a'.repeat(1_000)}">길어요</a></p>`)).toEqual([
      plain('길어요'),
    ])
  })

  it('has lists of three levels at most', () => {
    const html =
      '<ul><li>1<ul><li>2<ul><li>3<ul><li>4<ul><li>5</li></ul></li></ul></li></ul></li></ul></li></ul>'
    const [list] = pasted(html)
    expect(
      list?.type === 'list' && list.items.map(({ level, spans }) => [level, spans[0]?.text]),
    ).toEqual([
      [0, '1'],
      [1, '2'],
      [2, '3'],
      [2, '4'],
      [2, '5'],
    ])
  })

  it('is a thousand lists deep and still a text', () => {
    const deep = 60
    const body = pasted('<ul><li>가'.repeat(deep) + '</li></ul>'.repeat(deep))
    expect(RichText.safeParse(body).success).toBe(true)
    expect(textOf(body).replaceAll('\n', '')).toBe('가'.repeat(deep))
  })
})

describe('a text that is too much', () => {
  it('is put together and loses no text', () => {
    const many = Array.from({ length: COMMUNITY.blocks + 30 }, (_, at) => plain(String(at)))
    const fitted = fitRichText(many)
    expect(RichText.safeParse(fitted).success).toBe(true)
    expect(textOf(fitted)).toBe(textOf(many))
  })

  it('loses empty lines first', () => {
    const many = Array.from({ length: 300 }, () => [
      plain('가'),
      { type: 'paragraph' as const, spans: [] },
    ])
    expect(fitRichText(many.flat())).toHaveLength(300)
  })

  it('keeps its long lists as several', () => {
    const items = Array.from({ length: 250 }, (_, at) => ({
      level: 0,
      spans: [{ text: String(at) }],
    }))
    const fitted = fitRichText([{ type: 'list', isOrdered: false, items }])
    expect(fitted).toHaveLength(3)
    expect(RichText.safeParse(fitted).success).toBe(true)
  })

  it('loses its formats where there are too many of them', () => {
    const spans = Array.from({ length: COMMUNITY.spans + 1 }, (_, at): Span =>
      at % 2 === 0 ? { text: '가', bold: true } : { text: '나' },
    )
    expect(fitRichText([{ type: 'paragraph', spans }])).toEqual([
      plain(spans.map(({ text }) => text).join('')),
    ])
  })
})

function withJoinedSpans(given: TextBlock): TextBlock {
  if (given.type === 'picture') return given
  if (given.type !== 'list') return { ...given, spans: joinSpans(given.spans) }
  const items = given.items.map((item) => ({ ...item, spans: joinSpans(item.spans) }))
  return { ...given, items }
}
