import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readYamlFile } from '../yaml/read-yaml-file.js'

const Label = z.string().min(1)

/** One labelled input: what is typed in a scene just entered, and what a careful reader takes it for. */
const Entry = z
  .object({
    theme: z.string(),
    scene: z.string(),
    text: z.string(),
    kind: z.enum(['do', 'say']).default('do'),
    means: z.union([Label.transform((name) => [name]), z.array(Label).min(1)]),
    set: z.array(z.string()).default([]),
  })
  .strict()

export type HearingEntry = z.output<typeof Entry> & { place: string }

/** Every entry of `hearing/*.yaml` with its `file:line`. Each file is a map with a list `inputs`. */
export function readHearingFiles(root: string): HearingEntry[] {
  const folder = join(root, 'hearing')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .flatMap((name) => {
      const schema = z.object({ inputs: z.array(Entry) }).strict()
      const { data, placeOf } = readYamlFile(join(folder, name), schema, { root })
      return data.inputs.map((entry, index) => ({ ...entry, place: placeOf(`inputs.${index}`) }))
    })
}

/** The lines of `hearing/elsewhere.txt`, which mean nothing in any story. */
export function readElsewhere(root: string): string[] {
  const file = join(root, 'hearing/elsewhere.txt')
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
}
