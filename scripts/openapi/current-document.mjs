import { readFileSync } from 'node:fs'
import { MANIFEST_FILE } from './paths.mjs'

/** What the contract's sources say now, under the version of its package. */
export async function currentDocument() {
  await import('../../packages/tooling/src/from-source.mjs')
  const { createOpenApi } = await import('../../packages/contract/src/openapi.ts')
  return createOpenApi({ version: contractVersion() })
}

export function contractVersion() {
  return JSON.parse(readFileSync(MANIFEST_FILE, 'utf8')).version
}
