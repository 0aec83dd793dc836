import type { RichText } from '@doran/contract'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { RichTextView } from './rich-text-view.js'

afterEach(cleanup)

const KEY = 'post-image/abcdefghijklmnopqrstuvwx.webp'

function open(body: RichText) {
  const pictureUrl = (key: string) => `https://images.test/${key}`
  return render(<RichTextView body={body} headingLevel={3} pictureUrl={pictureUrl} />).container
}

const linked = (href: string): RichText => [
  { type: 'paragraph', spans: [{ text: '여기', href, bold: true }] },
]

describe('a formatted text', () => {
  it('shows each block as what it is', () => {
    const container = open([
      { type: 'heading', spans: [{ text: '첫날' }] },
      {
        type: 'paragraph',
        spans: [
          { text: '굵게', bold: true },
          { text: ' 그리고 ' },
          { text: '지움', italic: true, strike: true },
        ],
      },
      { type: 'quote', spans: [{ text: '문이 열렸다' }] },
    ])
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('첫날')
    expect(container.querySelector('p')?.textContent).toBe('굵게 그리고 지움')
    expect(container.querySelector('strong')?.textContent).toBe('굵게')
    expect(container.querySelector('em s')?.textContent).toBe('지움')
    expect(container.querySelector('blockquote')?.textContent).toBe('문이 열렸다')
  })

  it('keeps the room of a picture and says what it shows', () => {
    open([{ type: 'picture', key: KEY, alt: '불 앞의 두 사람', width: 800, height: 600 }])
    const picture = screen.getByRole('img', { name: '불 앞의 두 사람' })
    expect(picture.getAttribute('src')).toBe(`https://images.test/${KEY}`)
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['800', '600'])
    expect(picture.getAttribute('loading')).toBe('lazy')
  })

  it('nests the items of a list by their levels', () => {
    const item = (text: string, level: number) => ({ level, spans: [{ text }] })
    open([
      {
        type: 'list',
        isOrdered: true,
        items: [item('가', 0), item('나', 1), item('다', 2), item('라', 1), item('마', 0)],
      },
    ])
    const [outer] = screen.getAllByRole('list')
    const tops = [...(outer?.children ?? [])].map(({ textContent }) => textContent)
    expect(tops).toEqual(['가나다라', '마'])
    const nested = screen.getAllByRole('list')[1]
    expect([...(nested?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      '나다',
      '라',
    ])
  })

  it('draws an item that skips levels one below the item before it', () => {
    const item = (text: string, level: number) => ({ level, spans: [{ text }] })
    open([{ type: 'list', isOrdered: false, items: [item('가', 2), item('나', 2), item('다', 0)] }])
    expect(screen.getAllByRole('list')).toHaveLength(2)
    expect(within(screen.getAllByRole('list')[1] ?? document.body).getByText('나')).toBeTruthy()
  })
})

describe('a link', () => {
  it('opens apart, sends no referrer and lends no weight', () => {
    open(linked('https://example.com/a?b=1'))
    const link = screen.getByRole('link', { name: '여기' })
    expect(link.getAttribute('href')).toBe('https://example.com/a?b=1')
    expect(link.getAttribute('rel')).toBe('nofollow ugc noopener noreferrer')
    expect(link.getAttribute('target')).toBe('_blank')
  })

  it('to a page of the site stays in the tab', () => {
    open(linked('/community?board=free'))
    const link = screen.getByRole('link', { name: '여기' })
    expect(link.getAttribute('href')).toBe('/community?board=free')
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([null, null])
  })

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://example.com/1',
    '//example.com',
    'https://doran.example@example.com/',
    'https://:secret@example.com/',
    '/\\example.com',
    '/a b',
    'nonsense',
    '',
  ])('to %j is plain text', (href) => {
    const container = open(linked(href))
    expect(screen.queryByRole('link')).toBeNull()
    expect(container.querySelector('[href]')).toBeNull()
    expect(container.textContent).toBe('여기')
  })
})

it('shows markup as the letters that it is', () => {
  const hostile = '<img src=x onerror=alert(1)><script>alert(1)</script>&lt;b&gt;'
  const container = open([
    { type: 'heading', spans: [{ text: hostile }] },
    { type: 'quote', spans: [{ text: hostile, bold: true }] },
    { type: 'list', isOrdered: false, items: [{ level: 0, spans: [{ text: hostile }] }] },
    { type: 'picture', key: KEY, alt: '" onload="alert(1)', width: 1, height: 1 },
  ])
  expect(container.querySelectorAll('script, b')).toHaveLength(0)
  expect(container.querySelectorAll('img')).toHaveLength(1)
  expect(container.querySelector('img')?.getAttribute('onload')).toBeNull()
  expect(screen.getByRole('heading').textContent).toBe(hostile)
})
