import type { RichText } from '@doran/contract'

type Block = RichText[number]
type Span = Extract<Block, { type: 'paragraph' }>['spans'][number]

/** Blocks of a formatted text; in their lines `**` starts and ends bold. */
export const paragraph = (line: string): Block => ({ type: 'paragraph', spans: spansOf(line) })

export const heading = (line: string): Block => ({ type: 'heading', spans: spansOf(line) })

export const quote = (line: string): Block => ({ type: 'quote', spans: spansOf(line) })

export const bullets = (...lines: readonly string[]): Block => listOf(lines, false)

export const steps = (...lines: readonly string[]): Block => listOf(lines, true)

function listOf(lines: readonly string[], isOrdered: boolean): Block {
  return {
    type: 'list',
    isOrdered,
    items: lines.map((line) => ({ level: 0, spans: spansOf(line) })),
  }
}

function spansOf(line: string): Span[] {
  return line
    .split('**')
    .map((text, at) => (at % 2 === 1 ? ({ text, bold: true } as const) : { text }))
    .filter(({ text }) => text !== '')
}
