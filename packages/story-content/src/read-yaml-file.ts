import { readFileSync } from 'node:fs'
import { LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'

/** What is wrong in an authored file, each finding as `file:line path: message`. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  readonly findings: readonly string[]

  constructor(findings: readonly string[]) {
    super(findings.join('\n'))
    this.findings = findings
  }
}

/** A parsed file that can tell the line of a path. */
type YamlFile = { path: string; value: unknown; lineOf: (path: PropertyKey[]) => number }

/**
 * Reads a YAML file by its schema. `lists` are properties made by joining the lists of other files; a fault
 * in one of those is told with its own file and line.
 */
export function readYamlFile<S extends z.ZodType>(
  path: string,
  schema: S,
  lists: Record<string, string[]> = {},
): z.output<S> {
  const main = openYaml(path)
  const parts = Object.entries(lists).map(([name, paths]) => ({ name, files: paths.map(openYaml) }))
  const joined = Object.fromEntries(
    parts.map(({ name, files }) => [name, files.flatMap((file) => asList(file))]),
  )
  const base = typeof main.value === 'object' ? main.value : {}
  const parsed = schema.safeParse({ ...base, ...joined })
  if (parsed.success) return parsed.data

  throw new ContentError(
    parsed.error.issues.map((issue) => {
      const part = parts.find(({ name }) => name === issue.path[0])
      const { file, inner } = part
        ? locate(part.files, issue.path)
        : { file: main, inner: issue.path }
      return `${file.path}:${file.lineOf(inner)} ${issue.path.join('.')}: ${issue.message}`
    }),
  )
}

function openYaml(path: string): YamlFile {
  const counter = new LineCounter()
  const document = parseDocument(readFileSync(path, 'utf8'), { lineCounter: counter })
  const fault = document.errors[0]
  if (fault) throw new ContentError([`${path}:${fault.linePos?.[0].line ?? 1} ${fault.message}`])
  const lineOf = (inner: PropertyKey[]): number => {
    for (let depth = inner.length; depth >= 0; depth -= 1) {
      const node: unknown = document.getIn(inner.slice(0, depth), true)
      const range: unknown = typeof node === 'object' && node ? Reflect.get(node, 'range') : null
      if (Array.isArray(range) && typeof range[0] === 'number')
        return counter.linePos(range[0]).line
    }
    return 1
  }
  const value: unknown = document.toJS()
  return { path, value, lineOf }
}

function asList(file: YamlFile): unknown[] {
  if (!Array.isArray(file.value)) throw new ContentError([`${file.path}:1 must be a list`])
  return file.value
}

function locate(files: YamlFile[], path: PropertyKey[]): { file: YamlFile; inner: PropertyKey[] } {
  let index = Number(path[1])
  for (const file of files) {
    const length = asList(file).length
    if (index < length) return { file, inner: [index, ...path.slice(2)] }
    index -= length
  }
  const [first] = files
  if (!first) throw new ContentError(['no file holds this list'])
  return { file: first, inner: [] }
}
