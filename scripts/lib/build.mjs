import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildEnv } from './apps.mjs'
import { StopError } from './errors.mjs'
import { hashBuildInputs } from './hash-inputs.mjs'
import { pnpm, ROOT } from './paths.mjs'
import { run } from './run.mjs'

const STAMP = join(ROOT, 'node_modules', '.doran-build')
const OUTPUTS = [
  'apps/api/dist/main.js',
  'apps/edge/dist/main.js',
  'apps/web/.next/BUILD_ID',
  'apps/tales/.next/BUILD_ID',
  'packages/story-content/dist/content/index.json',
]
const DEV_FILTERS = ['@doran/api', '@doran/edge', '@doran/web^...', '@doran/tales^...'].map(
  (name) => `--filter=${name}`,
)

/** Builds everything with turbo, unless nothing has changed since the build that is there. */
export async function ensureBuilt(say, { logFile, isDev = false }) {
  const inputs = hashBuildInputs(buildEnv)
  if (!isDev && isCurrent(inputs)) return say('the build is up to date')
  say('building (a first build takes a minute or two)')
  const args = [
    'exec',
    'turbo',
    'run',
    'build',
    '--output-logs=new-only',
    ...(isDev ? DEV_FILTERS : []),
  ]
  const onLine = (line) => {
    const task = /^(@doran\/[\w-]+):build: (cache (?:hit|miss))/.exec(line)
    if (task) say(`  ${task[1]}${task[2] === 'cache hit' ? ' (from cache)' : ' …'}`)
  }
  const { code, tail } = await run(pnpm(...args), { env: buildEnv, logFile, onLine })
  if (code !== 0)
    throw new StopError(
      [...tail.slice(-60), `The build failed; all of it is in ${logFile}.`].join('\n'),
    )
  if (!isDev) writeFileSync(STAMP, JSON.stringify({ inputs, outputs: outputTimes() }))
  say('the build is done')
}

function isCurrent(inputs) {
  try {
    const stamp = JSON.parse(readFileSync(STAMP, 'utf8'))
    return (
      stamp.inputs === inputs && JSON.stringify(stamp.outputs) === JSON.stringify(outputTimes())
    )
  } catch {
    return false
  }
}

function outputTimes() {
  return OUTPUTS.map((file) => statSync(join(ROOT, file)).mtimeMs)
}
