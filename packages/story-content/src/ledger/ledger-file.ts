import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { z } from 'zod'
import { readYamlFile } from '../yaml/read-yaml-file.js'

export const VERDICTS = ['good', 'mended'] as const

export const Reading = z
  .object({
    verdict: z.enum(VERDICTS),
    /** A role, such as author or editor. */
    reader: z.string().min(2).max(30),
    on: z.iso.date(),
    note: z.string().min(1).max(300).optional(),
  })
  .strict()
export type Reading = z.infer<typeof Reading>

/** Verdicts of readings by the hash of the text that was read. */
export const Ledger = z.record(z.string().regex(/^[0-9a-f]{12}$/), Reading)
export type Ledger = z.infer<typeof Ledger>

export function readLedger(folder: string, root: string): Ledger {
  const path = join(folder, 'ledger.yaml')
  return existsSync(path) ? readYamlFile(path, Ledger, { root }).data : {}
}

const HEAD = `# Who read which text, and how they found it: the hash of the text, the verdict of the reading.
# Written by the ledger command; a text that is changed has a new hash and is to be read again.
`

/** Writes the verdicts in the order given, one to a line, so that a change is easily seen. */
export function writeLedger(
  folder: string,
  entries: readonly (readonly [string, Reading])[],
): void {
  const lines = entries.map(([hash, reading]) => {
    const value = stringify(reading, null, { collectionStyle: 'flow', lineWidth: 0 }).trim()
    return `'${hash}': ${value}\n`
  })
  writeFileSync(join(folder, 'ledger.yaml'), HEAD + (lines.join('') || '{}\n'))
}
