import { join } from 'node:path'
import { ROOT } from '../lib/paths.mjs'

export const CONTRACT = '@doran/contract'
/** From the root, as git names it. */
export const RELEASED = 'packages/contract/api/openapi.json'
export const RELEASED_FILE = join(ROOT, RELEASED)
export const MANIFEST_FILE = join(ROOT, 'packages', 'contract', 'package.json')
export const CHANGESETS = join(ROOT, '.changeset')
