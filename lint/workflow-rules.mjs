import { parse } from 'yaml'

const PINNED = /^[\w./-]+@[0-9a-f]{40}$/
const PINNED_LINE = /uses:\s+\S+@[0-9a-f]{40}\s+# v\d+\.\d+\.\d+$/
const WORKFLOW_KEYS = ['name', 'on', 'permissions', 'concurrency', 'env', 'jobs']
const UNSAFE_TRIGGERS = ['pull_request_target', 'workflow_run']
const COMMAND = /^(pnpm|npm)(?: run)? ([\w:-]+)((?: (?:--?[\w-]+|"\$[A-Z_]+"|[\w@./-]+))*)$/

/**
 * Lists the faults of a workflow beyond those that actionlint finds.
 * @param {string} text
 * @param {{ scripts: Record<string, string>, packageManager: string }} manifest the root's package.json
 * @returns {string[]} one sentence a fault
 */
export function workflowFaults(text, manifest) {
  const { on: triggers, permissions, concurrency, jobs = {}, ...rest } = parse(text)
  const faults = pinFaults(text)
  const events = typeof triggers === 'string' ? [triggers] : Object.keys(triggers ?? {})
  for (const event of [...events, ...(Array.isArray(triggers) ? triggers : [])])
    if (UNSAFE_TRIGGERS.includes(event)) faults.push(`${event} runs foreign code with our rights`)
  for (const key of Object.keys(rest))
    if (!WORKFLOW_KEYS.includes(key)) faults.push(`the workflow has no place for "${key}"`)
  if (!isEmpty(permissions)) faults.push('the workflow begins with "permissions: {}"')
  if (!concurrency?.group) faults.push('the workflow has no concurrency group')
  for (const [name, job] of Object.entries(jobs))
    faults.push(...jobFaults(job, manifest).map((fault) => `job ${name}: ${fault}`))
  if (jobs.required) faults.push(...requiredFaults(jobs))
  return faults
}

/** The same for a composite action, whose steps run in the jobs of others. */
export function actionFaults(text, manifest) {
  const { runs } = parse(text)
  return [...pinFaults(text), ...runs.steps.flatMap((step) => stepFaults(step, manifest))]
}

/** The inputs that a composite action has and a step gives it. */
export function inputFaults(text, actions) {
  const steps = Object.values(parse(text).jobs).flatMap((job) => job.steps ?? [])
  return steps.flatMap(({ uses, with: passed = {} }) => {
    if (!uses?.startsWith('./')) return []
    const action = actions[uses]
    if (action === undefined) return [`${uses} does not exist`]
    const inputs = Object.keys(parse(action).inputs ?? {})
    return Object.keys(passed)
      .filter((name) => !inputs.includes(name))
      .map((name) => `${uses} has no input "${name}"`)
  })
}

function pinFaults(text) {
  return text
    .split('\n')
    .map((line) => line.trim().replace(/^- /, ''))
    .filter((line) => line.startsWith('uses:') && !line.startsWith('uses: ./'))
    .filter((line) => !PINNED_LINE.test(line))
    .map((line) => `"${line}" is not pinned by a commit with its version behind it`)
}

function jobFaults(job, manifest) {
  const faults = (job.steps ?? []).flatMap((step) => stepFaults(step, manifest, job.strategy))
  if (job.permissions === undefined) faults.push('its permissions are not named')
  if (typeof job.permissions === 'string') faults.push('its permissions are not named one by one')
  if (!job['timeout-minutes']) faults.push('it has no time-out')
  if (job.uses || job.secrets === 'inherit') faults.push('it hands its rights to another workflow')
  return faults
}

function stepFaults(step, manifest, strategy) {
  if (step.run !== undefined) return commandFaults(step, manifest, strategy)
  if (typeof step.uses !== 'string') return ['a step neither runs nor uses anything']
  if (!step.uses.startsWith('./') && !PINNED.test(step.uses))
    return [`${step.uses} is not pinned by a commit`]
  const scripts = Object.entries(step.with ?? {}).filter(([name]) => name.endsWith('-script'))
  if (scripts.length > 0)
    return scripts.flatMap(([, run]) => commandFaults({ run }, manifest, strategy))
  if (step.uses.startsWith('actions/checkout@') && step.with?.['persist-credentials'] !== false)
    return ['a checkout keeps its credentials']
  return []
}

/** A step runs one command of package.json, so that whatever it does can be run on a desk too. */
function commandFaults({ run, env = {} }, manifest, strategy) {
  if (run === `npm install --global ${manifest.packageManager}`) return []
  if (run === 'pnpm install --frozen-lockfile') return []
  if (run === 'pnpm run "$COMMAND"') return matrixFaults(env.COMMAND, manifest, strategy)
  const command = COMMAND.exec(run)
  if (!command) return [`"${run}" is not one command of package.json`]
  return scriptFaults(command[2], manifest)
}

function matrixFaults(command, manifest, strategy) {
  if (command !== '${{ matrix.command }}') return ['$COMMAND is not the matrix’s command']
  return (strategy?.matrix?.command ?? []).flatMap((name) => scriptFaults(name, manifest))
}

function scriptFaults(name, { scripts }) {
  return Object.hasOwn(scripts, name) ? [] : [`package.json has no script "${name}"`]
}

/** The one status that a branch waits for says what all the others said. */
function requiredFaults({ required, ...others }) {
  const missing = Object.keys(others).filter((name) => !(required.needs ?? []).includes(name))
  const faults = missing.map((name) => `job required does not wait for ${name}`)
  if (required.if !== 'always()') faults.push('job required is skipped where another one fails')
  return faults
}

function isEmpty(value) {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}
