import type { RichText, Span, TextBlock } from '@doran/contract'
import { COMMUNITY } from '@doran/contract/community/limits'

/** Neighbours of one format as one span, and none without text. */
export function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const span of spans) {
    const last = joined.at(-1)
    if (span.text === '') continue
    // A line break shows no format of its own.
    if (last && (isAlike(last, span) || /^\n+$/.test(span.text)))
      joined[joined.length - 1] = { ...last, text: last.text + span.text }
    else joined.push(span)
  }
  return joined
}

/** As much of it as the contract takes, without losing text: what is too fine or too much is put together. */
export function fitRichText(body: RichText): RichText {
  const blocks = withoutEmptyEnds(body.flatMap(splitList))
  const fitting = spansOf(blocks) > COMMUNITY.spans ? blocks.map(withoutFormats) : blocks
  return fitBlocks(fitting)
}

function isAlike(one: Span, other: Span): boolean {
  return (
    one.bold === other.bold &&
    one.italic === other.italic &&
    one.strike === other.strike &&
    one.href === other.href
  )
}

function isEmpty(block: TextBlock): boolean {
  return block.type !== 'picture' && block.type !== 'list' && block.spans.length === 0
}

function withoutEmptyEnds(blocks: RichText): RichText {
  const first = blocks.findIndex((block) => !isEmpty(block))
  const last = blocks.findLastIndex((block) => !isEmpty(block))
  return first === -1 ? [] : blocks.slice(first, last + 1)
}

function splitList(block: TextBlock): TextBlock[] {
  if (block.type !== 'list' || block.items.length <= COMMUNITY.listItems) return [block]
  const rest = { ...block, items: block.items.slice(COMMUNITY.listItems) }
  return [{ ...block, items: block.items.slice(0, COMMUNITY.listItems) }, ...splitList(rest)]
}

function spansOf(blocks: RichText): number {
  return blocks.reduce((count, block) => {
    if (block.type === 'picture') return count
    if (block.type !== 'list') return count + block.spans.length
    return count + block.items.reduce((sum, { spans }) => sum + spans.length, 0)
  }, 0)
}

function plain(spans: readonly Span[]): Span[] {
  return joinSpans(spans.map(({ text }) => ({ text })))
}

function withoutFormats(block: TextBlock): TextBlock {
  if (block.type === 'picture') return block
  if (block.type !== 'list') return { ...block, spans: plain(block.spans) }
  return { ...block, items: block.items.map((item) => ({ ...item, spans: plain(item.spans) })) }
}

/** Empty lines go first; then the last paragraphs become one, with the pictures among them behind it. */
function fitBlocks(blocks: RichText): RichText {
  if (blocks.length <= COMMUNITY.blocks) return blocks
  const full = blocks.filter((block) => !isEmpty(block))
  if (full.length <= COMMUNITY.blocks) return full
  const pictures = full.filter(({ type }) => type === 'picture').length
  const headLength = Math.max(0, COMMUNITY.blocks - 1 - pictures)
  const rest = full.slice(headLength)
  const lines = rest.flatMap(linesOf)
  const spans = joinSpans(
    lines.flatMap((line, at) => (at === 0 ? line : [{ text: '\n' }, ...line])),
  )
  return [
    ...full.slice(0, headLength),
    { type: 'paragraph', spans },
    ...rest.filter(({ type }) => type === 'picture'),
  ]
}

function linesOf(block: TextBlock): Span[][] {
  if (block.type === 'picture') return []
  return block.type === 'list' ? block.items.map(({ spans }) => spans) : [block.spans]
}
