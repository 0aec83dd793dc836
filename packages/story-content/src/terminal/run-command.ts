import { ContentError } from '../yaml/content-error.js'
import { UsageError } from './usage-error.js'

export type Print = (text: string) => void

/** Runs a command on the words after its name; it answers the exit code. Content that cannot be read makes it 1. */
export function runCommand(command: (words: string[], print: Print) => number): void {
  const words = process.argv.slice(2).filter((word, index) => index > 0 || word !== '--')
  // Whoever reads the output may have read enough of it.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
  try {
    process.exitCode = command(words, (text) => process.stdout.write(`${text}\n`))
  } catch (error) {
    if (!(error instanceof ContentError) && !isUsage(error)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = error instanceof ContentError ? 1 : 2
  }
}

function isUsage(error: unknown): error is Error {
  if (error instanceof UsageError) return true
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : null
  return typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS')
}
