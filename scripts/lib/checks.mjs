import { StopError } from './errors.mjs'
import { pnpm } from './paths.mjs'
import { run } from './run.mjs'

const CHECKS = [
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'lint', command: ['oxlint', '--max-warnings', '0'] },
  { name: 'boundaries', command: ['turbo', 'boundaries'] },
  {
    name: 'types',
    command: ['turbo', 'run', 'typecheck', '--output-logs=errors-only', '--continue'],
  },
  { name: 'unused code', command: ['knip', '--no-progress'] },
]

/** Everything that can be said about the code without running it. */
export async function runChecks(tally) {
  for (const { name, command } of CHECKS) {
    await tally.step(name, () => mustPass(pnpm('exec', ...command)))
  }
}

async function mustPass(command) {
  const { code, tail } = await run(command)
  if (code !== 0) throw new StopError(tail.slice(-80).join('\n'))
}
