import type { z } from 'zod'

export type SchemaFault = { path: PropertyKey[]; message: string }

/** What a schema refuses, an unknown property at its own place; of a union, the faults of the alternative that fits best (goes deepest). */
export function schemaFaults(issues: readonly z.core.$ZodIssue[]): SchemaFault[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        path: [...issue.path, key],
        message: 'no such property is known',
      }))
    }
    if (issue.code !== 'invalid_union') return [{ path: issue.path, message: issue.message }]
    const [best] = issue.errors
      .map(schemaFaults)
      .toSorted((one, other) => depthOf(other) - depthOf(one))
    return (best ?? []).map(({ path, message }) => ({ path: [...issue.path, ...path], message }))
  })
}

function depthOf(faults: readonly SchemaFault[]): number {
  return Math.max(0, ...faults.map(({ path }) => path.length))
}
