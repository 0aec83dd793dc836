import type { ShelvedText } from './shelf.js'

const SLOT = /\{[^{}]*\}/gu
const SLOT_LENGTH = 80

/**
 * Which texts a transcript shows whole. Line breaks and indents do not count, and a slot stands for whatever
 * filled it. A label, a phrase or a title must be a line of its own, for it may also be a part of a sentence.
 */
export function textsInTranscript(
  texts: readonly ShelvedText[],
  transcript: string,
): ShelvedText[] {
  const flat = flatten(transcript)
  const lines = new Set(transcript.split('\n').map(bareLine))
  return texts.filter(({ kind, text }) => {
    if (kind === 'prose' || text.includes('{')) return shows(flat, text)
    return lines.has(flatten(text))
  })
}

function shows(flat: string, text: string): boolean {
  const parts = text.split(SLOT).map((part) => escape(flatten(part)))
  return new RegExp(parts.join(`.{0,${SLOT_LENGTH}}?`), 'u').test(flat)
}

/** A line without the marks that a transcript puts before a choice, an input or a memory. */
function bareLine(line: string): string {
  return flatten(line.replace(/^[^\p{L}\p{N}]*(?:\d+\.\s*)?/u, '').replace(/\s+\(.*\)$/u, ''))
}

function flatten(text: string): string {
  return text.replace(/\s+/gu, '')
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
}
