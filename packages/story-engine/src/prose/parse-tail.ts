import { z } from 'zod'

/** What a model proposes behind its prose. The engine decides what of it comes true. */
export type Proposal = {
  choices: string[]
  gauges: Record<string, number>
  relations: Record<string, number>
  remember: string | null
}

const MOST_CHOICES = 5
const MOST_CHANGES = 30
const LONGEST_TAIL = 8000
const LONGEST_KEY = 40
const INHERITED = new Set(['__proto__', 'constructor', 'prototype'])

const line = (least: number, most: number) =>
  z
    .string()
    .trim()
    .refine((text) => text.isWellFormed() && !/[\p{Cc}\u2028\u2029]/u.test(text))
    .refine((text) => isBetween(Array.from(text).length, least, most))
const Choice = line(2, 40).refine((text) => !/[<>{}[\]＜＞]/u.test(text))
const Remembered = line(2, 60)
const Change = z.int().min(-100).max(100)

const Tail = z.object({
  choices: z.array(z.unknown()).catch([]),
  gauges: z.unknown().optional(),
  relations: z.unknown().optional(),
  remember: z.unknown().optional(),
})

/**
 * Reads the JSON behind a model's prose, with fences, text around it or commas too many. Values that do not
 * hold are left out one by one; null if nothing usable is left. Never throws.
 */
export function parseTail(tail: string): Proposal | null {
  const parsed = Tail.safeParse(readObject(tail.slice(0, LONGEST_TAIL)))
  if (!parsed.success) return null
  const { choices, gauges, relations, remember } = parsed.data
  const proposal: Proposal = {
    choices: readChoices(choices),
    gauges: readChanges(gauges),
    relations: readChanges(relations),
    remember: Remembered.safeParse(remember).data ?? null,
  }
  return isEmpty(proposal) ? null : proposal
}

function readChoices(choices: readonly unknown[]): string[] {
  const held = choices.flatMap((choice) => Choice.safeParse(choice).data ?? [])
  return [...new Set(held)].slice(0, MOST_CHOICES)
}

function readChanges(changes: unknown): Record<string, number> {
  if (typeof changes !== 'object' || changes === null || Array.isArray(changes)) return {}
  const held = Object.entries(changes).flatMap(([name, change]) => {
    const key = name.trim().normalize('NFC')
    const { data } = Change.safeParse(change)
    const isKey = isBetween(key.length, 1, LONGEST_KEY) && !INHERITED.has(key)
    return isKey && data !== undefined ? [[key, data] as const] : []
  })
  return Object.fromEntries(held.slice(0, MOST_CHANGES))
}

function readObject(tail: string): unknown {
  const from = tail.indexOf('{')
  const json = from < 0 ? '' : tail.slice(from, objectEnd(tail, from))
  return parse(json) ?? parse(withoutLastCommas(json))
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

const STRING_OR_LAST_COMMA = /"(?:[^"\\]|\\[\s\S])*"|,(?=\s*[}\]])/gu

function withoutLastCommas(json: string): string {
  return json.replaceAll(STRING_OR_LAST_COMMA, (found) => (found === ',' ? '' : found))
}

/** Just behind the brace that closes the one at `from`; braces within strings do not count. */
function objectEnd(text: string, from: number): number {
  let depth = 0
  let isString = false
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at]
    if (isString && sign === '\\') at += 1
    else if (sign === '"') isString = !isString
    else if (!isString && sign === '{') depth += 1
    else if (!isString && sign === '}') depth -= 1
    if (depth === 0) return at + 1
  }
  return text.length
}

function isEmpty({ choices, gauges, relations, remember }: Proposal): boolean {
  const changes = [...Object.keys(gauges), ...Object.keys(relations)]
  return choices.length === 0 && changes.length === 0 && remember === null
}

function isBetween(number: number, least: number, most: number): boolean {
  return number >= least && number <= most
}
