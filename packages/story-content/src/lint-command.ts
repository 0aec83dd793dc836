import { parseArgs } from 'node:util'
import { lintContent } from './lint/lint-content.js'
import { contentRoot } from './content-root.js'
import { knownSlugs } from './terminal/require-slug.js'
import { runCommand, type Print } from './terminal/run-command.js'

/** Lists what is wrong in the themes (all, or those named); errors make it fail, warnings do not. */
function lint(words: string[], print: Print): number {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { root: { type: 'string', default: contentRoot() } },
  })
  const findings = lintContent(values.root, knownSlugs(values.root, positionals))
  for (const { level, line } of findings) print(`${level} ${line}`)
  const errors = findings.filter(({ level }) => level === 'error').length
  print(`${errors} errors, ${findings.length - errors} warnings`)
  return errors > 0 ? 1 : 0
}

runCommand(lint)
