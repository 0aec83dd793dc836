import { expect, it } from 'vitest'
import { FIELD_COPY } from '@doran/contract/errors'
import { COMMUNITY } from '@doran/contract/limits'
import { sharedTestApi } from '../../testing/test-app.js'
import { newPost, paragraphs, picture, establishedPerson } from '../../testing/test-community.js'

const api = sharedTestApi()

const KEY = `post-image/${'a'.repeat(27)}.webp`

/** What the API says of a body of any shape. */
async function answerTo(body: unknown, more: object = {}) {
  const { browser } = await establishedPerson(api())
  const response = await browser.request('/v1/community/post', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...newPost(), ...more, body }),
  })
  return { status: response.status, text: await response.text() }
}

const spans = (span: object) => [{ type: 'paragraph', spans: [span] }]
const listOf = (level: number) => [
  { type: 'list', isOrdered: false, items: [{ level, spans: [{ text: '가' }] }] },
]

function nested(depth: number): object {
  let inner: object = { type: 'list', isOrdered: false, items: [] }
  for (let at = 0; at < depth; at += 1) inner = { type: 'list', isOrdered: false, items: [inner] }
  return inner
}

it.each([
  ['an unknown block', [{ type: 'html', html: '<script>alert(1)</script>' }]],
  ['a block with more than it has', [{ type: 'quote', spans: [], onclick: 'x' }]],
  ['a span with more than it has', spans({ text: 'a', class: 'x' })],
  ['a script as a link', spans({ text: 'a', href: 'javascript:alert(1)' })],
  ['a disguised script as a link', spans({ text: 'a', href: ' java\nscript:alert(1)' })],
  ['data as a link', spans({ text: 'a', href: 'data:text/html,<b>' })],
  ['a link with a name in it', spans({ text: 'a', href: 'https://user:pass@host.kr/' })],
  ['a link behind another', spans({ text: 'a', href: 'https://google.com\u3000@evil.com' })],
  ['a link with a gap', spans({ text: 'a', href: 'https://a.kr/b c' })],
  ['a link without a scheme', spans({ text: 'a', href: '//example.com' })],
  ['a picture of elsewhere', [picture('https://example.com/a.webp')]],
  ['a picture of another purpose', [picture(KEY.replace('post', 'chat'))]],
  ['a picture without a description', [picture(KEY, ' ')]],
  ['a list too deep', listOf(3)],
  ['a list below zero', listOf(-1)],
  ['a thousand lists in each other', [nested(1_000)]],
  ['more blocks than it may have', Array.from({ length: 401 }, () => spans({ text: 'a' })[0])],
  ['nothing', []],
  ['white space', paragraphs(' \u3164\u200b')],
  ['a text', 'hello'],
])('refuses %s', async (_, body) => {
  expect(await answerTo(body)).toMatchObject({ status: 400 })
})

it('counts the text of all blocks, in code points', async () => {
  const whole = ['\u{1f359}'.repeat(5_000), '가'.repeat(4_999)]
  expect((await answerTo(paragraphs(...whole))).status).toBe(200)

  const { status, text } = await answerTo(paragraphs(...whole, '나'))
  expect(status).toBe(400)
  expect(text).toContain(FIELD_COPY.postTooLong)
})

it('takes as many blocks, items and spans as it says', async () => {
  const items = Array.from({ length: COMMUNITY.listItems }, () => ({
    level: 0,
    spans: [{ text: '가' }],
  }))
  const blocks = Array.from({ length: COMMUNITY.blocks - 2 }, () => spans({ text: '나' })[0])
  const many = Array.from({ length: COMMUNITY.spans }, (__, at) =>
    at % 2 === 0 ? { text: '다' } : { text: '라', bold: true },
  )
  const body = [
    ...blocks,
    { type: 'list', isOrdered: true, items },
    { type: 'paragraph', spans: many },
  ]
  expect((await answerTo(body)).status).toBe(200)
})

it('refuses the ninth picture', async () => {
  const { status, text } = await answerTo(Array.from({ length: 9 }, () => picture(KEY)))
  expect(status).toBe(400)
  expect(text).toContain(FIELD_COPY.postPictures)
})

it.each([
  ['a title of one letter', { title: ' 가 ' }],
  ['a title of 61', { title: '가'.repeat(61) }],
  ['an unknown board', { board: 'notice' }],
  ['five attachments', { attachments: Array.from({ length: 5 }, () => ({ type: 'game' })) }],
  [
    'a poll of one answer',
    { poll: { question: '?', isMultiple: false, days: 1, options: ['가'] } },
  ],
  [
    'a poll of two that are the same',
    { poll: { question: '?', isMultiple: false, days: 1, options: ['가', '가'] } },
  ],
  [
    'a poll of a hundred days',
    { poll: { question: '?', isMultiple: false, days: 100, options: ['가', '나'] } },
  ],
])('refuses %s', async (_, more) => {
  expect(await answerTo(paragraphs('가'), more)).toMatchObject({ status: 400 })
})
