import type { RichText, Span, TextBlock } from '@doran/contract'
import { COMMUNITY } from '@doran/contract/community/limits'
import { safeHref } from '@doran/rich-text'

type ListItem = Extract<TextBlock, { type: 'list' }>['items'][number]

/** A text that was stored in the browser; what is none of a text's is left out. */
export function parseBody(stored: unknown): RichText {
  return listOf(stored).flatMap(parseBlock)
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function parseBlock(stored: unknown): TextBlock[] {
  const block: Record<string, unknown> = Object(stored)
  const { type } = block
  if (type === 'paragraph' || type === 'heading' || type === 'quote')
    return [{ type, spans: parseSpans(block['spans']) }]
  if (type === 'list') {
    const items = listOf(block['items']).flatMap(parseItem)
    return items.length > 0 ? [{ type, isOrdered: block['isOrdered'] === true, items }] : []
  }
  const { key, alt, width, height } = block
  const isPicture = type === 'picture' && typeof key === 'string' && typeof alt === 'string'
  if (!isPicture || typeof width !== 'number' || typeof height !== 'number') return []
  return [{ type, key, alt, width, height }]
}

function parseItem(stored: unknown): ListItem[] {
  const { level, spans }: { level?: unknown; spans?: unknown } = Object(stored)
  if (typeof level !== 'number') return []
  const known = Math.min(Math.max(Math.trunc(level), 0), COMMUNITY.listLevels - 1)
  return [{ level: known, spans: parseSpans(spans) }]
}

function parseSpans(stored: unknown): Span[] {
  return listOf(stored).flatMap((each) => {
    const { text, bold, italic, strike, href }: Record<string, unknown> = Object(each)
    if (typeof text !== 'string' || text === '') return []
    const address = typeof href === 'string' ? safeHref(href) : null
    return [
      {
        text,
        ...(bold === true && { bold }),
        ...(italic === true && { italic }),
        ...(strike === true && { strike }),
        ...(address !== null && { href: address }),
      },
    ]
  })
}
