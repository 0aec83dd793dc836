import type { RichText, Span, TextBlock } from '@doran/contract'
import { SIGNS } from './print-lines'

type Flag = keyof typeof SIGNS
type Open =
  | { type: 'paragraph' | 'quote'; lines: string[] }
  | { type: 'list'; isOrdered: boolean; items: { level: number; text: string }[] }

const HEADING = /^# +(.*)$/
const QUOTE = /^> ?(.*)$/
const ITEM = /^( *)(?:(-)|\d+\.) +(.*)$/
const DEEPEST = 2
const LINK =
  /^\[((?:\\.|[^\\\]])+)\]\((https?:\/\/(?:\\.|[^\\)\s])+|\/(?![/\\])(?:\\.|[^\\)\s])*)\)/
/** A sign behind a `\`, or what looks like a link. */
const LIKE_LINK = /\\[^]|\[(?:\\.|[^\\\]\n])+\]\((?:\\.|[^\\)\n])*\)/gu

export const LINK_COPY =
  '링크는 [글](https://주소)나 [글](/community)처럼 적어 주세요. 링크가 아니면 [ 앞에 \\를 붙여요.'

/** Whether something looks like a link and would stand there as it was typed. */
export function hasBrokenLink(text: string): boolean {
  return [...text.matchAll(LIKE_LINK)].some(
    ([found]) => found.startsWith('[') && LINK.exec(found)?.[0] !== found,
  )
}

/** The formatted text that an administrator wrote: what `printLines` prints comes out as it was. */
export function parseLines(text: string): RichText {
  const blocks: TextBlock[] = []
  let open: Open | null = null
  const close = () => {
    const block = open && blockOf(open)
    if (block) blocks.push(block)
    open = null
  }
  for (const line of text.replaceAll('\r\n', '\n').split('\n')) {
    const heading = HEADING.exec(line)?.[1]
    const quote = QUOTE.exec(line)?.[1]
    const item = ITEM.exec(line)
    if (line.trim() === '') close()
    else if (heading !== undefined) {
      close()
      const spans = parseSpans(heading)
      if (spans.length > 0) blocks.push({ type: 'heading', spans })
    } else if (quote !== undefined) {
      const quoted = openOf(open, 'quote')
      if (!quoted) close()
      open = { type: 'quote', lines: [...(quoted ?? []), quote] }
    } else if (item) {
      const isOrdered = item[2] === undefined
      const items: { level: number; text: string }[] = itemsOf(open, isOrdered)
      if (items.length === 0) close()
      const level = Math.min(DEEPEST, Math.floor((item[1]?.length ?? 0) / 2))
      open = { type: 'list', isOrdered, items: [...items, { level, text: item[3] ?? '' }] }
    } else {
      const written = openOf(open, 'paragraph')
      if (!written) close()
      open = { type: 'paragraph', lines: [...(written ?? []), line] }
    }
  }
  close()
  return blocks
}

function openOf(open: Open | null, type: 'paragraph' | 'quote'): string[] | null {
  return open?.type === type ? open.lines : null
}

function itemsOf(open: Open | null, isOrdered: boolean) {
  return open?.type === 'list' && open.isOrdered === isOrdered ? open.items : []
}

function blockOf(open: Open): TextBlock | null {
  if (open.type === 'list') {
    const { isOrdered, items } = open
    return {
      type: 'list',
      isOrdered,
      items: items.map(({ level, text }) => ({ level, spans: parseSpans(text) })),
    }
  }
  const spans = parseSpans(open.lines.join('\n'))
  return spans.length > 0 ? { type: open.type, spans } : null
}

function parseSpans(text: string): Span[] {
  const spans: Span[] = []
  const on = new Set<Flag>()
  const put = (more: string, href?: string) => {
    const flags = Object.fromEntries([...on].map((flag) => [flag, true as const]))
    const span: Span = { text: more, ...flags, ...(href !== undefined && { href }) }
    const last = spans.at(-1)
    if (last && isSameFormat(last, span))
      spans[spans.length - 1] = { ...last, text: last.text + more }
    else spans.push(span)
  }
  let rest = text
  while (rest !== '') {
    const link = LINK.exec(rest)
    const flag = flagAt(rest)
    if (link) {
      put(unescape(link[1] ?? ''), unescape(link[2] ?? ''))
      rest = rest.slice(link[0].length)
    } else if (flag) {
      if (!on.delete(flag)) on.add(flag)
      rest = rest.slice(SIGNS[flag].length)
    } else {
      const one = /^(?:\\[^]|[^])/u.exec(rest)?.[0] ?? rest
      if (one !== '\\\n') put(unescape(one))
      else put('\n')
      rest = rest.slice(one.length)
    }
  }
  return spans
}

function flagAt(text: string): Flag | null {
  const flags = ['bold', 'italic', 'strike'] as const
  return flags.find((flag) => text.startsWith(SIGNS[flag])) ?? null
}

function isSameFormat(one: Span, other: Span): boolean {
  return (
    one.bold === other.bold &&
    one.italic === other.italic &&
    one.strike === other.strike &&
    one.href === other.href
  )
}

/** `\n` is a line break within a line; any other sign behind a `\` stands for itself. */
function unescape(text: string): string {
  return text.replaceAll(/\\([^])/gu, (_all, sign: string) => (sign === 'n' ? '\n' : sign))
}
