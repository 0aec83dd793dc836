import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** The Node that the workspace brings along; the host's own may be older. */
export const NODE = join(ROOT, 'node_modules', 'node', 'bin', 'node')

const PNPM = ['--prefer-offline', '-y', 'pnpm@12.21.0']

/** The command line of pnpm without anything installed but npm. */
export function pnpm(...args) {
  return ['npx', [...PNPM, ...args]]
}

export function dataDirOf(env) {
  return env.DATA_DIR ? resolve(env.DATA_DIR) : join(ROOT, '.data')
}
