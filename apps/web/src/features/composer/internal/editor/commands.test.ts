import type { RichText } from '@doran/contract'
import { $getRoot, $selectAll } from 'lexical'
import { afterEach, describe, expect, it } from 'vitest'
import { anEditor } from './an-editor.fake'
import { $blockKind, $moveItems, $toggleBlock } from './block-commands'
import { $readLink, $removeLink, $setLink } from './link-commands'
import { linkAddress } from './link-sheet'
import { pictureProblem } from './picture-problem'

afterEach(() => document.body.replaceChildren())

const TEXT: RichText = [{ type: 'paragraph', spans: [{ text: '모닥불' }] }]
const list = (level: number): RichText => [
  {
    type: 'list',
    isOrdered: false,
    items: [
      { level: 0, spans: [{ text: '하나' }] },
      { level, spans: [{ text: '둘' }] },
    ],
  },
]

describe('a block', () => {
  it.each(['heading', 'quote'] as const)('becomes a %s and a paragraph again', (kind) => {
    const { update, read } = anEditor(TEXT)
    update(() => $selectAll())
    update(() => $toggleBlock(kind))
    expect(read()).toEqual([{ type: kind, spans: [{ text: '모닥불' }] }])
    update(() => $toggleBlock(kind))
    expect(read()).toEqual(TEXT)
  })

  it('becomes a list, the other kind of list, and a paragraph again', () => {
    const { update, read } = anEditor(TEXT)
    update(() => $selectAll())
    update(() => $toggleBlock('bullet'))
    expect(read()).toMatchObject([{ type: 'list', isOrdered: false }])
    update(() => $toggleBlock('number'))
    expect(read()).toMatchObject([{ type: 'list', isOrdered: true }])
    update(() => $toggleBlock('number'))
    expect(read()).toEqual(TEXT)
  })

  it('is what the one at the cursor is', () => {
    const { update, editor } = anEditor(list(1))
    update(() => $getRoot().selectEnd())
    expect(editor.read($blockKind)).toBe('bullet')
  })
})

it('an item moves in by three levels at most, and out again', () => {
  const { update, read } = anEditor(list(0))
  update(() => $getRoot().selectEnd())
  for (const level of [1, 2, 2]) {
    update(() => $moveItems(1))
    expect(read()).toEqual(list(level))
  }
  for (const level of [1, 0, 0]) {
    update(() => $moveItems(-1))
    expect(read()).toEqual(list(level))
  }
})

describe('a link', () => {
  const HREF = 'https://example.com/'
  const linked: RichText = [{ type: 'paragraph', spans: [{ text: '모닥불', href: HREF }] }]

  it('is made of what is marked, and taken away again', () => {
    const { editor, update, read } = anEditor(TEXT)
    update(() => $selectAll())
    expect(editor.read($readLink)).toEqual({ href: '', needsText: false })
    update(() => $setLink(HREF, '다른 말'))
    expect(read()).toEqual(linked)
    expect(editor.read($readLink)).toEqual({ href: HREF, needsText: false })
    update($removeLink)
    expect(read()).toEqual(TEXT)
  })

  it('comes with its words where nothing is marked', () => {
    const { update, read } = anEditor()
    update(() => $setLink(HREF, '모닥불'))
    expect(read()).toEqual(linked)
  })

  it.each([
    ['https://example.com/a', 'https://example.com/a'],
    [' example.com/a?b=1 ', 'https://example.com/a?b=1'],
    ['javascript:alert(1)', null],
    ['mailto:a@example.com', null],
    ['모닥불', null],
    ['', null],
    [`https://example.com/${'a'.repeat(1_000)}`, null],
  ])('to %j leads to %j', (typed, href) => expect(linkAddress(typed)).toBe(href))
})

it.each([
  [{ type: 'image/gif', size: 1 }, 0, /jpg, png, webp/],
  [{ type: 'image/png', size: 6_000_000 }, 0, /5MB/],
  [{ type: 'image/png', size: 1 }, 8, /8장까지/],
])('refuses the picture %j beside %i others', (file, count, words) =>
  expect(pictureProblem(file, count)).toMatch(words),
)
