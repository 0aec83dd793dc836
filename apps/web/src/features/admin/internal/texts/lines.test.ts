// @vitest-environment node
import { contract } from '@doran/contract'
import { expect, it } from 'vitest'
import { hasBrokenLink, parseLines } from './parse-lines'
import { printLines } from './print-lines'

// As it is sent.
const Body = contract['PUT /v1/admin/page/{key}'].body.shape.body

const paragraph = (...spans: object[]) => ({ type: 'paragraph', spans })
const said = (text: string, over: object = {}) => ({ text, ...over })

it('reads headings, paragraphs, quotes and lists from what was typed', () => {
  const typed = [
    '# 1. 서로를 사람으로 대해요',
    '',
    '의견이 달라도 **사람**이 아니라 내용을 말해요.',
    '둘째 줄이에요.',
    '',
    '> 이렇게 말해요.',
    '> 두 줄도 돼요.',
    '- 첫째',
    '  - 그 아래',
    '1. 하나',
    '2. [도움말](https://example.com/a)과 [공지](/notice?id=1)',
  ].join('\n')
  expect(parseLines(typed)).toEqual([
    { type: 'heading', spans: [said('1. 서로를 사람으로 대해요')] },
    paragraph(
      said('의견이 달라도 '),
      said('사람', { bold: true }),
      said('이 아니라 내용을 말해요.\n둘째 줄이에요.'),
    ),
    { type: 'quote', spans: [said('이렇게 말해요.\n두 줄도 돼요.')] },
    {
      type: 'list',
      isOrdered: false,
      items: [
        { level: 0, spans: [said('첫째')] },
        { level: 1, spans: [said('그 아래')] },
      ],
    },
    {
      type: 'list',
      isOrdered: true,
      items: [
        { level: 0, spans: [said('하나')] },
        {
          level: 0,
          spans: [
            said('도움말', { href: 'https://example.com/a' }),
            said('과 '),
            said('공지', { href: '/notice?id=1' }),
          ],
        },
      ],
    },
  ])
})

it.each([
  ['signs in the text', paragraph(said('2**3 a_b __x__ [글](말) \\n 7~30일 ~~ 끝*'))],
  [
    'lines that look like other blocks',
    paragraph(said('# 아님\n- 아님\n1. 아님\n\n> 아님\n  들여씀')),
  ],
  [
    'formats side by side',
    paragraph(
      said('가', { bold: true }),
      said('나', { bold: true, italic: true }),
      said('다', { strike: true }),
      said('여기', { href: '/notice' }),
      said('*', { italic: true, href: 'https://example.com/(a)\\b' }),
      said('라'),
    ),
  ],
  ['a line break in a heading', { type: 'heading', spans: [said('첫 줄\n둘째 줄')] }],
  [
    'a deep list',
    {
      type: 'list',
      isOrdered: true,
      items: [
        { level: 0, spans: [said('하나')] },
        { level: 2, spans: [said('깊이\n두 줄', { bold: true })] },
      ],
    },
  ],
  ['a quote with an empty line', { type: 'quote', spans: [said('가\n\n나')] }],
])('prints %s so that it is read as it was', (_what, block) => {
  const body = Body.parse([block, paragraph(said('뒤따르는 글'))])
  expect(parseLines(printLines(body))).toEqual(body)
})

it('takes nothing for a text that is only space', () => {
  expect(parseLines(' \n\n  ')).toEqual([])
  expect(printLines([])).toBe('')
})

it.each([
  ['[글](https://example.com) [글](/) [글](/notice)', false],
  ['\\[글](말), [글] (말), 글(말), [글]', false],
  ['[글](말)', true],
  ['[글](//example.com)', true],
  ['[글](javascript:alert)', true],
  ['[글](/두 말)', true],
  ['**[글]()**', true],
])('of “%s” says whether a link is broken: %s', (text, isBroken) => {
  expect(hasBrokenLink(text)).toBe(isBroken)
})
