import type { z } from 'zod'
import { ContentError } from './content-error.js'
import { openYamlFile, type YamlFile } from './open-yaml-file.js'
import { pathOf } from './path-of.js'
import { schemaFaults } from './schema-faults.js'

export type Authored<T> = {
  data: T
  /** `file:line` of an address such as `scenes.window.moves.ask.to`, or of its last part that exists. */
  placeOf: (where: string) => string
}

type Part = { name: string; files: YamlFile[] }

/**
 * Reads a YAML file by its schema. `lists` are properties made by joining the lists of other files; a fault
 * in one of those is told with its own file and line. Files are named by their path under `root`.
 */
export function readYamlFile<S extends z.ZodType>(
  path: string,
  schema: S,
  { root, lists = {} }: { root: string; lists?: Record<string, string[]> },
): Authored<z.output<S>> {
  const main = openYamlFile(path, root)
  const parts = Object.entries(lists).map(([name, paths]) => ({
    name,
    files: paths.map((part) => openYamlFile(part, root)),
  }))
  const joined = Object.fromEntries(
    parts.map(({ name, files }) => [name, files.flatMap((file) => listIn(file))]),
  )
  const base = typeof main.value === 'object' ? main.value : {}
  const raw = { ...base, ...joined }
  const parsed = schema.safeParse(raw)
  if (parsed.success) {
    return {
      data: parsed.data,
      placeOf: (where) => placeOfPath(main, parts, pathOf(raw, where)),
    }
  }
  throw new ContentError(
    schemaFaults(parsed.error.issues).map(
      ({ path: at, message }) => `${placeOfPath(main, parts, at)} ${at.join('.')}: ${message}`,
    ),
  )
}

function placeOfPath(main: YamlFile, parts: readonly Part[], path: readonly PropertyKey[]): string {
  const part = parts.find(({ name }) => name === path[0])
  let index = Number(path[1])
  for (const file of part?.files ?? []) {
    const { length } = listIn(file)
    if (index < length) return `${file.name}:${file.lineOf([index, ...path.slice(2)])}`
    index -= length
  }
  return `${main.name}:${main.lineOf(path)}`
}

function listIn(file: YamlFile): unknown[] {
  if (!Array.isArray(file.value)) throw new ContentError([`${file.name}:1 must be a list`])
  return file.value
}
