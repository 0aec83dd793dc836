import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { show } from './figures.js'

export type Verdict = {
  name: string
  value: number
  limit: number
  /** The raw figures that the value was made of. */
  of: string
}

export function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** Prints one line a limit; true when all are kept. A figure that could not be taken keeps none. */
export function judge(verdicts: readonly Verdict[]): boolean {
  for (const { name, value, limit, of } of verdicts) {
    const word = value <= limit ? 'kept  ' : 'MISSED'
    say(`${word} ${name}: ${show(value)} (at most ${show(limit)}) — ${of}`)
  }
  return verdicts.every(({ value, limit }) => value <= limit)
}

export function writeResult(file: string, result: object): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`)
  say(`written to ${file}`)
}
