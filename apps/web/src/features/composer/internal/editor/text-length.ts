import type { RichText, TextBlock } from '@doran/contract'

/** How many characters a text has for its limit: its blocks' text, a line for each. */
export function lengthOf(body: RichText): number {
  const lines = body.map(textOfBlock).filter((text) => text !== '')
  return Array.from(lines.join('\n')).length
}

/** The text alone, without its formats. */
export function plainTextOf(body: RichText): string {
  return body.map(textOfBlock).join('\n').trim()
}

function textOfBlock(block: TextBlock): string {
  if (block.type === 'picture') return ''
  if (block.type !== 'list') return block.spans.map(({ text }) => text).join('')
  return block.items.map(({ spans }) => spans.map(({ text }) => text).join('')).join('\n')
}
